/// Lines of text in one piece, with LF between them.
struct JoinedLines: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where each line stands, without its end, counted from `offset` bytes before the first.
    private var ranges: ArraySlice<Range<Int>> = []
    private var offset = 0

    init() {}

    init(bytes: [UInt8], ranges: ArraySlice<Range<Int>>, offset: Int) {
        (self.bytes, self.ranges, self.offset) = (bytes, ranges, offset)
    }

    var count: Int { ranges.count }

    /// Where a line stands among the bytes; counted from 0, an empty one where there is none.
    func range(of index: Int) -> Range<Int> {
        let place = ranges.startIndex + index
        guard index >= 0, place < ranges.endIndex else { return 0..<0 }
        return (ranges[place].lowerBound - offset)..<(ranges[place].upperBound - offset)
    }

    mutating func append(_ line: some Collection<UInt8>) {
        if !ranges.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        let start = bytes.count
        bytes.append(contentsOf: line)
        ranges.append(start..<bytes.count)
    }
}
