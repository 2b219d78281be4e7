/// Collects a tree's nodes in document order, keeps what is open on a stack of its own, and finds each node's true place.
struct MarkdownBuilder {
    /// Lines and columns as the parser counts them: from 1, columns in bytes of the prepared text.
    struct Place {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }

    let text: PreparedText
    private var nodes: [Markdown.Node] = []
    private var literals: LiteralCollector

    private var openBlocks: [OpenBlock] = []
    private var openInlines: [Int] = []
    private var quoteDepth = 0
    private var inlines: InlinePlaces
    private var count = ScalarCount()
    private(set) var cells = TableCells()

    private struct OpenBlock {
        let index: Int
        let place: Place
        /// Where its last block ends.
        var lastEnd: SourcePosition?
    }

    init(text: PreparedText) {
        self.text = text
        inlines = InlinePlaces(text)
        literals = LiteralCollector(capacity: text.bytes.count, without: text.sentinels)
        nodes.reserveCapacity(text.bytes.count / 48)
    }

    /// What was read; where nothing was, an empty document.
    mutating func finish() -> Markdown {
        if nodes.isEmpty { append(.document, at: position(line: 1, column: 1)) }
        joinWideLines()
        return Markdown(nodes: nodes, literals: literals.bytes)
    }

    /// Keeps the words of a node that comes next.
    mutating func literal(_ words: UnsafeBufferPointer<UInt8>) -> Markdown.Literal { literals.append(words) }

    mutating func openBlock(_ kind: Markdown.Kind, at place: Place) {
        if kind.isBlockQuote { quoteDepth += 1 }
        let place = kind.isParagraph ? behindDefinitions(place) : place
        if kind.holdsInlines {
            let start = InlinePlaces.Point(line: place.startLine, column: place.startColumn)
            inlines.begin(at: start, through: max(place.startLine, place.endLine), quoteDepth: quoteDepth)
        }
        openBlocks.append(OpenBlock(index: nodes.count, place: place))
        append(kind, at: position(line: place.startLine, column: place.startColumn))
    }

    mutating func closeBlock() {
        guard let block = openBlocks.popLast() else { return }
        let index = block.index
        nodes[index].end = nodes.count
        let end = end(of: block)
        nodes[index].range.end = end
        if !openBlocks.isEmpty { openBlocks[openBlocks.count - 1].lastEnd = end }
        switch nodes[index].kind {
        case .blockQuote: quoteDepth -= 1
        case .paragraph: readTable(at: index, block.place)
        default: break
        }
    }

    mutating func openInline(_ kind: Markdown.Kind) {
        openInlines.append(nodes.count)
        append(kind, at: position(inlines.enter(kind, in: literals.bytes)))
    }

    /// An inline with nothing inside.
    mutating func addInline(_ kind: Markdown.Kind) {
        append(kind, at: position(inlines.enter(kind, in: literals.bytes)))
        nodes[nodes.count - 1].range.end = position(inlines.point)
    }

    mutating func closeInline() {
        guard let index = openInlines.popLast() else { return }
        nodes[index].end = nodes.count
        nodes[index].range.end = position(inlines.leave(nodes[index].kind))
    }

    private mutating func append(_ kind: Markdown.Kind, at start: SourcePosition) {
        nodes.append(Markdown.Node(kind: kind, range: SourceRange(start: start, end: start), end: nodes.count + 1))
    }

    // MARK: Places

    /// A paragraph that begins with link definitions starts behind them.
    private func behindDefinitions(_ place: Place) -> Place {
        var place = place
        while place.startLine < place.endLine, LinkDefinitions.isDefinition(lines.content(ofLine: place.startLine)) {
            place.startLine += 1
            let line = text.line(place.startLine)
            place.startColumn = (line.firstIndex { !Self.isMarker($0) } ?? line.startIndex) - line.startIndex + 1
        }
        return place
    }

    private mutating func position(_ point: InlinePlaces.Point) -> SourcePosition {
        position(line: point.line, column: point.column)
    }

    private mutating func position(line: Int, column: Int) -> SourcePosition {
        text.position(line: line, column: column, from: &count)
    }

    private mutating func end(ofLine line: Int) -> SourcePosition {
        text.end(ofLine: line, from: &count)
    }

    private mutating func end(of block: OpenBlock) -> SourcePosition {
        let place = block.place
        return switch nodes[block.index].kind {
        case .document: end(ofLine: max(1, text.lineCount))
        case .codeBlock(let code): end(ofLine: lastLine(of: code, from: place.startLine))
        case .htmlBlock(let html): end(ofLine: place.startLine + max(0, lineFeeds(in: html) - 1))
        case .paragraph: end(ofLine: max(place.startLine, place.endLine))
        case .heading: end(ofLine: lastLine(ofHeading: place))
        case .blockQuote, .list, .item: block.lastEnd ?? end(ofLine: place.startLine)
        default: end(ofLine: place.startLine)
        }
    }

    func lineFeeds(in literal: Markdown.Literal) -> Int {
        literals.bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[literal.range]).lineFeeds }
    }

    /// The parser takes the line behind an underlined heading as its last, where there is one.
    private func lastLine(ofHeading place: Place) -> Int {
        let rest = (place.startLine..<max(place.startLine, place.endLine)).dropFirst()
        return rest.first { lines.isUnderline($0) } ?? max(place.startLine, place.endLine)
    }

    private func lastLine(of code: Markdown.CodeBlock, from line: Int) -> Int {
        guard code.info != nil else { return line + max(0, code.lineCount - 1) }
        let last = line + code.lineCount
        let opening = text.line(line)
        let fence = opening.firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }.flatMap { CodeFence(opening[$0...]) }
        return isInContainer(last + 1) && fence?.isClosed(by: text.line(last + 1)) == true ? last + 1 : last
    }

    /// Whether a line has the signs of the quotes in which the open blocks stand, and the indentation of their innermost item.
    private func isInContainer(_ number: Int) -> Bool {
        let indentation = text.line(number).prefix(while: Self.isMarker)
        guard quoteDepth == 0 || indentation.count(where: { $0 == UInt8(ascii: ">") }) >= quoteDepth else { return false }
        guard let item = openBlocks.last(where: { nodes[$0.index].kind == .item }) else { return true }
        return indentation.columns >= lines.contentColumn(ofItemIn: item.place.startLine, at: item.place.startColumn)
    }

    // MARK: Beyond CommonMark

    private mutating func readTable(at index: Int, _ place: Place) {
        guard place.endLine > place.startLine, text.line(place.startLine).contains(UInt8(ascii: "|")) else { return }
        let candidates = (place.startLine...place.endLine).map { TableLine(number: $0, start: text.line($0).startIndex, content: lines.content(ofLine: $0)) }
        guard let table = PipeTable(candidates) else { return }
        let start = nodes[index].range.start
        nodes.removeSubrange(index...)
        append(table, from: start, index: index)
    }

    private mutating func append(_ table: PipeTable, from start: SourcePosition, index: Int) {
        nodes.append(Markdown.Node(kind: .table, range: SourceRange(start: start, end: end(ofLine: table.lastLine)), end: 0))
        for (number, row) in table.rows.enumerated() {
            let rowIndex = nodes.count
            let place = SourceRange(start: position(line: row.line, column: row.column), end: end(ofLine: row.line))
            nodes.append(Markdown.Node(kind: .tableRow(isHeader: number == 0), range: place, end: 0))
            for (column, cell) in row.cells.enumerated() { append(cell, of: row, alignment: table.alignments[column]) }
            nodes[rowIndex].end = nodes.count
        }
        nodes[index].end = nodes.count
    }

    private mutating func append(_ cell: PipeTable.Cell, of row: PipeTable.Row, alignment: Markdown.Alignment?) {
        let start = position(line: row.line, column: cell.column)
        let range = SourceRange(start: start, end: position(line: row.line, column: cell.column + cell.bytes.count))
        let index = nodes.count
        nodes.append(Markdown.Node(kind: .tableCell(alignment), range: range, end: index + 1))
        if cell.bytes.mayHaveMarkup {
            cells.append(cell, node: index, line: row.line)
        } else if !cell.bytes.isEmpty {
            nodes.append(Markdown.Node(kind: .text(literal(UnsafeBufferPointer(rebasing: cell.bytes))), range: range, end: index + 2))
            nodes[index].end = index + 2
        }
    }

    /// Puts the inlines into the cells that wait for them.
    ///
    /// - Parameter addNext: adds those of the next one.
    mutating func fillCells(_ addNext: (inout MarkdownBuilder) -> Void) {
        let count = nodes.count
        /// Where each cell's inlines begin behind the nodes.
        var starts: [Int] = []
        for cell in cells.waiting {
            starts.append(nodes.count)
            inlines.begin(in: cell.bytes, ofLine: cell.line)
            addNext(&self)
        }
        starts.append(nodes.count)
        var filled: [Markdown.Node] = []
        filled.reserveCapacity(nodes.count)
        /// Where each node is now.
        var places: [Int] = []
        places.reserveCapacity(count + 1)
        var next = 0
        for index in 0..<count {
            places.append(filled.count)
            filled.append(nodes[index])
            guard next < cells.waiting.count, cells.waiting[next].node == index else { continue }
            let offset = filled.count - starts[next]
            for inline in starts[next]..<starts[next + 1] {
                filled.append(nodes[inline])
                filled[filled.count - 1].end += offset
            }
            next += 1
        }
        places.append(filled.count)
        for index in 0..<count { filled[places[index]].end = places[nodes[index].end] }
        nodes = filled
    }

    /// Marks the line ends between two wide characters, looking across emphasis and links; beside code a line end stays a space.
    private mutating func joinWideLines() {
        var softBreak: Int?
        var before: Markdown.Literal?
        for index in nodes.indices {
            switch nodes[index].kind {
            case .softBreak: softBreak = index
            case .text(let words):
                if let softBreak, let before, joinsLines(before, words) { nodes[softBreak].kind = .softBreak(joins: true) }
                (softBreak, before) = (nil, words)
            case .emphasis, .strong, .link: break
            case .htmlInline(let tag) where isComment(tag): break
            default: (softBreak, before) = (nil, nil)
            }
        }
    }

    private func isComment(_ tag: Markdown.Literal) -> Bool { literals.bytes[tag.range].starts(with: "<!--".utf8) }

    /// Whether a line end between these words is no space.
    private func joinsLines(_ before: Markdown.Literal, _ behind: Markdown.Literal) -> Bool {
        guard !before.isEmpty, !behind.isEmpty else { return false }
        return literals.bytes.withUnsafeBufferPointer { bytes in
            bytes.scalar(before: before.range.upperBound).joinsLines && bytes.scalar(at: behind.range.lowerBound).joinsLines
        }
    }

    private var lines: BlockLines { BlockLines(text: text, quoteDepth: quoteDepth) }

    private static func isMarker(_ byte: UInt8) -> Bool { BlockLines.isSpace(byte) || byte == UInt8(ascii: ">") }
}
