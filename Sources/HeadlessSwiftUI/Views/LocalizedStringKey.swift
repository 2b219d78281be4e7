/// A text in source code that may be looked up in a table of translations, with values put in as the reader's locale has them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let parts: [TextPart]

    public init(_ value: String) {
        parts = [.plain(InlineMarkdown.text(of: value))]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [TextPart] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.plain(InlineMarkdown.text(of: literal))) }
        }

        public mutating func appendInterpolation(_ string: String) { parts.append(.plain(string)) }
        public mutating func appendInterpolation(_ text: Text) { parts += text.parts }
        public mutating func appendInterpolation(_ image: Image) {}
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            parts.append(.plain(String(attributedString.characters)))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { parts += resource.localizedKey.parts }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { parts += Text(date, style: style).parts }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts += Text(dates).parts }
        public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
                                                 showsHours: Bool = true) {
            parts += Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours).parts
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            parts.append(.plain(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            parts.append(.plain(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.formatted(input, format))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            if let number = value as? any BinaryInteger {
                parts.append(.integer(number))
            } else if let number = value as? any BinaryFloatingPoint {
                parts.append(.decimal(Double(number)))
            } else {
                parts.append(.plain("\(value)"))
            }
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.append(.plain(String(format: specifier, value._arg)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { parts.append(.plain("\(value)")) }
    }
}

/// A number that a format specifier can show.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: Self { self }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}
