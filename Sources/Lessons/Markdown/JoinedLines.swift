/// Lines of text in one piece, with LF between them, lent by whoever holds the text: they must not be kept.
struct JoinedLines {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where each line stands, without its end, counted from `offset` bytes before the first.
    private let ranges: UnsafeBufferPointer<Range<Int>>
    private let offset: Int

    init(bytes: UnsafeBufferPointer<UInt8>, ranges: UnsafeBufferPointer<Range<Int>>, offset: Int) {
        (self.bytes, self.ranges, self.offset) = (bytes, ranges, offset)
    }

    var count: Int { ranges.count }

    /// Where a line stands among the bytes; counted from 0, an empty one where there is none.
    func range(of index: Int) -> Range<Int> {
        guard index >= 0, index < ranges.count else { return 0..<0 }
        return (ranges[index].lowerBound - offset)..<(ranges[index].upperBound - offset)
    }
}

/// Puts lines together.
struct LineJoiner {
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []

    mutating func append(_ line: some Collection<UInt8>) {
        if !ranges.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        let start = bytes.count
        bytes.append(contentsOf: line)
        ranges.append(start..<bytes.count)
    }

    /// Lends the lines until `body` returns.
    func lend<Result>(to body: (JoinedLines) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { bytes in
            try ranges.withUnsafeBufferPointer { try body(JoinedLines(bytes: bytes, ranges: $0, offset: 0)) }
        }
    }
}
