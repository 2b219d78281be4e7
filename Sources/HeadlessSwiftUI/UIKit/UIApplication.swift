import Foundation

/// The app, as far as it is asked for without importing UIKit.
@MainActor
@preconcurrency
public final class UIApplication {
    public static let shared = UIApplication()

    /// A place outside the app, of which nothing is seen here.
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(true)
    }

    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0

    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    nonisolated public static let openSettingsURLString = "app-settings:"
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIDevice {
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIDeviceOrientation {
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
