/// What stands between `<!--` and `-->`.
struct HTMLComment {
    private let text: String

    init(_ html: String) {
        let inside = html.dropFirst(html.prefix { $0.isWhitespace }.count).dropFirst("<!--".count)
        let end = inside.firstRange(of: "-->")?.lowerBound ?? inside.endIndex
        text = String(inside[..<end])
    }

    /// Whether an address is to be named, rightly or not.
    var namesID: Bool { text.drop { $0.isWhitespace }.hasPrefix("id:") }

    /// The key of `id: key`.
    var id: String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == "id:" else { return nil }
        let key = String(words[1])
        return key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ? key : nil
    }

    /// The first is the line on which the comment begins.
    var lines: SourceLines {
        text.sourceLines
    }
}

extension String {
    var isHTMLComment: Bool {
        drop { $0.isWhitespace }.hasPrefix("<!--")
    }
}
