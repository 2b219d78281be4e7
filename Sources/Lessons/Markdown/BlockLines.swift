/// The lines of a block, taken out of the containers that it stands in.
struct BlockLines {
    let text: PreparedText
    /// In how many quotes the block stands.
    let quoteDepth: Int

    /// A line without its indentation and the signs of the quotes; the slice is one of the whole text's bytes.
    func content(ofLine number: Int) -> PreparedText.Line {
        var line = text.line(number).drop(while: Self.isSpace)
        for _ in 0..<quoteDepth {
            guard line.first == UInt8(ascii: ">") else { break }
            line = line.dropFirst().drop(while: Self.isSpace)
        }
        return line
    }

    /// Whether a line underlines a heading.
    func isUnderline(_ number: Int) -> Bool {
        let line = content(ofLine: number).trimmed
        return line.first.map { sign in "=-".utf8.contains(sign) && line.allSatisfy { $0 == sign } } ?? false
    }

    /// How many columns stand before what an item holds, whose sign begins in a column of a line, both counted from 1.
    func contentColumn(ofItemIn number: Int, at column: Int) -> Int {
        let line = text.line(number)
        let digits = line.dropFirst(column - 1).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let sign = line[..<min(digits.endIndex + 1, line.endIndex)]
        let spaces = line[sign.endIndex...].prefix(while: Self.isSpace)
        let width = line[..<spaces.endIndex].columns - sign.columns
        return sign.columns + (spaces.endIndex < line.endIndex && width < 5 ? max(1, width) : 1)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}

extension BidirectionalCollection<UInt8> {
    /// How wide signs of ASCII are, a tab reaching to the next fourth column.
    var columns: Int {
        reduce(0) { $1 == UInt8(ascii: "\t") ? $0 / 4 * 4 + 4 : $0 + 1 }
    }

    /// Without the spaces around it.
    var trimmed: SubSequence {
        let start = drop(while: BlockLines.isSpace)
        guard let last = start.lastIndex(where: { !BlockLines.isSpace($0) }) else { return self[endIndex..<endIndex] }
        return start[...last]
    }
}
