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
        self = text.withBytes(InfoString.init)
    }

    /// - Parameter text: in UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        guard !text.allSatisfy(Self.isPlain) else {
            (language, attributes) = (text.isEmpty ? nil : String(decoding: text, as: UTF8.self), [])
            return
        }
        var words = Words(text: text)
        var attributes: [Attribute] = []
        while let word = words.next() { attributes.append(word) }
        let hasLanguage = attributes.first.map { $0.value == nil } ?? false
        language = hasLanguage ? attributes.removeFirst().name.lowercased() : nil
        self.attributes = attributes
    }

    /// A letter or digit, of which a language's name alone consists.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private struct Words {
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
            let isQuoted = index < text.count && text[index] == Self.mark
            return Attribute(name: name, value: isQuoted ? takeQuoted() : take(until: BlockLines.isSpace))
        }

        private mutating func take(until isEnd: (UInt8) -> Bool) -> String {
            let start = index
            while index < text.count, !isEnd(text[index]) { index += 1 }
            return String(decoding: UnsafeBufferPointer(rebasing: text[start..<index]), as: UTF8.self)
        }

        /// What stands in quotation marks, in which `\"` is one.
        private mutating func takeQuoted() -> String {
            index += 1
            var value: [UInt8] = []
            while index < text.count, text[index] != Self.mark {
                if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, text[index + 1] == Self.mark { index += 1 }
                value.append(text[index])
                index += 1
            }
            index += 1
            return String(decoding: value, as: UTF8.self)
        }

        private static let mark = UInt8(ascii: "\"")
    }
}
