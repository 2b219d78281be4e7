/// How toggles look.
@MainActor
@preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    public struct Label: StylePart { let view: any View }
}

protocol SystemToggleStyle: ToggleStyle {}

extension SystemToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct DefaultToggleStyle: SystemToggleStyle { nonisolated public init() {} }
public struct SwitchToggleStyle: SystemToggleStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}
public struct ButtonToggleStyle: SystemToggleStyle { nonisolated public init() {} }

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is any SystemToggleStyle) { $0.makeBody(configuration: $1) }
    }
}
