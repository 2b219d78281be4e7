extension Markdown {
    /// A block quote whose first line is bold: its title.
    struct Callout: Equatable {
        /// The bold node.
        var title: Int
        var passage: Lesson.Passage
    }

    func callout(at quote: Int) -> Callout? {
        guard nodes[quote].kind == .blockQuote else { return nil }
        let blocks = children(of: quote)
        guard let first = blocks.first, nodes[first].kind == .paragraph else { return nil }
        // Before two spaces at the end of a line cmark leaves an empty text.
        let inlines = children(of: first).filter { if case .text(let words) = nodes[$0].kind { !words.isEmpty } else { true } }
        guard let title = inlines.first, isBold(title) else { return nil }
        guard inlines.count > 1 else { return Callout(title: title, passage: Lesson.Passage(lead: 0..<0, blocks: Array(blocks.dropFirst()))) }
        guard nodes[inlines[1]].kind.isLineEnd else { return nil }
        let lead = nodes[inlines[1]].end..<nodes[first].end
        return Callout(title: title, passage: Lesson.Passage(lead: lead, blocks: Array(blocks.dropFirst())))
    }

    /// Strong, or strong inside emphasis: `***Title***`.
    private func isBold(_ node: Int) -> Bool {
        let inside = children(of: node)
        return nodes[node].kind == .strong || nodes[node].kind == .emphasis && inside.count == 1 && nodes[inside[0]].kind == .strong
    }

    /// The image that a paragraph consists of.
    func onlyImage(in paragraph: Int) -> Int? {
        let inlines = children(of: paragraph)
        guard nodes[paragraph].kind == .paragraph, inlines.count == 1, case .image = nodes[inlines[0]].kind else { return nil }
        return inlines[0]
    }
}

extension Markdown.Kind {
    var isLineEnd: Bool {
        switch self {
        case .softBreak, .lineBreak: true
        default: false
        }
    }
}
