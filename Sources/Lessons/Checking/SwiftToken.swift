/// A word, mark or literal of Swift source, as far as a reader needs to tell code from comments and strings.
struct SwiftToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case word, number, string, mark }
    var kind: Kind
    /// As written; of a string only its quotes and what stands between them.
    var text: String
    /// From 0, in bytes.
    var offset: Int
    /// From 1.
    var line: Int
}

extension SwiftToken {
    /// The tokens of a source text. Code inside a string's interpolation follows that string.
    static func tokens(of text: String) -> [SwiftToken] {
        var scanner = SwiftScanner(text)
        return scanner.tokens()
    }
}
