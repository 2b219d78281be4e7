/// Where the columns of a written line come from.
struct LinePlaces: Sendable {
    private struct Mark: Sendable {
        var column: Int
        let position: SourcePosition
        /// All columns up to the next mark come from this one place.
        let isPoint: Bool
    }

    private var marks: [Mark] = []
    /// Behind the last character.
    private(set) var end = SourcePosition(line: 1, column: 1)

    init() {}

    init(point: SourcePosition) {
        mark(1, at: point, isPoint: true)
    }

    mutating func mark(_ column: Int, at position: SourcePosition, isPoint: Bool) {
        marks.append(Mark(column: column, position: position, isPoint: isPoint))
        end = position
    }

    mutating func finish(_ column: Int, at position: SourcePosition) {
        mark(column, at: position, isPoint: true)
    }

    /// Makes room for signs at the line's start, which come from where the line does.
    mutating func move(by width: Int) {
        for index in marks.indices { marks[index].column += width }
        marks.insert(Mark(column: 1, position: marks.first?.position ?? end, isPoint: true), at: 0)
    }

    func origin(ofColumn column: Int) -> SourcePosition {
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].column <= column { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return end }
        let mark = marks[low - 1]
        guard !mark.isPoint else { return mark.position }
        return SourcePosition(line: mark.position.line, column: mark.position.column + column - mark.column)
    }
}
