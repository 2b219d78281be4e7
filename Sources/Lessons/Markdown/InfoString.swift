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
    public init(_ text: String, flags: Set<String> = []) {
        guard flags.contains(text) || text.withBytes({ bytes in bytes.contains { !Self.isPlain($0) } }) else {
            (language, attributes) = (text.isEmpty ? nil : text.lowercased(), [])
            return
        }
        var words = text.withBytes { Self.words(of: $0[...]) }
        let hasLanguage = words.first.map { $0.value == nil && !flags.contains($0.name) } ?? false
        language = hasLanguage ? words.removeFirst().name.lowercased() : nil
        attributes = words
    }

    /// A letter or digit, of which a language's name alone consists.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func words(of text: Slice<UnsafeBufferPointer<UInt8>>) -> [Attribute] {
        var rest = text.drop(while: BlockLines.isSpace)
        var words: [Attribute] = []
        while !rest.isEmpty {
            let name = rest.prefix { $0 != UInt8(ascii: "=") && !BlockLines.isSpace($0) }
            rest = rest[name.endIndex...]
            let hasValue = rest.first == UInt8(ascii: "=")
            if hasValue { rest.removeFirst() }
            let (value, quotation) = hasValue ? takeValue(from: &rest) : (nil, .none)
            words.append(Attribute(name: String(decoding: name, as: UTF8.self), value: value, quotation: quotation))
            rest = rest.drop(while: BlockLines.isSpace)
        }
        return words
    }

    /// Takes a value off the text: up to the next space, or in quotes, in which `\"` is a quotation mark.
    private static func takeValue(from text: inout Slice<UnsafeBufferPointer<UInt8>>) -> (String?, Quotation) {
        let mark = UInt8(ascii: "\"")
        guard text.first == mark else {
            let word = text.prefix { !BlockLines.isSpace($0) }
            text = text[word.endIndex...]
            return (String(decoding: word, as: UTF8.self), .none)
        }
        text.removeFirst()
        var value: [UInt8] = []
        while let byte = text.popFirst() {
            if byte == mark { return (String(decoding: value, as: UTF8.self), .closed) }
            value.append(byte == UInt8(ascii: "\\") && text.first == mark ? text.removeFirst() : byte)
        }
        return (String(decoding: value, as: UTF8.self), .open)
    }
}
