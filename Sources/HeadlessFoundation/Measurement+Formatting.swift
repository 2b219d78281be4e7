import Foundation

/// In which of a quantity's units it is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String
    /// As people say it where the locale is at home.
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
    public static var road: Self { Self(name: "road") }
    public static var focalLength: Self { Self(name: "asProvided") }
    public static var rainfall: Self { Self(name: "rainfall") }
    public static var snowfall: Self { Self(name: "snowfall") }
    public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "asProvided") }
    public static var workout: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
    /// Writes a quantity: its number as the locale writes numbers, its unit in English words or by its symbol.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            public static var wide: Self { Self(name: "wide") }
            public static var abbreviated: Self { Self(name: "abbreviated") }
            public static var narrow: Self { Self(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var hidesScaleName = false

        public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
                    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let measurement = usage == .asProvided || usage == nil ? value : value.customary(in: locale)
            let digits = abs(measurement.value) < 10 && usage != .asProvided ? 1 : 0
            let numbers = numberFormatStyle ?? .number.precision(.fractionLength(0...max(digits, usage == .asProvided ? 3 : 0)))
            return UnitName(measurement.unit).text(
                numbers.locale(locale).format(measurement.value), isOne: measurement.value == 1, width: width.name, hidesScale: hidesScaleName)
        }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// The quantity in the unit that people use for one of its size where the locale is at home.
    func customary(in locale: Locale) -> Measurement {
        let isUS = locale.measurementSystem == .us
        let units = (isUS ? Self.customaryInUS : Self.customaryElsewhere).compactMap { $0 as? UnitType }
        for unit in units {
            let converted = converted(to: unit)
            if abs(converted.value) >= 0.95 || unit === units.last { return converted }
        }
        return self
    }

    private static var customaryInUS: [Dimension] {
        if UnitType.self == UnitLength.self { return [UnitLength.miles, UnitLength.feet, UnitLength.inches] }
        if UnitType.self == UnitMass.self { return [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces] }
        if UnitType.self == UnitTemperature.self { return [UnitTemperature.fahrenheit] }
        if UnitType.self == UnitSpeed.self { return [UnitSpeed.milesPerHour] }
        if UnitType.self == UnitVolume.self { return [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces] }
        if UnitType.self == UnitArea.self { return [UnitArea.squareMiles, UnitArea.acres, UnitArea.squareFeet, UnitArea.squareInches] }
        return []
    }

    private static var customaryElsewhere: [Dimension] {
        if UnitType.self == UnitLength.self { return [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters] }
        if UnitType.self == UnitMass.self { return [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams] }
        if UnitType.self == UnitTemperature.self { return [UnitTemperature.celsius] }
        if UnitType.self == UnitSpeed.self { return [UnitSpeed.kilometersPerHour] }
        if UnitType.self == UnitVolume.self { return [UnitVolume.liters, UnitVolume.milliliters] }
        if UnitType.self == UnitArea.self { return [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters] }
        return []
    }
}

extension FormatStyle {
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

/// What a unit is called.
struct UnitName {
    private let symbol: String

    init(_ unit: Unit) { symbol = unit.symbol }

    func text(_ number: String, isOne: Bool, width: String, hidesScale: Bool = false) -> String {
        if symbol.hasPrefix("°") {
            let scale = hidesScale || width == "narrow" ? "" : String(symbol.dropFirst())
            if width != "wide" { return "\(number)°\(scale)" }
        }
        if width == "wide", let (one, several) = Self.words[symbol] { return "\(number) \(isOne ? one : several)" }
        return width == "narrow" ? "\(number)\(symbol)" : "\(number) \(symbol)"
    }

    private static let words: [String: (String, String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
        "mi": ("mile", "miles"), "yd": ("yard", "yards"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "t": ("metric ton", "metric tons"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "mg": ("milligram", "milligrams"),
        "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "st": ("stone", "stones"), "ton": ("ton", "tons"),
        "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"), "qt": ("quart", "quarts"),
        "pt": ("pint", "pints"), "cup": ("cup", "cups"), "fl oz": ("fluid ounce", "fluid ounces"), "tbsp": ("tablespoon", "tablespoons"),
        "tsp": ("teaspoon", "teaspoons"), "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"),
    ]
}
