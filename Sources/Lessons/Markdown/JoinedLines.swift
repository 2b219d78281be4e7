/// Lines of text in one piece, with LF between them.
struct JoinedLines: Sendable {
    private(set) var bytes: [UInt8] = []
    /// Where each line stands, without its end.
    private(set) var ranges: [Range<Int>] = []

    init() {}

    init(_ lines: SourceLines) {
        (bytes, ranges) = lines.joined
    }

    /// A line, counted from 0; an empty one where there is none.
    func range(of index: Int) -> Range<Int> {
        ranges.indices.contains(index) ? ranges[index] : 0..<0
    }

    mutating func append(_ line: some Collection<UInt8>) {
        if !ranges.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        let start = bytes.count
        bytes.append(contentsOf: line)
        ranges.append(start..<bytes.count)
    }
}
