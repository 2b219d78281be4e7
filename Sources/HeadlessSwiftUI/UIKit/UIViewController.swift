import Foundation

/// A view and the code that goes with it.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero
    open var hidesBottomBarWhenPushed = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public let navigationItem = UINavigationItem()
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    public var presentedViewController: UIViewController? { nil }
    public var presentingViewController: UIViewController? { nil }
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public required init?(coder: NSCoder) {}

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    public var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
    }

    open func loadView() { loadedView = UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) { for child in children { child.viewWillAppear(animated) } }
    open func viewDidAppear(_ animated: Bool) { for child in children { child.viewDidAppear(animated) } }
    open func viewWillDisappear(_ animated: Bool) { for child in children { child.viewWillDisappear(animated) } }
    open func viewDidDisappear(_ animated: Bool) { for child in children { child.viewDidDisappear(animated) } }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open override var next: UIResponder? { parent }
    public var navigationController: UINavigationController? { parent as? UINavigationController ?? parent?.navigationController }
    public var traitCollection: UITraitCollection { .current }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// What a controller puts up by itself isn't on the screen here.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

extension UIViewController {
    /// Shows that controller's view in place of those that were there.
    final func show(only controller: UIViewController?) {
        for child in children where child !== controller {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        guard let controller, controller.parent !== self else { return }
        addChild(controller)
        view.addSubview(controller.view)
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
