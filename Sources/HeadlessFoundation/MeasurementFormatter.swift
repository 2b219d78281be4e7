import Foundation

/// Writes quantities, as `Measurement.formatted` does.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = Locale.current
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var (value, unit) = (measurement.value, measurement.unit as Unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension, let customary = Self.customary(value, dimension, in: locale) {
            (value, unit) = customary
        }
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        return UnitName(unit).text(number, isOne: value == 1, width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }

    public func string(from unit: Unit) -> String { unit.symbol }

    private var width: String {
        switch unitStyle {
        case .long: "wide"
        case .short: "narrow"
        default: "abbreviated"
        }
    }

    private static func customary(_ value: Double, _ unit: Dimension, in locale: Locale) -> (Double, Unit)? {
        func convert<D: Dimension>(_ unit: D) -> (Double, Unit) {
            let measurement = Measurement(value: value, unit: unit).customary(in: locale)
            return (measurement.value, measurement.unit)
        }
        return convert(unit)
    }
}
