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
        literals.withUnsafeBufferPointer { literals in
            var text = PlainText()
            var items: [(end: Int, number: Int?)] = []
            for index in range {
                while let last = items.last, index >= last.end { items.removeLast() }
                switch nodes[index].kind {
                case .list(let list): items.append((nodes[index].end, list.start))
                case .item:
                    text.startItem(number: items.last?.number ?? nil, isFirst: !text.isEmpty && nodes[index - 1].kind.isList)
                    if let number = items.last?.number { items[items.count - 1].number = number + 1 }
                case .paragraph, .heading, .table: text.startBlock()
                case .tableRow: text.startLine()
                case .tableCell: text.startCell()
                case .text(let words), .code(let words): text.append(UnsafeBufferPointer(rebasing: literals[words.range]))
                case .softBreak(let joins): if !joins { text.append(sign: " ") }
                case .lineBreak: text.append(sign: "\n")
                default: break
                }
            }
            return text.text
        }
    }
}

/// Words on their way to plain text: what separates two blocks is only written once something follows.
private struct PlainText {
    /// In UTF-8.
    private var words: [UInt8] = []
    private var separator = Separator.none

    private enum Separator {
        case none, line, paragraph, cell
        case item(isFirst: Bool, number: Int?)
    }

    var text: String { String(copying: UTF8Span(unchecked: words.span)) }

    var isEmpty: Bool { words.isEmpty }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        writeSeparator()
        words.append(contentsOf: bytes)
    }

    mutating func append(sign: Unicode.Scalar) {
        writeSeparator()
        words.append(UInt8(ascii: sign))
    }

    mutating func startBlock() {
        switch separator {
        case .item, .cell: break
        default: separator = isEmpty ? .none : .paragraph
        }
    }

    mutating func startItem(number: Int?, isFirst: Bool) {
        separator = .item(isFirst: isFirst, number: number)
    }

    mutating func startLine() {
        if isEmpty || words.last == UInt8(ascii: "\n") { separator = .none } else if case .none = separator { separator = .line }
    }

    mutating func startCell() {
        if case .none = separator, !isEmpty { separator = .cell }
    }

    private mutating func writeSeparator() {
        switch separator {
        case .none: return
        case .line: words.append(UInt8(ascii: "\n"))
        case .paragraph: words += "\n\n".utf8
        case .cell: words += " | ".utf8
        case .item(let isFirst, let number):
            if !isEmpty { words += (isFirst ? "\n\n" : "\n").utf8 }
            words += (number.map { "\($0). " } ?? "- ").utf8
        }
        separator = .none
    }
}

extension Markdown.Kind {
    var isList: Bool {
        if case .list = self { true } else { false }
    }
}
