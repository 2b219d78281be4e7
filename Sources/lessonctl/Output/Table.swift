import Lessons

/// Rows whose cells stand below each other, whatever script they are in.
struct Table {
    enum Alignment { case left, right }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// - Parameter alignments: one a column; further columns stand left.
    init(_ alignments: Alignment...) {
        self.alignments = alignments
    }

    mutating func add(_ cells: String...) {
        rows.append(cells)
    }

    mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// The lines, two spaces between columns, none at the end. What doesn't fit is wrapped in the last column.
    func lines(width: Int) -> [String] {
        let widths = columnWidths
        let indent = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        return rows.flatMap { cells in
            let start = zip(cells.dropLast(), widths).enumerated().map { column, cell in
                cell.0.padded(toPaintedWidth: cell.1, alignment: alignment(column)) + "  "
            }
            return Self.hanging(cells.last ?? "", behind: start.joined(), indent: indent, width: width)
        }
    }

    private var columnWidths: [Int] {
        let count = rows.map(\.count).max() ?? 0
        return (0..<count).map { column in
            rows.filter { column < $0.count }.map { $0[column].paintedWidth }.max() ?? 0
        }
    }

    private func alignment(_ column: Int) -> Alignment {
        column < alignments.count ? alignments[column] : .left
    }

    private static func hanging(_ text: String, behind start: String, indent: Int, width: Int) -> [String] {
        let lines = text.wrapped(toDisplayWidth: max(20, width - indent), longWords: .whole)
        let rest = lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
        return ([start + (lines.first ?? "")] + rest).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
