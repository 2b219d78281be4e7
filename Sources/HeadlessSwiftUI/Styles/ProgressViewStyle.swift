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

    public struct Label: StylePart { let view: any View }
    public struct CurrentValueLabel: StylePart { let view: any View }
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

extension View {
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is any SystemProgressViewStyle) { $0.makeBody(configuration: $1) }
    }
}
