/// Bytes that are HTML already. What is put into a literal is escaped by where it stands: `\(words)` as text,
/// `\(attribute: value)` between double quotes, and only HTML itself as it is.
struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// In UTF-8.
    private(set) var bytes: [UInt8]

    init(stringLiteral markup: String) {
        bytes = Array(markup.utf8)
    }

    init(stringInterpolation: Interpolation) {
        bytes = stringInterpolation.html.bytes
    }

    /// - Parameter bytes: HTML; nothing is escaped.
    init(verbatim bytes: [UInt8]) {
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func + (a: HTML, b: HTML) -> HTML {
        HTML(verbatim: a.bytes + b.bytes)
    }

    static func += (a: inout HTML, b: HTML) {
        a.bytes += b.bytes
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var html: HTML = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            html.bytes.reserveCapacity(literalCapacity * 2)
        }

        mutating func appendLiteral(_ literal: String) {
            html.write(literal)
        }

        mutating func appendInterpolation(_ words: String) {
            html.write(text: words)
        }

        mutating func appendInterpolation(_ number: Int) {
            html.write(String(number))
        }

        mutating func appendInterpolation(attribute value: String) {
            html.write(attribute: value)
        }

        mutating func appendInterpolation(address: String) {
            html.write(address: address)
        }

        mutating func appendInterpolation(_ html: HTML) {
            self.html += html
        }

        mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { html += part }
        }
    }
}

extension HTML {
    /// - Parameter markup: HTML; nothing is escaped.
    mutating func write(_ markup: String) {
        bytes += markup.utf8
    }

    mutating func write(_ markup: UnsafeRawBufferPointer) {
        bytes += markup
    }

    /// For between tags.
    mutating func write(text: some StringProtocol) {
        write(text) { byte in
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
    mutating func write(attribute value: String) {
        write(value) { byte in
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
    mutating func write(address: String) {
        write(address) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "'"): "&#x27;"
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): nil
            default: Self.addressSigns.contains(byte) ? nil : byte.percentEncoded
            }
        }
    }

    private static let addressSigns = Array("-_.+!*(),%#@?=;:/$~".utf8)

    /// Writes what isn't replaced in as long pieces as it is there.
    @inline(__always)
    private mutating func write(_ text: some StringProtocol, replacement: (UInt8) -> String?) {
        text.withBytes { text in
            var start = 0
            for index in text.indices {
                guard let replacement = replacement(text[index]) else { continue }
                bytes += UnsafeBufferPointer(rebasing: text[start..<index])
                bytes += replacement.utf8
                start = index + 1
            }
            bytes += UnsafeBufferPointer(rebasing: text[start...])
        }
    }
}

extension UInt8 {
    fileprivate var percentEncoded: String {
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(self >> 4)])\(digits[Int(self & 15)])"
    }
}
