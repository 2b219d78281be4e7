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

    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }
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

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: ((ToggleStyleConfiguration) -> any View)? { nil } }

extension EnvironmentValues {
    /// A style of the solution's own.
    var customToggleStyle: ((ToggleStyleConfiguration) -> any View)? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.customToggleStyle, style is any SystemToggleStyle ? nil : {
            StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        })
    }
}
