import Foundation

// The app's one window, for programs that ask it for the edges of the screen.

@MainActor
@preconcurrency
public final class UIWindow: UIView {
    public var windowScene: UIWindowScene? { UIWindowScene.shared }
    public var isKeyWindow: Bool { true }
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var rootViewController: UIViewController?
    public var windowLevel = Level.normal
    static let shared = UIWindow()

    public required init() {
        super.init()
        frame = UIScreen.main.bounds
    }

    public init(windowScene: UIWindowScene) {
        super.init()
        frame = UIScreen.main.bounds
    }

    public func makeKeyAndVisible() { isHidden = false }

    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
}

/// A screen of UIKit's, of which a program has none here.
@MainActor
@preconcurrency
open class UIViewController: NSObject {
    public let view: UIView! = UIView()
    public var title: String?
    public var presentedViewController: UIViewController? { nil }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    public func setNeedsStatusBarAppearanceUpdate() {}
    public override init() {}
    public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

@MainActor
@preconcurrency
open class UIScene: NSObject {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    public var activationState: ActivationState { .foregroundActive }
}

@MainActor
@preconcurrency
public final class UIWindowScene: UIScene {
    static let shared = UIWindowScene()
    public var windows: [UIWindow] { [.shared] }
    public var keyWindow: UIWindow? { .shared }
    public var screen: UIScreen { .main }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

@MainActor
@preconcurrency
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54) }
    public var isStatusBarHidden: Bool { false }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
    public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    public var windows: [UIWindow] { [.shared] }
    public var keyWindow: UIWindow? { .shared }
    public var isRegisteredForRemoteNotifications: Bool { false }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

public struct UIOffset: Equatable, Sendable {
    public var horizontal, vertical: CGFloat
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
}
