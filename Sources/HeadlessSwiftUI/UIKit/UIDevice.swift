import Foundation

/// The phone that a check is run on.
@MainActor
@preconcurrency
public final class UIScreen {
    public static let main = UIScreen()
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
}

@MainActor
@preconcurrency
public final class UIDevice {
    public static let current = UIDevice()
    public let name = "iPhone"
    public let model = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "18.0"
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let orientation = UIDeviceOrientation.portrait
    public var isBatteryMonitoringEnabled = false
    public let batteryLevel: Float = -1
    public var identifierForVendor: UUID? { nil }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Taps that a hand feels, and nobody does here.
@MainActor
@preconcurrency
public final class UIImpactFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init() {}
    public init(style: FeedbackStyle) {}
    public func prepare() {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

@MainActor
@preconcurrency
public final class UINotificationFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public init() {}
    public func prepare() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor
@preconcurrency
public final class UISelectionFeedbackGenerator {
    public init() {}
    public func prepare() {}
    public func selectionChanged() {}
}

@MainActor
@preconcurrency
public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var strings: [String]?
    public var hasStrings: Bool { string != nil }
}

extension UIDevice {
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIDeviceOrientation {
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
