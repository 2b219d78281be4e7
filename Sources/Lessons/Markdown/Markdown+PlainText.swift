extension Markdown {
    /// The words of a node without any marks; blocks inside it are a blank line apart, code blocks and HTML left out.
    public func plainText(of index: Int) -> String {
        plainText(of: subtree(of: index))
    }

    /// The same of several nodes, a blank line apart.
    public func plainText(of indices: some Sequence<Int>) -> String {
        indices.map { plainText(of: $0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The words of a stretch of nodes.
    func plainText(of range: Range<Int>) -> String {
        var text = PlainText()
        var item: [(end: Int, number: Int?)] = []
        for index in range {
            while let last = item.last, index >= last.end { item.removeLast() }
            switch nodes[index].kind {
            case .list(let list): item.append((nodes[index].end, list.start))
            case .item: text.startItem(number: item.last?.number ?? nil, isFirst: !text.isEmpty && nodes[index - 1].kind.isList)
                if let number = item.last?.number { item[item.count - 1].number = number + 1 }
            case .paragraph, .heading, .table: text.startBlock()
            case .tableRow: text.startLine()
            case .tableCell: text.startCell()
            case .text(let words), .code(let words): text.append(words)
            case .softBreak(let joins): text.append(joins ? "" : " ")
            case .lineBreak: text.append("\n")
            default: break
            }
        }
        return text.text
    }
}

/// Words on their way to plain text: what separates two blocks is only written once something follows.
private struct PlainText {
    private(set) var text = ""
    private var separator = ""

    var isEmpty: Bool { text.isEmpty }

    mutating func append(_ words: String) {
        guard !words.isEmpty else { return }
        if !separator.isEmpty { text += separator }
        separator = ""
        text += words
    }

    mutating func startBlock() {
        guard separator.isEmpty || !separator.hasSuffix(" ") else { return }
        separator = text.isEmpty ? "" : "\n\n"
    }

    mutating func startItem(number: Int?, isFirst: Bool) {
        let gap = text.isEmpty ? "" : isFirst ? "\n\n" : "\n"
        separator = gap + (number.map { "\($0). " } ?? "- ")
    }

    mutating func startLine() {
        separator = text.isEmpty || text.hasSuffix("\n") ? "" : separator.isEmpty ? "\n" : separator
    }

    mutating func startCell() {
        if separator.isEmpty, !text.isEmpty { separator = " | " }
    }
}

extension Markdown.Kind {
    var isList: Bool {
        if case .list = self { true } else { false }
    }
}
