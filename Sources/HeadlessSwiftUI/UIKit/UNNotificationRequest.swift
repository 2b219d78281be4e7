import Foundation

/// A notification that is to come.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// What a notification says. Only a mutable one can be told.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var words = Words()
    public override init() {}

    fileprivate struct Words {
        var title = "", subtitle = "", body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = "", threadIdentifier = ""
        var interruptionLevel = UNNotificationInterruptionLevel.active
    }

    public var title: String { words.title }
    public var subtitle: String { words.subtitle }
    public var body: String { words.body }
    public var badge: NSNumber? { words.badge }
    public var sound: UNNotificationSound? { words.sound }
    public var userInfo: [AnyHashable: Any] { words.userInfo }
    public var categoryIdentifier: String { words.categoryIdentifier }
    public var threadIdentifier: String { words.threadIdentifier }
    public var interruptionLevel: UNNotificationInterruptionLevel { words.interruptionLevel }
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String { get { words.title } set { words.title = newValue } }
    public override var subtitle: String { get { words.subtitle } set { words.subtitle = newValue } }
    public override var body: String { get { words.body } set { words.body = newValue } }
    public override var badge: NSNumber? { get { words.badge } set { words.badge = newValue } }
    public override var sound: UNNotificationSound? { get { words.sound } set { words.sound = newValue } }
    public override var userInfo: [AnyHashable: Any] { get { words.userInfo } set { words.userInfo = newValue } }
    public override var categoryIdentifier: String { get { words.categoryIdentifier } set { words.categoryIdentifier = newValue } }
    public override var threadIdentifier: String { get { words.threadIdentifier } set { words.threadIdentifier = newValue } }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { words.interruptionLevel }
        set { words.interruptionLevel = newValue }
    }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
    public let name: UNNotificationSoundName
    public init(named name: UNNotificationSoundName) { self.name = name }
}

/// What a person can do with a notification besides opening it.
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        (self.identifier, self.actions) = (identifier, actions)
    }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

public final class UNNotificationAction: NSObject, Sendable {
    public let identifier: String
    public let title: String
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) { (self.identifier, self.title) = (identifier, title) }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
