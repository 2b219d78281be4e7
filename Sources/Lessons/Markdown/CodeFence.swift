/// An opening code fence in a line of UTF-8 that begins with it; nil for any other line.
struct CodeFence {
    let sign: UInt8
    let length: Int
    /// Where in the line the info string is written, without the spaces around it.
    let info: Range<Int>

    init?<Line: BidirectionalCollection>(_ line: Line) where Line.Element == UInt8, Line.Index == Int, Line.SubSequence == Line {
        let line = line.drop { $0 == UInt8(ascii: " ") }
        guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
        let rest = line.drop { $0 == sign }
        guard line.count - rest.count >= 3 else { return nil }
        let info = rest.trimmed
        (self.sign, length, self.info) = (sign, line.count - rest.count, info.startIndex..<info.endIndex)
    }

    /// Whether a line, taken out of its container or not, ends this fence.
    func isClosed(by line: some BidirectionalCollection<UInt8>) -> Bool {
        let line = line.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return line.prefix { $0 == sign }.count >= length
    }
}
