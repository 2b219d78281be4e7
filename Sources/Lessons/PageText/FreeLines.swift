/// A page's lines without those that were found to be code or tables.
struct FreeLines {
    let lines: [PageLine]
    private var isTaken: [Bool]

    init(_ lines: [PageLine], passages: [CodePassage] = [], tables: PageTables? = nil) {
        self.lines = lines
        isTaken = Array(repeating: false, count: lines.count)
        for index in passages.flatMap({ Array($0.lines) + $0.labels }) { isTaken[index] = true }
        for (start, table) in tables?.tables ?? [:] {
            for index in start..<table.end { isTaken[index] = true }
        }
    }

    var count: Int { lines.count }

    subscript(index: Int) -> PageLine { lines[index] }

    func isTaken(_ index: Int) -> Bool { isTaken[index] }

    /// Whether a line is there, holds something and isn't code.
    func isFree(_ index: Int) -> Bool {
        lines.indices.contains(index) && !lines[index].isBlank && !isTaken[index]
    }
}
