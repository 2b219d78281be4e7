/// Text that is HTML already. What is put into a literal is escaped by where it stands: `\(words)` as text,
/// `\(attribute: value)` between double quotes, and only HTML itself as it is.
struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    init(stringInterpolation: Interpolation) {
        text = stringInterpolation.text
    }

    /// - Parameter text: HTML; nothing is escaped.
    init(verbatim text: String) {
        self.text = text
    }

    static func + (a: HTML, b: HTML) -> HTML {
        HTML(verbatim: a.text + b.text)
    }

    static func += (a: inout HTML, b: HTML) {
        a.text += b.text
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity * 2)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ words: String) {
            text += words.escapedAsHTMLText
        }

        mutating func appendInterpolation(_ number: Int) {
            text += String(number)
        }

        mutating func appendInterpolation(attribute value: String) {
            text += value.escapedAsHTMLAttribute
        }

        mutating func appendInterpolation(_ html: HTML) {
            text += html.text
        }

        mutating func appendInterpolation(_ parts: [HTML], separator: String = "") {
            text += parts.map(\.text).joined(separator: separator)
        }
    }
}

extension String {
    /// For between tags.
    var escapedAsHTMLText: String {
        replacing { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            default: nil
            }
        }
    }

    /// For between double or single quotes; line ends and tabs are kept as references.
    var escapedAsHTMLAttribute: String {
        replacing { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "'"): "&#39;"
            case 0x09: "&#9;"
            case 0x0A: "&#10;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    /// An address for an attribute: what an address can't hold is percent-encoded, what is encoded already stays.
    var escapedAsAddress: String {
        replacing { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "'"): "&#x27;"
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): nil
            default: Self.addressSigns.contains(byte) ? nil : byte.percentEncoded
            }
        }
    }

    private static let addressSigns = Set("-_.+!*(),%#@?=;:/$~".utf8)

    /// Replaces single bytes of ASCII, or all bytes; text in which nothing is replaced is handed back as it is.
    @inline(__always)
    private func replacing(_ replacement: (UInt8) -> String?) -> String {
        guard utf8.contains(where: { replacement($0) != nil }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + utf8.count / 8)
        for byte in utf8 {
            if let replacement = replacement(byte) { bytes.append(contentsOf: replacement.utf8) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var percentEncoded: String {
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(self >> 4)])\(digits[Int(self & 15)])"
    }
}
