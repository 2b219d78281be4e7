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
        var traits: [LineTraits] = []
        traits.reserveCapacity(lines.count)
        lines.withBytesOfEach { traits.append(LineTraits($1)) }
        let sentinels = traits.contains(where: \.mayNeedSentinels) ? EmphasisSentinels(for: lines) : nil
        lines.withBytesOfEach { line, lineBytes in
            if !lineStarts.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            let traits = traits[lineStarts.count]
            lineStarts.append(bytes.count)
            if traits.mayNeedNormalisation || traits.mayNeedSentinels && sentinels != nil {
                append(line, traits, sentinels: traits.mayNeedSentinels ? sentinels : nil)
            } else {
                bytes.append(contentsOf: lineBytes)
            }
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
    ///
    /// - Parameter count: how far the last call counted: going through a line from left to right takes one pass over it.
    func position(line: Int, column: Int, from count: inout ScalarCount) -> SourcePosition {
        let offset = max(0, column - 1)
        if !changedColumns.isEmpty, let columns = changedColumns[line - 1] {
            return SourcePosition(line: firstLine + line - 1, column: Int(columns[min(offset, columns.count - 1)]))
        }
        count.go(to: offset, of: line, in: self)
        return SourcePosition(line: firstLine + line - 1, column: count.scalars + 1)
    }

    /// Behind the last character of a line that isn't a space.
    func end(ofLine line: Int, from count: inout ScalarCount) -> SourcePosition {
        let bytes = self.line(line)
        let length = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 - bytes.startIndex + 1 } ?? 0
        return position(line: line, column: length + 1, from: &count)
    }

    private mutating func append(_ line: Substring, _ traits: LineTraits, sentinels: EmphasisSentinels?) {
        var prepared = PreparedLine(line, normalises: traits.mayNeedNormalisation)
        if let sentinels, prepared.insert(sentinels) { self.sentinels = sentinels }
        bytes.append(contentsOf: prepared.bytes)
        if prepared.isChanged { changedColumns[lineStarts.count - 1] = prepared.columns }
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
        let bytes = text.line(line)
        let end = min(offset, bytes.count)
        guard end > self.offset else { return }
        scalars += bytes[(bytes.startIndex + self.offset)..<(bytes.startIndex + end)].scalarCount
        self.offset = end
    }
}

/// One line on its way to the parser.
private struct PreparedLine {
    private var scalars: [Unicode.Scalar] = []
    private var scalarColumns: [Int32] = []
    private var endColumn: Int32 = 1
    private(set) var isChanged = false

    init(_ line: Substring, normalises: Bool) {
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

    /// Whether any was needed.
    mutating func insert(_ sentinels: EmphasisSentinels) -> Bool {
        let offsets = sentinels.offsets(in: scalars)
        guard !offsets.isEmpty else { return false }
        let (plain, columns) = (scalars, scalarColumns + [endColumn])
        (scalars, scalarColumns) = ([], [])
        var start = 0
        for offset in offsets {
            scalars += plain[start..<offset] + [sentinels.sentinel]
            scalarColumns += columns[start...offset]
            start = offset
        }
        scalars += plain[start...]
        scalarColumns += columns[start..<plain.count]
        isChanged = true
        return true
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

/// What one pass over a line's bytes says about it.
private struct LineTraits {
    private(set) var isASCII = true
    private(set) var hasStar = false
    /// False where the text surely is in Form C: only letters and signs of blocks that have no other form.
    private(set) var mayNeedNormalisation = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                hasStar = hasStar || byte == UInt8(ascii: "*")
                index += 1
                continue
            }
            isASCII = false
            let width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            if !mayNeedNormalisation, byte >= 0xCC, !(0xE4...0xE9).contains(byte) {
                mayNeedNormalisation = !Self.scalar(bytes, at: index, width: width).isAlwaysComposed
            }
            index += width
        }
    }

    /// Only beside a star and characters beyond ASCII can a sentinel be needed.
    var mayNeedSentinels: Bool { hasStar && !isASCII }

    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, width: Int) -> Unicode.Scalar {
        guard index + width <= bytes.count else { return "\u{FFFD}" }
        var value = UInt32(bytes[index]) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
        for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
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
        var count = 0
        for byte in self where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
