/// Finds tables that were saved with a line for each cell, as much is that was copied from a page.
///
/// What such lines have to show for it is that each is more like those of its own column than like those beside it, below a row that
/// only names the columns.
struct StackedTables {
    private let lines: CodeLines
    /// Of each line that says little enough, and nothing that a table doesn't.
    private let cells: [TableCell?]

    init(_ lines: CodeLines) {
        self.lines = lines
        cells = lines.lines.indices.map { index in
            Self.mayBeCell(lines, index) ? TableCell(lines[index].text, lines.evidence[index], isLatin: lines.isLatin) : nil
        }
    }

    private static let columns = 2...8
    /// How many cells a table may have, and how many of them are looked at.
    private static let (mostCells, sampledCells) = (6000, 60)

    // MARK: Lines

    /// Whether a line says little enough, and nothing that a table doesn't.
    func mayBeCell(_ index: Int) -> Bool { cells.indices.contains(index) && cells[index] != nil }

    private static func mayBeCell(_ lines: CodeLines, _ index: Int) -> Bool {
        let (line, found) = (lines[index], lines.evidence[index])
        guard !line.isBlank, line.text.utf8.count <= 300, line.sign == nil, !line.isRule, line.numberSigns == nil, line.indentation == 0 else { return false }
        guard found.depthChange == 0, found.lowestDepth == 0, found.continuation == .none, !found.isComment, !line.text.contains("\t") else { return false }
        guard let last = line.text.last, !",;:、：；{".contains(last), !line.text.isDiagnostic, !CodeForms.isPrompt(line.text) else { return false }
        guard line.text.displayWidth <= 90, !line.text.contains(" | ") else { return false }
        if CodeLanguage.named(line.text) != nil, lines.isStrong(lines.next(from: index + 1)) { return false }
        return lines.isSpaced || !lines.isSentence(index)
    }

    /// Behind the lines that stand together from there on.
    private func endOfGroup(from index: Int) -> Int {
        var end = index
        while end - index < Self.mostCells, mayBeCell(end) { end += 1 }
        return end
    }

    /// Lines that stand together, with a blank line between one such group and the next.
    private func groups(from index: Int) -> [Range<Int>] {
        var (groups, cells): ([Range<Int>], Int) = ([], 0)
        var start = index
        while cells < Self.mostCells, start < lines.count, mayBeCell(start) {
            let end = endOfGroup(from: start)
            // Text that begins as a cell goes on below.
            guard end >= lines.count || lines[end].isBlank || !lines.isSpaced else { break }
            groups.append(start..<end)
            cells += end - start
            guard end < lines.count, lines[end].isBlank else { break }
            start = lines.next(from: end)
            if start - end > 2 { break }
        }
        return groups
    }

    // MARK: Tables

    /// - Parameter isFirst: whether the line is one of the first of those that could be cells.
    func table(at index: Int, isFirst: Bool) -> (start: Int, PageTable)? {
        let groups = groups(from: index)
        guard let first = groups.first, let best = inRows(groups) ?? belowHeader(groups) ?? inOne(Array(first)) ?? (isFirst ? apart(groups) : nil) else { return nil }
        let slices = best.lines.map { lines[$0].slice }
        let corner = PageSlice(text: slices[0].text.prefix(0), line: slices[0].line, column: slices[0].column)
        let cells = best.hasCorner ? slices : [corner] + slices
        let rows = stride(from: 0, to: cells.count, by: best.columns).map { Array(cells[$0..<($0 + best.columns)]) }
        return (best.lines[0], PageTable(rows: rows, end: best.lines[best.lines.count - 1] + 1))
    }

    /// A row in each group; the first may lack the corner above the names of the rows, or have a heading right above it.
    private func inRows(_ groups: [Range<Int>]) -> StackedCells? {
        guard groups.count >= 3 else { return nil }
        let columns = groups[1].count
        let (more, rows) = (groups[0].count - columns, groups.dropFirst().prefix { $0.count == columns })
        let behind = groups.dropFirst(rows.count + 1).first
        guard (-1...1).contains(more), rows.count >= 2, behind.map({ $0.count < 2 || lines.isSentence($0.lowerBound) }) != false else { return nil }
        let found = candidates(Array(groups[0].dropFirst(max(0, more))) + rows.joined(), columns: columns...columns, hasCorner: more >= 0)
        return found.first { $0.isLikely(atLeast: 0.18) }
    }

    /// A row that a blank line sets apart from all others.
    private func belowHeader(_ groups: [Range<Int>]) -> StackedCells? {
        guard groups.count >= 2, groups[1].count >= 2 * groups[0].count else { return nil }
        let found = candidates(Array(groups[0]) + groups[1], columns: groups[0].count...groups[0].count)
        return found.first { $0.isLikely(atLeast: 0.18) }
    }

    /// All rows together. A heading may stand right above them, and one behind; the corner above the names of the rows may be missing.
    private func inOne(_ all: [Int]) -> StackedCells? {
        guard all.count >= 6 else { return nil }
        let whole = candidates(all)
        if let best = whole.filter({ $0.isLikely(atLeast: 0.26) }).best { return best }
        let behind = lines.isSpaced ? [] : candidates(all.dropLast())
        let both = lines.isSpaced ? [] : candidates(all.dropFirst().dropLast())
        let shifted = behind + candidates(all, hasCorner: false) + candidates(all.dropFirst()) + both
        let likely = shifted.filter { $0.isLikely(atLeast: 0.3) }
        let most = likely.map(\.margin).max() ?? 0
        return likely.filter { $0.margin > most - 0.1 }.max { $0.shareNamed < $1.shareNamed } ?? said(whole, or: shifted)
    }

    /// Each cell with blank lines around it, as headings have them, too.
    private func apart(_ groups: [Range<Int>]) -> StackedCells? {
        let all = groups.prefix { $0.count == 1 && !lines.isSentence($0.lowerBound) }.map(\.lowerBound)
        guard all.count >= 6 else { return nil }
        return (candidates(all) + candidates(all.dropLast())).filter { $0.named > 0 && $0.isLikely(atLeast: $0.named == $0.columns ? 0.26 : 0.4) }.best
    }

    /// What the text before says is a table may have cells that are all alike, where only one number of columns will do.
    private func said(_ whole: [StackedCells], or shifted: [StackedCells]) -> StackedCells? {
        let all = (whole.map { ($0, $0.margin + 0.1) } + shifted.map { ($0, $0.margin) }).filter(\.0.isAnnounced)
        guard let best = all.max(by: { $0.1 < $1.1 }), best.0.named > 0 || lines.isAnnounced(best.0.lines[0]) else { return nil }
        return all.allSatisfy { $0.0.columns == best.0.columns || $0.1 < best.1 - 0.08 } ? best.0 : nil
    }

    /// - Parameter hasCorner: false where the first cell of the header was empty, and so left no line.
    private func candidates(_ all: some Sequence<Int>, columns: ClosedRange<Int> = columns, hasCorner: Bool = true) -> [StackedCells] {
        let (all, missing) = (Array(all), hasCorner ? 0 : 1)
        guard let first = all.first, !lines.words.isSection(lines[first].text) else { return [] }
        let own = all.prefix(Self.sampledCells - missing).compactMap { cells[$0] }
        let fitting = columns.filter { columns in
            Self.columns.contains(columns) && columns > 2 * missing && (all.count + missing) % columns == 0 && all.count + missing >= 3 * columns
                && Self.isHeader(own.prefix(columns - missing)) && !own.dropFirst(columns).contains(where: \.isQuestion)
        }
        guard !fitting.isEmpty else { return [] }
        let likeness = CellLikeness(hasCorner ? own : [.corner] + own)
        return fitting.map { columns in
            let named = own.prefix(columns - missing).count { lines.words.isTableHead($0.text) || CodeLanguage.named($0.text) != nil }
            return StackedCells(lines: all, hasCorner: hasCorner, cells: likeness, columns: columns, named: named, isAnnounced: isAnnounced(first))
        }
    }

    /// Different names, each of which could be a column's.
    private static func isHeader(_ cells: ArraySlice<TableCell>) -> Bool {
        cells.allSatisfy(\.isHead) && Set(cells.map(\.text)).count == cells.count
    }

    /// Whether the text or heading above says that a table comes.
    private func isAnnounced(_ index: Int) -> Bool {
        guard let before = lines.last(before: index) else { return false }
        if lines.words.holdsTable(lines[before].text) { return true }
        guard !lines.isSentence(before), let above = lines.last(before: before) else { return false }
        return lines.words.holdsTable(lines[above].text)
    }
}
