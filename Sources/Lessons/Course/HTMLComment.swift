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

    /// The key of `id: key`. Those that begin with `_` are the pages' own.
    var id: String? {
        value(of: "id").flatMap { key in key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !key.hasPrefix("_") ? key : nil }
    }

    /// The word of `kind: faq`, whether there is such a kind or not.
    var kindName: String? { value(of: "kind") }

    var kind: SectionKind? { kindName.flatMap(SectionKind.init) }

    private func value(of name: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count == 2 && words[0] == name + ":" ? String(words[1]) : nil
    }

    /// The first is the line on which the comment begins.
    var lines: SourceLines {
        text.sourceLines
    }
}

extension Markdown {
    /// The comment that a block of HTML is; nil for any other node.
    func comment(at index: Int) -> HTMLComment? {
        guard case .htmlBlock(let html) = nodes[index].kind else { return nil }
        let text = self[html]
        return text.isHTMLComment ? HTMLComment(text) : nil
    }
}

extension String {
    var isHTMLComment: Bool {
        drop { $0.isWhitespace }.hasPrefix("<!--")
    }
}
