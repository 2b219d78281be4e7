import Foundation

/// The app's notifications, which UIKit brings along. Nobody is there to be asked whether they are allowed: so they aren't, and none is
/// delivered. What is to come is kept.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    private let lock = NSLock()
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    private var wasAsked = false
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    public static func current() -> UNUserNotificationCenter { shared }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { ask() }

    public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let isGranted = ask()
        answer { completionHandler(isGranted, nil) }
    }

    public func notificationSettings() async -> UNNotificationSettings { settings }
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        answer { completionHandler(settings) }
    }

    public func add(_ request: UNNotificationRequest) async throws { keep(request) }
    public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        keep(request)
        answer { completionHandler?(nil) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let requests = requests
        answer { completionHandler(requests) }
    }

    public func deliveredNotifications() async -> [UNNotification] { [] }
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { answer { completionHandler([]) } }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }

    public func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        answer { completionHandler?(nil) }
    }

    private func ask() -> Bool {
        lock.withLock { wasAsked = true }
        return false
    }

    /// The one with the same identifier makes room.
    private func keep(_ request: UNNotificationRequest) {
        lock.withLock {
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
    }

    private var requests: [UNNotificationRequest] { lock.withLock { pending } }
    private var settings: UNNotificationSettings { UNNotificationSettings(lock.withLock { wasAsked } ? .denied : .notDetermined) }

    /// Never before the call has returned.
    private func answer(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    public var alertSetting: UNNotificationSetting { .disabled }
    public var soundSetting: UNNotificationSetting { .disabled }
    public var badgeSetting: UNNotificationSetting { .disabled }
    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}
