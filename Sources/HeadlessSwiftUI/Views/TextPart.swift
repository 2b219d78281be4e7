/// A piece of a text: as it is, or to be worked out in the reader's locale.
enum TextPart: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedPart)

    static func formatted<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> TextPart where F.FormatOutput == String, F.FormatInput: Equatable {
        .localized(LocalizedPart(plain: format.format(input)) { format.locale($0).format(input) })
    }

    /// A whole number, with the locale's digits grouped, as a localized format shows it.
    static func integer<T: BinaryInteger>(_ value: T) -> TextPart {
        let plain = String(value)
        guard plain.utf8.count > 3 else { return .plain(plain) }
        guard let number = Int64(exactly: value) else { return .plain(plain) }
        return .localized(LocalizedPart(plain: plain) { number.formatted(.number.locale($0)) })
    }

    /// A number with a fraction, six digits of it, as `%lf` shows it.
    static func decimal(_ value: Double) -> TextPart {
        let plain = String(format: "%f", value)
        return .localized(LocalizedPart(plain: plain) {
            value.formatted(.number.precision(.fractionLength(6)).locale($0))
        })
    }

    func string(in locale: Locale) -> String {
        switch self {
        case .plain(let text): text
        case .localized(let part): part.make(locale)
        }
    }
}

/// Compared by what it is in no locale.
struct LocalizedPart: Equatable, @unchecked Sendable {
    let plain: String
    let make: (Locale) -> String

    static func == (a: Self, b: Self) -> Bool { a.plain == b.plain }
}
