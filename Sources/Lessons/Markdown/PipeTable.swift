/// A line of a paragraph, taken out of its containers.
struct TableLine {
    let number: Int
    /// Where the whole line begins among the bytes.
    let start: Int
    /// A slice of the whole line's bytes in the prepared text.
    let content: PreparedText.Line
}

/// A table of GitHub's form: a header row, a row of dashes, rows of cells between pipes.
struct PipeTable {
    struct Cell {
        /// Counted from 1, in bytes of the line.
        var column: Int
        /// How many bytes of the line it takes.
        var length: Int
        /// Without the backslashes before pipes.
        var bytes: [UInt8]
    }

    struct Row {
        var line: Int
        var column: Int
        /// As many as the header has.
        var cells: [Cell]
    }

    let alignments: [Markdown.Alignment?]
    /// The header first.
    let rows: [Row]

    let lastLine: Int

    /// A table with more cells stays text: rows of one sign under a header of many columns would fill the memory with empty cells.
    private static let mostCells = 500_000

    /// Nil where the lines are no table.
    init?(_ lines: [TableLine]) {
        guard lines.count >= 2, let alignments = Self.alignments(lines[1].content) else { return nil }
        let header = Self.cells(of: lines[0])
        guard header.count == alignments.count, header.count * lines.count <= Self.mostCells else { return nil }
        self.alignments = alignments
        rows = (lines.prefix(1) + lines.dropFirst(2)).map { Self.row($0, count: alignments.count) }
        lastLine = lines[lines.count - 1].number
    }

    /// The inlines of all cells, and where each cell's stand among the nodes. Each cell is parsed as the content of a heading, the one
    /// block that holds inlines on one line.
    static func inlines(of cells: [Cell], definitions: LinkDefinitions, sentinels: EmphasisSentinels?) -> (Markdown, [Range<Int>]) {
        let headings = cells.map { [UInt8]("# ".utf8) + $0.bytes + [UInt8](" #".utf8) }
        let lines = headings + [[]] + definitions.lines.map { [UInt8]($0) }
        var text = LiteralCollector(capacity: 0, without: sentinels)
        _ = [UInt8](lines.joined(separator: [UInt8(ascii: "\n")])).withUnsafeBufferPointer { text.append($0) }
        let markdown = Markdown(String(decoding: text.bytes, as: UTF8.self))
        return (markdown, markdown.children(of: 0).prefix(cells.count).map { markdown.subtree(of: $0).dropFirst() })
    }

    private static func row(_ line: TableLine, count: Int) -> Row {
        let cells = cells(of: line)
        let column = line.content.startIndex - line.start + 1
        let missing = Cell(column: line.content.endIndex - line.start + 1, length: 0, bytes: [])
        return Row(line: line.number, column: column, cells: (0..<count).map { $0 < cells.count ? cells[$0] : missing })
    }

    /// Splits at the pipes that no backslash protects; `\|` is a pipe inside a cell, in code too.
    private static func cells(of line: TableLine) -> [Cell] {
        let content = line.content.trimmed
        var cells: [PreparedText.Line] = []
        var start = content.startIndex
        for index in content.indices where content[index] == UInt8(ascii: "|") {
            if index > content.startIndex, content[index - 1] == UInt8(ascii: "\\") { continue }
            if index > content.startIndex { cells.append(content[start..<index]) }
            start = index + 1
        }
        if start < content.endIndex { cells.append(content[start...]) }
        return cells.map { cell in
            let trimmed = cell.trimmed
            return Cell(column: trimmed.startIndex - line.start + 1, length: trimmed.count, bytes: unescapingPipes(trimmed))
        }
    }

    private static func unescapingPipes(_ bytes: PreparedText.Line) -> [UInt8] {
        bytes.indices.filter { index in
            let isBeforePipe = index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "|")
            return !(bytes[index] == UInt8(ascii: "\\") && isBeforePipe)
        }.map { bytes[$0] }
    }

    /// What `| :-- | :-: |` says of each column; nil for any other line.
    private static func alignments(_ line: PreparedText.Line) -> [Markdown.Alignment?]? {
        let line = line.trimmed
        let allowed = Array("|-: \t".utf8)
        guard line.contains(UInt8(ascii: "-")), line.allSatisfy(allowed.contains) else { return nil }
        let cells = cells(of: TableLine(number: 0, start: line.startIndex, content: line)).map(\.bytes)
        guard !cells.isEmpty, line.contains(UInt8(ascii: "|")) || cells.count == 1 else { return nil }
        let isDashes = { (cell: [UInt8]) in
            let dashes = cell.drop { $0 == UInt8(ascii: ":") }.reversed().drop { $0 == UInt8(ascii: ":") }
            return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") } && cell.count - dashes.count <= 2
        }
        guard cells.allSatisfy(isDashes) else { return nil }
        return cells.map { cell in
            switch (cell.first == UInt8(ascii: ":"), cell.last == UInt8(ascii: ":")) {
            case (true, true): .center
            case (true, false): .left
            case (false, true): .right
            case (false, false): nil
            }
        }
    }
}
