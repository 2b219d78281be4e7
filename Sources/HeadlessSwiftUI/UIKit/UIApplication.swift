import Foundation

/// The app, as far as it is asked for without importing UIKit.
@MainActor
@preconcurrency
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public internal(set) weak var delegate: (any UIApplicationDelegate)?
    public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    public var windows: [UIWindow] { [.shared] }
    public var keyWindow: UIWindow? { .shared }
    public var applicationState: State { .active }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}

    /// Without a target it goes to what has the keyboard.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        action.send(to: target.map { $0 as AnyObject } ?? UIResponder.first ?? FocusedField(), with: [sender as Any])
        return true
    }

    /// A place outside the app, of which nothing is seen here.
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(true)
    }

    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0

    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public struct OpenURLOptionsKey: Hashable, Sendable {}
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}
