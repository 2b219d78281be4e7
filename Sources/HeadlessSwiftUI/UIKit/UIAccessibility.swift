import Foundation

/// A person's settings, which are what they are on a new iPhone, and what an assistive technology is told.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }

    public enum Notification: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }

    /// Nobody listens here.
    public static func post(notification: Notification, argument: Any?) {}
}
