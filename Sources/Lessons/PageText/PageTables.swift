/// The tables of a page that are told by their own lines, before its code is looked for: their cells may be code.
struct PageTables: Sendable {
    /// By their first lines.
    private(set) var tables: [Int: PageTable] = [:]
    /// The first lines of those that had a line for each cell.
    private(set) var guesses: [Int] = []

    /// The first lines, in order.
    private var starts: [Int] = []
    private let lines: CodeLines

    init(_ lines: CodeLines) {
        self.lines = lines
        findAll()
    }

    private mutating func findAll() {
        let (free, stacked) = (FreeLines(lines.lines), StackedTables(lines))
        var index = lines.next(from: 0)
        var (hasText, tries) = (false, 0)
        while index < lines.count {
            if let table = separated(free, at: index) {
                index = add(table, at: index)
                continue
            }
            if !stacked.mayBeCell(index) || lines.isSentence(index) {
                (hasText, tries) = (hasText || lines.isSentence(index), 0)
            } else if hasText, tries < Self.mostTries, lines[index - 1].isBlank || !stacked.mayBeCell(index - 1) {
                if let (start, table) = stacked.table(at: index, isFirst: tries < 2), !isOutput(index) {
                    guesses.append(start)
                    index = add(table, at: start)
                    continue
                }
                tries += 1
            }
            index = lines.next(from: index + 1)
        }
    }

    private mutating func add(_ table: PageTable, at start: Int) -> Int {
        tables[start] = table
        starts.append(start)
        return lines.next(from: table.end)
    }

    /// How often a table is looked for among lines that all could be cells.
    private static let mostTries = 8

    /// The first line of the first table from there on.
    func next(from index: Int) -> Int? {
        let place = starts.partition { $0 >= index }
        return place < starts.count ? starts[place] : nil
    }

    /// Whether the lines there are what a program printed.
    private func isOutput(_ index: Int) -> Bool {
        guard let before = lines.last(before: index) else { return false }
        return lines.words.isOutputLabel(lines[before].text) || lines.words.holdsOutputLabel(lines[before].text)
    }

    /// A table whose cells are set apart within lines, below a row of names; not inside code.
    private func separated(_ free: FreeLines, at index: Int) -> PageTable? {
        guard lines[index].indentation == 0 || index == 0 || lines[index - 1].isBlank, isOutside(index), let table = PageTable(free, at: index),
            !isOutput(index), !isOfTool(table), !isCrossed(table)
        else { return nil }
        let isHeader = table.rows[0].enumerated().allSatisfy { column, cell in
            cell.text.isEmpty ? column == 0 : TableCell(cell.text, CodeEvidence(cell.text), isLatin: lines.isLatin).isHead
        }
        let behind = lines.next(from: table.end)
        return isHeader && (behind >= lines.count || !lines.evidence[behind].isClosing) ? table : nil
    }

    /// Databases rule their tables with plus signs.
    private func isCrossed(_ table: PageTable) -> Bool { table.borders.contains { lines[$0].text.contains("+") } }

    /// Tools print names of columns in capitals, and nothing but ASCII between the lines of a language that needs more.
    private func isOfTool(_ table: PageTable) -> Bool {
        let head = table.rows[0].map(\.text)
        return head.allSatisfy { $0 == $0.uppercased() && $0.utf8.allSatisfy { $0 < 0x80 } }
            || !lines.isLatin && table.rows.joined().allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// Whether the line above is blank or text without cells.
    private func isOutside(_ index: Int) -> Bool {
        guard index > 0, !lines[index - 1].isRule else { return index == 0 }
        guard !lines[index - 1].isBlank else { return lines.last(before: index).map { lines.evidence[$0].strength != .strong } ?? true }
        return lines.evidence[index - 1].strength == .none && TableForm.all.allSatisfy { $0.cells(lines[index - 1]) == nil }
    }
}
