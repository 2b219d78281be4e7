private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

/// A person's settings and the device, which are what they are on a new iPhone.
extension EnvironmentValues {
    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }

    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// The app's own, of which there is none until a program puts one here.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }

    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var supportsMultipleWindows: Bool { false }
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
