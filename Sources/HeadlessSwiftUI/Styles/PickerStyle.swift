/// How a picker looks. Options that stand on the screen by themselves can be tapped.
enum PickerLook {
    case menu, segmented, inline, wheel, palette, navigationLink

    var showsOptions: Bool { self == .segmented || self == .inline || self == .palette }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

public protocol PickerStyle {}

/// A style of the system's own.
protocol SystemPickerStyle: PickerStyle {
    var look: PickerLook { get }
}

public struct DefaultPickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .menu }
}

public struct MenuPickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .menu }
}

public struct SegmentedPickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .segmented }
}

public struct InlinePickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .inline }
}

public struct WheelPickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .wheel }
}

public struct PalettePickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .palette }
}

public struct NavigationLinkPickerStyle: SystemPickerStyle {
    public init() {}
    var look: PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { .init() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { .init() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: NavigationLinkPickerStyle { .init() } }

extension View {
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, (style as? any SystemPickerStyle)?.look ?? .menu)
    }
}
