/// How progress looks.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    public struct CurrentValueLabel: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }
}

protocol SystemProgressViewStyle: ProgressViewStyle {}

extension SystemProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct DefaultProgressViewStyle: SystemProgressViewStyle { nonisolated public init() {} }
public struct CircularProgressViewStyle: SystemProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}
public struct LinearProgressViewStyle: SystemProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: DefaultProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { .init() } }

private enum ProgressViewStyleKey: EnvironmentKey { static var defaultValue: ((ProgressViewStyleConfiguration) -> any View)? { nil } }

extension EnvironmentValues {
    /// A style of the solution's own.
    var customProgressViewStyle: ((ProgressViewStyleConfiguration) -> any View)? {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.customProgressViewStyle, style is any SystemProgressViewStyle ? nil : {
            StyleBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) }
        })
    }
}
