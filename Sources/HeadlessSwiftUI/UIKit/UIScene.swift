import Foundation

@MainActor
@preconcurrency
open class UIScene: UIResponder {
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
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
    public var delegate: (any UIWindowSceneDelegate)? { nil }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

@MainActor
@preconcurrency
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54) }
    public var isStatusBarHidden: Bool { false }
}

/// Never asked here: the app's windows are SwiftUI's.
@MainActor
@preconcurrency
public protocol UISceneDelegate: AnyObject {}

@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { .shared }
        set {}
    }
}
