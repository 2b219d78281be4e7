/// What stands behind a code fence: a language, then words and `key=value` pairs; a value with spaces stands in double quotes.
public struct InfoString: Equatable, Sendable {
    public struct Attribute: Equatable, Sendable {
        public let name: String
        /// Nil for a word on its own.
        public let value: String?
        public let quotation: Quotation

        init(name: String, value: String?, quotation: Quotation = .none) {
            (self.name, self.value, self.quotation) = (name, value, quotation)
        }
    }

    /// Whether a value stands in quotation marks; one that is open has no second mark.
    public enum Quotation: Sendable {
        case none, closed, open
    }

    /// In lower case; nil where the first word is an attribute already or nothing is written.
    public let language: String?
    public let attributes: [Attribute]

    /// - Parameter flags: words that are attributes and no language's name.
    public init(_ text: String, flags: [String] = []) {
        guard flags.contains(text) || text.withBytes({ bytes in bytes.contains { !Self.isPlain($0) } }) else {
            (language, attributes) = (text.isEmpty ? nil : text, [])
            return
        }
        (language, attributes) = text.withBytes { text in
            var parser = Parser(text: text)
            var language: String?
            var attributes: [Attribute] = []
            if let first = parser.next() {
                if first.value == nil, !flags.contains(first.name) { language = first.name.lowercased() } else { attributes.append(first) }
            }
            while let word = parser.next() { attributes.append(word) }
            return (language, attributes)
        }
    }

    /// A letter or digit, of which a language's name alone consists.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// Takes one word after the other off a text in UTF-8.
    private struct Parser {
        let text: UnsafeBufferPointer<UInt8>
        private var index = 0

        init(text: UnsafeBufferPointer<UInt8>) {
            self.text = text
        }

        mutating func next() -> Attribute? {
            while index < text.count, BlockLines.isSpace(text[index]) { index += 1 }
            guard index < text.count else { return nil }
            let name = take { $0 == UInt8(ascii: "=") || BlockLines.isSpace($0) }
            guard index < text.count, text[index] == UInt8(ascii: "=") else { return Attribute(name: name, value: nil) }
            index += 1
            guard index < text.count, text[index] == Self.mark else { return Attribute(name: name, value: take(until: BlockLines.isSpace)) }
            let (value, quotation) = takeQuoted()
            return Attribute(name: name, value: value, quotation: quotation)
        }

        private mutating func take(until isEnd: (UInt8) -> Bool) -> String {
            let start = index
            while index < text.count, !isEnd(text[index]) { index += 1 }
            return String(decoding: UnsafeBufferPointer(rebasing: text[start..<index]), as: UTF8.self)
        }

        /// What stands in quotation marks, in which `\"` is one.
        private mutating func takeQuoted() -> (String, Quotation) {
            index += 1
            var value: [UInt8] = []
            while index < text.count, text[index] != Self.mark {
                if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1] == Self.mark { index += 1 }
                value.append(text[index])
                index += 1
            }
            let isClosed = index < text.count
            index += 1
            return (String(decoding: value, as: UTF8.self), isClosed ? .closed : .open)
        }

        private static let mark = UInt8(ascii: "\"")
    }
}
