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
        let column: Int
        /// As they are written, with the backslashes before pipes.
        let bytes: PreparedText.Line
    }

    struct Row {
        let line: Int
        let column: Int
        /// As many as the header has.
        let cells: [Cell]
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
        rows = lines.indices.filter { $0 != 1 }.map { Self.row(lines[$0], count: alignments.count) }
        lastLine = lines[lines.count - 1].number
    }

    private static func row(_ line: TableLine, count: Int) -> Row {
        var cells = cells(of: line)
        cells.removeLast(max(0, cells.count - count))
        let end = line.content.endIndex
        while cells.count < count { cells.append(Cell(column: end - line.start + 1, bytes: line.content[end...])) }
        return Row(line: line.number, column: line.content.startIndex - line.start + 1, cells: cells)
    }

    /// Splits at the pipes that no backslash protects; `\|` is a pipe inside a cell, in code too.
    private static func cells(of line: TableLine) -> [Cell] {
        let content = line.content.trimmed
        var cells: [Cell] = []
        var start = content.startIndex
        let add = { (cell: PreparedText.Line) in
            let trimmed = cell.trimmed
            cells.append(Cell(column: trimmed.startIndex - line.start + 1, bytes: trimmed))
        }
        for index in content.indices where content[index] == UInt8(ascii: "|") {
            if index > content.startIndex, content[index - 1] == UInt8(ascii: "\\") { continue }
            if index > content.startIndex { add(content[start..<index]) }
            start = index + 1
        }
        if start < content.endIndex { add(content[start...]) }
        return cells
    }

    /// What `| :-- | :-: |` says of each column; nil for any other line.
    private static func alignments(_ line: PreparedText.Line) -> [Markdown.Alignment?]? {
        let line = line.trimmed
        guard line.contains(UInt8(ascii: "-")), line.allSatisfy(Self.isOfDashes) else { return nil }
        let cells = cells(of: TableLine(number: 0, start: line.startIndex, content: line)).map(\.bytes)
        guard !cells.isEmpty, line.contains(UInt8(ascii: "|")) || cells.count == 1 else { return nil }
        let isDashes = { (cell: PreparedText.Line) in
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

    private static func isOfDashes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"): true
        default: false
        }
    }
}
