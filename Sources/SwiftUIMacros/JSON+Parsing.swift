extension JSON {
    /// Nil where the bytes aren't a JSON value.
    init?(parsing bytes: [UInt8]) {
        var parser = Parser(bytes: bytes)
        guard let value = parser.value() else { return nil }
        self = value
    }

    private struct Parser {
        let bytes: [UInt8]
        var position = 0

        mutating func value() -> JSON? {
            skipSpace()
            switch peek {
            case "{": return object()
            case "[": return array()
            case "\"": return string().map(JSON.string)
            case "t": return word("true", .boolean(true))
            case "f": return word("false", .boolean(false))
            case "n": return word("null", .null)
            default: return number()
            }
        }

        private var peek: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

        private mutating func skipSpace() {
            while let next = peek, next.properties.isWhitespace { position += 1 }
        }

        /// Goes past that character, where it is the next.
        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            skipSpace()
            guard peek == scalar else { return false }
            position += 1
            return true
        }

        private mutating func word(_ text: String, _ value: JSON) -> JSON? {
            guard bytes[position...].starts(with: text.utf8) else { return nil }
            position += text.utf8.count
            return value
        }

        private mutating func number() -> JSON? {
            let digits = bytes[position...].prefix { "+-.0123456789eE".utf8.contains($0) }
            position += digits.count
            return Double(String(decoding: digits, as: UTF8.self)).map(JSON.number)
        }

        private mutating func array() -> JSON? {
            position += 1
            var elements: [JSON] = []
            if take("]") { return .array([]) }
            repeat {
                guard let element = value() else { return nil }
                elements.append(element)
            } while take(",")
            return take("]") ? .array(elements) : nil
        }

        private mutating func object() -> JSON? {
            position += 1
            var members: [String: JSON] = [:]
            if take("}") { return .object([:]) }
            repeat {
                skipSpace()
                guard let name = string(), take(":"), let member = value() else { return nil }
                members[name] = member
            } while take(",")
            return take("}") ? .object(members) : nil
        }

        private mutating func string() -> String? {
            guard peek == "\"" else { return nil }
            position += 1
            var text: [UInt8] = []
            while let next = peek {
                position += 1
                switch next {
                case "\"": return String(decoding: text, as: UTF8.self)
                case "\\":
                    guard let scalar = escape() else { return nil }
                    text += Array(String(scalar).utf8)
                default: text.append(bytes[position - 1])
                }
            }
            return nil
        }

        private mutating func escape() -> Unicode.Scalar? {
            guard let next = peek else { return nil }
            position += 1
            switch next {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "b": return "\u{8}"
            case "f": return "\u{c}"
            case "u": return hexadecimal()
            default: return next
            }
        }

        /// Four digits; two times where the first stand for half a pair.
        private mutating func hexadecimal() -> Unicode.Scalar? {
            guard let unit = codeUnit() else { return nil }
            guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
            guard take("\\"), take("u"), let second = codeUnit(), (0xDC00..<0xE000).contains(second) else { return nil }
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        }

        private mutating func codeUnit() -> UInt32? {
            guard position + 4 <= bytes.count else { return nil }
            defer { position += 4 }
            return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        }
    }
}
