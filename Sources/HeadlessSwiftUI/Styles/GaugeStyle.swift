/// How gauges look.
@MainActor
@preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    public struct Label: StylePart { let view: any View }
    public struct CurrentValueLabel: StylePart { let view: any View }
    public struct MinimumValueLabel: StylePart { let view: any View }
    public struct MaximumValueLabel: StylePart { let view: any View }
}

protocol SystemGaugeStyle: GaugeStyle {}

extension SystemGaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.value) { configuration.label } currentValueLabel: { configuration.currentValueLabel }
    }
}

public struct DefaultGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }
public struct AccessoryCircularGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }
public struct AccessoryLinearGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }
public struct AccessoryLinearCapacityGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }
public struct LinearCapacityGaugeStyle: SystemGaugeStyle { nonisolated public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: DefaultGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: LinearCapacityGaugeStyle { .init() } }

extension View {
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        self.style(style, isSystems: style is any SystemGaugeStyle) { $0.makeBody(configuration: $1) }
    }
}
