import Foundation

/// A text as the parser gets it — in Normalisation Form C, with sentinels for emphasis — and the way back from the parser's bytes to
/// the places in the file as it is on disk. It is lent with the text's own bytes, and must not be kept.
struct PreparedText {
    /// Set where a sentinel was put in.
    let sentinels: EmphasisSentinels?

    private let firstLine: Int
    private let lines: JoinedLines
    /// By line, where it was changed, the column on disk of every byte, and of the end; empty where no line was changed.
    private let changedColumns: [[Int32]]

    /// Lends the text until `body` returns.
    static func lend<Result>(_ lines: SourceLines, firstLine: Int, to body: (PreparedText) throws -> Result) rethrows -> Result {
        try lines.lendJoined { written in
            let changes = LineChanges(written)
            return try changes.lend(in: written) { lines, columns in
                try body(PreparedText(sentinels: changes.sentinels, firstLine: firstLine, lines: lines, changedColumns: columns))
            }
        }
    }

    private init(sentinels: EmphasisSentinels?, firstLine: Int, lines: JoinedLines, changedColumns: [[Int32]]) {
        (self.sentinels, self.firstLine, self.lines, self.changedColumns) = (sentinels, firstLine, lines, changedColumns)
    }

    var bytes: UnsafeBufferPointer<UInt8> { lines.bytes }

    /// A line, or a part of one; its indices are those of the whole text's bytes.
    typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    var lineCount: Int { lines.count }

    /// Where a line stands among the bytes, without its end; numbered from 1.
    func range(ofLine number: Int) -> Range<Int> { lines.range(of: number - 1) }

    /// A line as the parser gets it.
    func line(_ number: Int) -> Line { bytes[range(ofLine: number)] }

    /// The place in the file of a byte of a line, both counted from 1.
    ///
    /// - Parameter count: how far the last call counted: going through a line from left to right takes one pass over it.
    func position(line: Int, column: Int, from count: inout ScalarCount) -> SourcePosition {
        let offset = max(0, column - 1)
        if !changedColumns.isEmpty, changedColumns.indices.contains(line - 1), !changedColumns[line - 1].isEmpty {
            let columns = changedColumns[line - 1]
            return SourcePosition(line: firstLine + line - 1, column: Int(columns[min(offset, columns.count - 1)]))
        }
        count.go(to: offset, of: line, in: self)
        return SourcePosition(line: firstLine + line - 1, column: count.scalars + 1)
    }

    /// Behind the last character of a line that isn't a space.
    func end(ofLine line: Int, from count: inout ScalarCount) -> SourcePosition {
        let range = range(ofLine: line)
        let length = bytes[range].lastIndex { !BlockLines.isSpace($0) }.map { $0 - range.lowerBound + 1 } ?? 0
        return position(line: line, column: length + 1, from: &count)
    }
}

/// How many characters stand before a byte of a line.
struct ScalarCount {
    private var line = 0
    private var offset = 0
    private(set) var scalars = 0

    /// - Parameter offset: in bytes from the line's start; behind its end, the end counts.
    mutating func go(to offset: Int, of line: Int, in text: PreparedText) {
        if line != self.line || offset < self.offset { (self.line, self.offset, scalars) = (line, 0, 0) }
        let range = text.range(ofLine: line)
        let end = min(offset, range.count)
        guard end > self.offset else { return }
        let passed = (range.lowerBound + self.offset)..<(range.lowerBound + end)
        scalars += UnsafeBufferPointer(rebasing: text.bytes[passed]).scalarCount
        self.offset = end
    }
}

/// The few lines of a text that the parser must get otherwise than they are written.
private struct LineChanges {
    private(set) var sentinels: EmphasisSentinels?
    private var changed: [(index: Int, line: PreparedLine)] = []

    init(_ text: JoinedLines) {
        for (index, traits) in Self.candidates(text) {
            var line = PreparedLine(text.bytes[text.range(of: index)], normalises: traits.mayNeedNormalisation)
            if traits.mayNeedSentinels { insertSentinels(into: &line, of: text) }
            if line.isChanged { changed.append((index, line)) }
        }
    }

    /// The lines that may have to change.
    private static func candidates(_ lines: JoinedLines) -> [(index: Int, traits: LineTraits)] {
        let bytes = lines.bytes
        let mayNeedNormalisation = bytes.mayNeedNormalisation
        var star = bytes.place(of: UInt8(ascii: "*"), from: 0)
        var candidates: [(Int, LineTraits)] = []
        guard mayNeedNormalisation || star < bytes.count else { return [] }
        for index in 0..<lines.count {
            let range = lines.range(of: index)
            guard mayNeedNormalisation || star < range.upperBound else { continue }
            let line = UnsafeBufferPointer(rebasing: bytes[range])
            let traits = LineTraits(
                mayNeedSentinels: star < range.upperBound && !line.isASCII,
                mayNeedNormalisation: mayNeedNormalisation && line.mayNeedNormalisation)
            if traits.mayNeedSentinels || traits.mayNeedNormalisation { candidates.append((index, traits)) }
            if star < range.upperBound { star = bytes.place(of: UInt8(ascii: "*"), from: range.upperBound) }
        }
        return candidates
    }

    /// Lends the changed text, and the columns on disk of what was changed, until `body` returns.
    func lend<Result>(in text: JoinedLines, to body: (JoinedLines, _ columns: [[Int32]]) throws -> Result) rethrows -> Result {
        guard !changed.isEmpty else { return try body(text, []) }
        var made = LineJoiner()
        var columns: [[Int32]] = Array(repeating: [], count: text.count)
        var next = changed.startIndex
        for index in 0..<text.count {
            if next < changed.endIndex, changed[next].index == index {
                made.append(changed[next].line.bytes)
                columns[index] = changed[next].line.columns
                next += 1
            } else {
                made.append(text.bytes[text.range(of: index)])
            }
        }
        return try made.lend { try body($0, columns) }
    }

    private mutating func insertSentinels(into line: inout PreparedLine, of text: JoinedLines) {
        let offsets = line.sentinelOffsets
        guard !offsets.isEmpty, let sentinels = sentinels ?? EmphasisSentinels(for: text.bytes) else { return }
        self.sentinels = sentinels
        line.insert(sentinels.sentinel, at: offsets)
    }
}

/// One line on its way to the parser.
private struct PreparedLine {
    private var scalars: [Unicode.Scalar] = []
    private var scalarColumns: [Int32] = []
    private var endColumn: Int32 = 1
    private(set) var isChanged = false

    init(_ line: PreparedText.Line, normalises: Bool) {
        let line = String(decoding: line, as: UTF8.self)
        guard normalises else {
            scalars = Array(line.unicodeScalars)
            endColumn = Int32(scalars.count) + 1
            scalarColumns = Array(1..<endColumn)
            return
        }
        for character in line { append(character) }
    }

    var bytes: [UInt8] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return Array(String(text).utf8)
    }

    /// The column on disk of every byte, and of the end.
    var columns: [Int32] {
        var columns: [Int32] = []
        columns.reserveCapacity(scalars.count * 3 + 1)
        for (scalar, column) in zip(scalars, scalarColumns) {
            for _ in 0..<UTF8.width(scalar) { columns.append(column) }
        }
        return columns + [endColumn]
    }

    /// Before which scalars a sentinel must stand.
    var sentinelOffsets: [Int] { EmphasisSentinels.offsets(in: scalars) }

    mutating func insert(_ sentinel: Unicode.Scalar, at offsets: [Int]) {
        let (plain, columns) = (scalars, scalarColumns + [endColumn])
        (scalars, scalarColumns) = ([], [])
        var start = 0
        for offset in offsets {
            scalars += plain[start..<offset] + [sentinel]
            scalarColumns += columns[start...offset]
            start = offset
        }
        scalars += plain[start...]
        scalarColumns += columns[start..<plain.count]
        isChanged = true
    }

    private mutating func append(_ character: Character) {
        let count = Int32(character.unicodeScalars.count)
        // Putting very many accents in order takes time by the square of their number.
        let normalised = count <= 64 ? String(character).precomposedStringWithCanonicalMapping : String(character)
        for (offset, scalar) in normalised.unicodeScalars.enumerated() {
            scalars.append(scalar)
            scalarColumns.append(endColumn + min(Int32(offset), count - 1))
        }
        endColumn += count
        isChanged = isChanged || !normalised.utf8.elementsEqual(character.utf8)
    }
}

private struct LineTraits {
    /// Only beside a star and characters beyond ASCII can a sentinel be needed.
    let mayNeedSentinels: Bool
    /// False where the text surely is in Form C: only letters and signs of blocks that have no other form.
    let mayNeedNormalisation: Bool
}

extension UnsafeBufferPointer<UInt8> {
    /// False where the text surely is in Form C. Passes without branches over pieces of the text leave few texts for a closer look.
    fileprivate var mayNeedNormalisation: Bool {
        let size = 128
        // Each byte is seen with the two behind it.
        let end = Swift.max(0, count - 2)
        let isCandidate = stride(from: 0, to: end, by: size).contains { start in
            let piece = start..<Swift.min(start + size, end)
            return hasSignsBeyondLetters(in: piece) && hasCandidates(in: piece)
        }
        return (isCandidate || self[end...].contains { $0 >= 0xCC }) && indices.contains { self[$0] >= 0xCC && !scalar(at: $0).isAlwaysComposed }
    }

    /// Whether in a piece there is more than ASCII, Latin, Greek and Cyrillic letters, by their first bytes.
    @inline(__always)
    private func hasSignsBeyondLetters(in piece: Range<Int>) -> Bool {
        var found: UInt8 = 0
        for index in piece {
            let (first, second) = (self[index], self[index + 1])
            let isLetter = bit(first < 0xCC) | bit(first &- 0xCE <= 3)
            let isGreekPoint = bit(first == 0xCE) & bit(second == 0x87)
            found |= isLetter ^ 1 | isGreekPoint
        }
        return found != 0
    }

    /// Whether in a piece something may have another form: it knows by their first bytes all that is Greek, Cyrillic, Chinese, Japanese,
    /// punctuation or of full width, and what of that has another form.
    @inline(__always)
    private func hasCandidates(in piece: Range<Int>) -> Bool {
        var found: UInt8 = 0
        for index in piece {
            let (first, second, third) = (self[index], self[index + 1], self[index + 2])
            let isKnown = first < 0xCC || first &- 0xCE <= 3 || first &- 0xE3 <= 6 || first == 0xE2 && second &- 0x80 <= 2 || first == 0xEF && second >= 0xBC
            let isGreekPoint = first == 0xCE && second == 0x87
            let isWideSpace = first == 0xE2 && second == 0x80 && third <= 0x81
            let isKanaMark = first == 0xE3 && second == 0x82 && third &- 0x99 <= 1
            found |= bit(!isKnown) | bit(isGreekPoint || isWideSpace || isKanaMark)
        }
        return found != 0
    }
}

/// 1 where a condition holds: loops that work with these bits have no branches, so that the compiler takes many bytes at once.
@inline(__always)
private func bit(_ condition: Bool) -> UInt8 { condition ? 1 : 0 }

extension Unicode.Scalar {
    fileprivate var isAlwaysComposed: Bool {
        switch value {
        case 0..<0x0300: true
        case 0x0340...0x0345, 0x0374, 0x037E, 0x0387: false
        case 0x0370...0x0482, 0x048A...0x052F: true
        case 0x2000, 0x2001: false
        case 0x2002...0x20CF, 0x2190...0x2328, 0x232B...0x2ADB: true
        case 0x3099, 0x309A: false
        case 0x3000...0x33FF, 0x3400...0x9FFF, 0xFF01...0xFFEE: true
        case 0x1F300...0x1FAFF: true
        default: false
        }
    }
}
