/// Lines as the cells of a table with so many columns, the first row its header.
struct StackedCells {
    let lines: [Int]
    /// False where the header's first cell was empty, and so left no line.
    let hasCorner: Bool
    let columns: Int
    /// How many columns are called as columns of tables often are.
    let named: Int
    /// Whether the text above says that a table comes.
    let isAnnounced: Bool
    /// How much more alike the cells of a column are than those of different ones.
    let margin: Double
    /// How alike the cells of a column are, and how much the header is like them.
    let own, above: Double

    init(lines: [Int], hasCorner: Bool, cells: CellLikeness, columns: Int, named: Int, isAnnounced: Bool) {
        (self.lines, self.hasCorner, self.columns, self.named, self.isAnnounced) = (lines, hasCorner, columns, named, isAnnounced)
        let body = columns..<(cells.cells.count / columns * columns)
        own = cells.mean { body.contains($0) && body.contains($1) && ($1 - $0) % columns == 0 }
        above = cells.mean { $0 < columns && body.contains($1) && ($1 - $0) % columns == 0 }
        margin = own - cells.mean { body.contains($0) && body.contains($1) && ($1 - $0) % columns != 0 }
    }

    var shareNamed: Double { Double(named) / Double(columns - (hasCorner ? 0 : 1)) }

    /// Whether the columns tell themselves apart, and from the header; less will do where the words say that it is a table.
    func isLikely(atLeast least: Double) -> Bool {
        let isSaid = named > 0 || isAnnounced
        return own >= 0.6 && margin >= (isSaid ? least / 2 : least) && above < own - (isSaid ? 0 : 0.1)
    }
}

/// How alike each of some cells is to each other.
struct CellLikeness {
    let cells: [TableCell]
    /// Of each two, the first before the second.
    private let values: [Double]

    init(_ cells: [TableCell]) {
        self.cells = cells
        values = cells.indices.flatMap { first in cells[(first + 1)...].map { cells[first].likeness(to: $0) } }
    }

    /// The mean of those pairs; cells without anything in them don't count.
    func mean(of isMeant: (Int, Int) -> Bool) -> Double {
        var (sum, count, place) = (0.0, 0, 0)
        for first in cells.indices {
            for second in (first + 1)..<max(first + 1, cells.count) {
                if isMeant(first, second), !cells[first].isEmpty, !cells[second].isEmpty {
                    sum += values[place]
                    count += 1
                }
                place += 1
            }
        }
        return count == 0 ? 0 : sum / Double(count)
    }
}

extension [StackedCells] {
    var best: StackedCells? { self.max { $0.margin < $1.margin } }
}
