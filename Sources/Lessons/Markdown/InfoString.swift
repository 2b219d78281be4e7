/// What stands behind a code fence: a language, then words and `key=value` pairs; a value with spaces stands in double quotes.
public struct InfoString: Equatable, Sendable {
    public struct Attribute: Equatable, Sendable {
        public let name: String
        /// Nil for a word on its own.
        public let value: String?
    }

    /// In lower case; nil where the first word is an attribute already or nothing is written.
    public let language: String?
    public let attributes: [Attribute]

    public init(_ text: String) {
        guard text.withBytes({ bytes in bytes.contains { !Self.isPlain($0) } }) else {
            (language, attributes) = (text.isEmpty ? nil : text.lowercased(), [])
            return
        }
        var words = Self.words(of: text)
        let hasLanguage = words.first.map { $0.value == nil } ?? false
        language = hasLanguage ? words.removeFirst().name.lowercased() : nil
        attributes = words
    }

    /// A letter or digit, of which a language's name alone consists.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private static func words(of text: String) -> [Attribute] {
        var rest = text[...].trimmingSpaces
        var words: [Attribute] = []
        while let first = rest.first {
            if first == " " || first == "\t" { rest.removeFirst(); continue }
            let name = rest.prefix { $0 != "=" && $0 != " " && $0 != "\t" }
            rest = rest.dropFirst(name.count)
            guard rest.first == "=" else { words.append(Attribute(name: String(name), value: nil)); continue }
            rest.removeFirst()
            words.append(Attribute(name: String(name), value: value(from: &rest)))
        }
        return words
    }

    /// Takes a value off the text: up to the next space, or in quotes, in which `\"` is a quotation mark.
    private static func value(from text: inout Substring) -> String {
        guard text.first == "\"" else {
            let word = text.prefix { $0 != " " && $0 != "\t" }
            text = text.dropFirst(word.count)
            return String(word)
        }
        text.removeFirst()
        var value = ""
        while let character = text.popFirst(), character != "\"" {
            value.append(character == "\\" && text.first == "\"" ? text.removeFirst() : character)
        }
        return value
    }
}
