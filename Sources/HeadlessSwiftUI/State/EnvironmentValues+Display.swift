private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum SymbolRenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
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

    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self] }
        set { self[SymbolRenderingKey.self] = newValue }
    }

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
