import Foundation

/// Controllers one above the other, of which the topmost is shown.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()
    public private(set) var viewControllers: [UIViewController] = []
    open var isNavigationBarHidden = false
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    open weak var delegate: (any UINavigationControllerDelegate)?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public var topViewController: UIViewController? { viewControllers.last }
    public var visibleViewController: UIViewController? { viewControllers.last }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        setViewControllers(Array(viewControllers.prefix(1)), animated: animated)
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
        show(only: topViewController)
    }
}

@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// What a bar shows for a controller.
@MainActor
@preconcurrency
public final class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public var title: String?
    public var prompt: String?
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
    public var hidesBackButton = false
    public var backButtonTitle: String?
    public override init() {}
}
