/// A way in which a saved page sets the cells of a table's row apart.
struct TableForm: Sendable {
    let leastRows: Int
    private let separator: Separator

    private enum Separator { case tab, pipe, spaces, columns }

    static let all = [
        TableForm(leastRows: 2, separator: .tab), TableForm(leastRows: 2, separator: .pipe), TableForm(leastRows: 3, separator: .columns),
        TableForm(leastRows: 3, separator: .spaces),
    ]

    /// The cells of a line; nil where the line isn't of this form.
    func cells(_ line: PageLine) -> [PageSlice]? {
        guard line.text.utf8.count <= 2000 else { return nil }
        switch separator {
        case .tab: return line.text.utf8.contains(9) ? split(line.slice) { text in text.firstRange { $0 == "\t" } } : nil
        case .pipe:
            guard line.text.utf8.contains(UInt8(ascii: "|")), line.text.hasPrefix("|") || line.text.contains(" | ") else { return nil }
            return Array(split(line.slice) { text in text.firstRange { $0 == "|" } }.dropFirst(line.text.hasPrefix("|") ? 1 : 0))
        case .spaces:
            guard line.text.holds("   ") || line.text.contains("\u{3000}\u{3000}") else { return nil }
            return split(line.slice) { text in
                let start = text.firstRange(of: "   ") ?? text.firstRange(of: "\u{3000}\u{3000}")
                return start.map { $0.lowerBound..<text.endOfSpaces(from: $0.lowerBound) }
            }
        case .columns:
            guard line.text.holds("  ") else { return nil }
            return split(line.slice) { text in
                text.firstRange(of: "  ").map { $0.lowerBound..<text.endOfSpaces(from: $0.lowerBound) }
            }
        }
    }

    /// Whether a row's cells stand below those of the first row; two spaces alone set nothing apart.
    func isAligned(_ row: [PageSlice], of line: PageLine, with first: [PageSlice], of top: PageLine) -> Bool {
        guard case .columns = separator else { return true }
        let starts = first.map { Self.place(of: $0, in: top) }
        return row.allSatisfy { starts.contains(Self.place(of: $0, in: line)) }
    }

    private static func place(of cell: PageSlice, in line: PageLine) -> Int {
        line.indentation + line.text[..<cell.text.startIndex].displayWidth
    }

    /// A line that only rules off the rows.
    func isBorder(_ text: Substring) -> Bool {
        separator == .pipe && text.contains("-") && text.allSatisfy { "|-:+ ".contains($0) }
    }

    private func split(_ slice: PageSlice, at next: (Substring) -> Range<Substring.Index>?) -> [PageSlice] {
        var cells: [PageSlice] = []
        var rest = slice
        while let range = next(rest.text) {
            cells.append(rest.prefix(to: range.lowerBound))
            rest = rest.dropping(to: range.upperBound)
        }
        return cells + (rest.text.isEmpty ? [] : [rest])
    }
}

extension Substring {
    fileprivate func firstRange(where isSeparator: (Character) -> Bool) -> Range<Index>? {
        firstIndex(where: isSeparator).map { $0..<index(after: $0) }
    }

    fileprivate func endOfSpaces(from start: Index) -> Index {
        self[start...].firstIndex { $0 != " " && $0 != "\u{3000}" } ?? endIndex
    }
}
