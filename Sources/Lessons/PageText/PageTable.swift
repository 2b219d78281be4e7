/// Rows of cells, as a saved page sets them.
struct PageTable {
    let rows: [[PageSlice]]
    /// Lines that only rule off the rows.
    let borders: [Int]
    /// Behind the last line.
    let end: Int

    init(rows: [[PageSlice]], end: Int) {
        (self.rows, self.end, borders) = (rows, end, [])
    }

    /// The table that begins at a line, in the form in which most of it fits.
    init?(_ lines: FreeLines, at index: Int) {
        let tables = TableForm.all.compactMap { Self(lines, at: index, $0) }
        guard let end = tables.map(\.end).max(), let longest = tables.first(where: { $0.end == end }) else { return nil }
        self = longest
    }

    private init?(_ lines: FreeLines, at index: Int, _ form: TableForm) {
        guard let first = Self.firstRow(lines, at: index, form), first.count > 1 else { return nil }
        var (rows, borders, end) = ([first], [Int](), index + 1)
        var isVaried = false
        while lines.isFree(end), isVaried || rows.count < Self.mostAlike {
            if form.isBorder(lines[end].text) {
                borders.append(end)
            } else if let cells = form.cells(lines[end]), (2...first.count).contains(cells.count), form.isAligned(cells, of: lines[end], with: first, of: lines[index]) {
                rows.append(cells)
                isVaried = isVaried || cells[0].text != first[0].text
            } else {
                break
            }
            end += 1
        }
        guard rows.count >= form.leastRows, isVaried else { return nil }
        (self.rows, self.borders, self.end) = (rows, borders, end)
    }

    /// How many rows may begin with the header's first word; in tables some row has another.
    private static let mostAlike = 50

    /// A header whose first cell is empty begins with a tab, or farther to the right than the rows below it.
    private static func firstRow(_ lines: FreeLines, at index: Int, _ form: TableForm) -> [PageSlice]? {
        guard lines.isFree(index + 1), lines[index].indentation > lines[index + 1].indentation + 1, let next = form.cells(lines[index + 1])
        else { return form.cells(lines[index]) }
        let own = form.cells(lines[index]) ?? [lines[index].slice]
        let empty = PageSlice(text: lines[index].text.prefix(0), line: lines[index].number, column: 1)
        return next.count == own.count + 1 ? [empty] + own : form.cells(lines[index])
    }
}
