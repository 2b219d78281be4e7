/// The lines of a block, taken out of the containers that it stands in.
struct BlockLines {
    let text: PreparedText
    /// In how many quotes the block stands.
    let quoteDepth: Int

    /// A line without its indentation and the signs of the quotes; the slice is one of the whole text's bytes.
    func content(ofLine number: Int) -> ArraySlice<UInt8> {
        var line = text.line(number).drop(while: Self.isSpace)
        for _ in 0..<quoteDepth {
            guard line.first == UInt8(ascii: ">") else { break }
            line = line.dropFirst().drop(while: Self.isSpace)
        }
        return line
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}

extension ArraySlice<UInt8> {
    /// Without the spaces around it.
    var trimmed: ArraySlice<UInt8> {
        let start = drop(while: BlockLines.isSpace)
        guard let last = start.lastIndex(where: { !BlockLines.isSpace($0) }) else { return start.prefix(0) }
        return start[...last]
    }
}
