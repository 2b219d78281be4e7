import Foundation

/// A text as the parser gets it — in Normalisation Form C, with sentinels for emphasis — and the way back from the parser's bytes to
/// the places in the file as it is on disk.
struct PreparedText: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Set where a sentinel was put in.
    private(set) var sentinels: EmphasisSentinels?

    private let firstLine: Int
    private var lineStarts: [Int] = []
    /// For lines that were changed: the column on disk of every byte, and of the end.
    private var changedColumns: [Int: [Int32]] = [:]

    init(lines: some Collection<Substring>, firstLine: Int = 1) {
        self.firstLine = firstLine
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
        lineStarts.reserveCapacity(lines.count)
        let sentinels = lines.contains { $0.hasStarAndMore } ? EmphasisSentinels(for: lines.lazy.flatMap(\.unicodeScalars)) : nil
        for (index, line) in lines.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\n")) }
            lineStarts.append(bytes.count)
            append(line, sentinels: sentinels)
        }
    }

    var lineCount: Int { lineStarts.count }

    /// A line as the parser gets it, without its end; numbered from 1.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard lineStarts.indices.contains(number - 1) else { return [] }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        return bytes[lineStarts[number - 1]..<end]
    }

    /// The place in the file of a byte of a line, both counted from 1.
    func position(line: Int, column: Int) -> SourcePosition {
        let offset = max(0, column - 1)
        let columns = changedColumns[line - 1]
        let scalars = columns.map { Int($0[min(offset, $0.count - 1)]) } ?? self.line(line).prefix(offset).scalarCount + 1
        return SourcePosition(line: firstLine + line - 1, column: scalars)
    }

    /// Behind the last character of a line that isn't a space.
    func end(ofLine line: Int) -> SourcePosition {
        let bytes = self.line(line)
        let length = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 - bytes.startIndex + 1 } ?? 0
        return position(line: line, column: length + 1)
    }

    private mutating func append(_ line: Substring, sentinels: EmphasisSentinels?) {
        let mayChange = !line.isASCII && (line.mayNeedNormalisation || sentinels != nil && line.hasStarAndMore)
        guard mayChange else { return bytes.append(contentsOf: line.utf8) }
        var prepared = PreparedLine(normalising: line)
        if let sentinels, prepared.insert(sentinels) { self.sentinels = sentinels }
        bytes.append(contentsOf: prepared.bytes)
        if prepared.isChanged { changedColumns[lineStarts.count - 1] = prepared.columns }
    }
}

/// One line on its way to the parser.
private struct PreparedLine {
    private var scalars: [Unicode.Scalar] = []
    private var scalarColumns: [Int32] = []
    private var endColumn: Int32 = 1
    private(set) var isChanged = false

    init(normalising line: Substring) {
        for character in line {
            append(line.mayNeedNormalisation ? String(character).precomposedStringWithCanonicalMapping : String(character), of: character)
        }
    }

    var bytes: [UInt8] { scalars.flatMap { UTF8.encode($0).map(Array.init) ?? [] } }

    var columns: [Int32] {
        zip(scalars, scalarColumns).flatMap { Array(repeating: $1, count: UTF8.width($0)) } + [endColumn]
    }

    /// Whether any was needed.
    mutating func insert(_ sentinels: EmphasisSentinels) -> Bool {
        let offsets = sentinels.offsets(in: scalars)
        for offset in offsets.reversed() {
            scalars.insert(sentinels.sentinel, at: offset)
            scalarColumns.insert(offset < scalarColumns.count ? scalarColumns[offset] : endColumn, at: offset)
        }
        isChanged = isChanged || !offsets.isEmpty
        return !offsets.isEmpty
    }

    private mutating func append(_ normalised: String, of character: Character) {
        for (offset, scalar) in normalised.unicodeScalars.enumerated() {
            scalars.append(scalar)
            scalarColumns.append(endColumn + Int32(min(offset, character.unicodeScalars.count - 1)))
        }
        endColumn += Int32(character.unicodeScalars.count)
        isChanged = isChanged || !normalised.utf8.elementsEqual(character.utf8)
    }
}

extension Substring {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

    /// A star, and characters beyond ASCII: only such lines can need a sentinel.
    fileprivate var hasStarAndMore: Bool { utf8.contains(UInt8(ascii: "*")) && !isASCII }

    /// False where the text surely is in Form C: only letters and signs of blocks that have no other form.
    fileprivate var mayNeedNormalisation: Bool {
        unicodeScalars.contains { !$0.isAlwaysComposed }
    }
}

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

extension Collection where Element == UInt8 {
    /// How many Unicode scalars these bytes of UTF-8 begin.
    var scalarCount: Int {
        reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}
