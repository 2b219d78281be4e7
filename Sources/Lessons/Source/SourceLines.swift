/// The lines of a text without their ends: where they stand in it is found once, and each is cut out when it is asked for.
public struct SourceLines: RandomAccessCollection, Sendable {
    private let text: String
    /// Where each line stands among the text's bytes.
    private let ranges: ArraySlice<Range<Int>>
    /// Whether every line but the last ends with LF alone.
    private let endsByLineFeed: Bool

    /// A line ends with LF, CRLF or CR, as in CommonMark; behind the last end there is one more line.
    init(_ text: String) {
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(text.utf8.count / 40 + 1)
        let hasReturns = text.withBytes { bytes in
            var (start, feed, carriageReturn) = (0, bytes.place(of: UInt8(ascii: "\n"), from: 0), bytes.place(of: UInt8(ascii: "\r"), from: 0))
            let hasReturns = carriageReturn < bytes.count
            while start <= bytes.count {
                let end = Swift.min(feed, carriageReturn)
                ranges.append(start..<end)
                start = end + (carriageReturn + 1 == feed && feed < bytes.count ? 2 : 1)
                if feed < start { feed = bytes.place(of: UInt8(ascii: "\n"), from: start) }
                if carriageReturn < start { carriageReturn = bytes.place(of: UInt8(ascii: "\r"), from: start) }
            }
            return hasReturns
        }
        self.init(text: text, ranges: ranges[...], endsByLineFeed: !hasReturns)
    }

    private init(text: String, ranges: ArraySlice<Range<Int>>, endsByLineFeed: Bool) {
        (self.text, self.ranges, self.endsByLineFeed) = (text, ranges, endsByLineFeed)
    }

    public var startIndex: Int { ranges.startIndex }

    public var endIndex: Int { ranges.endIndex }

    public subscript(index: Int) -> Substring {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: ranges[index].lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: ranges[index].count)]
    }

    public subscript(bounds: Range<Int>) -> SourceLines {
        SourceLines(text: text, ranges: ranges[bounds], endsByLineFeed: endsByLineFeed)
    }

    /// Of all lines without their ends.
    var byteCount: Int { ranges.reduce(0) { $0 + $1.count } }

    /// Lends the lines with LF between them, in UTF-8, until `body` returns; without a copy where they are written so.
    func lendJoined<Result>(to body: (JoinedLines) throws -> Result) rethrows -> Result {
        try text.withBytes { text in
            guard endsByLineFeed, let first = ranges.first, let last = ranges.last else {
                var joiner = LineJoiner()
                for range in ranges { joiner.append(UnsafeBufferPointer(rebasing: text[range])) }
                return try joiner.lend(to: body)
            }
            let bytes = UnsafeBufferPointer(rebasing: text[first.lowerBound..<last.upperBound])
            return try ranges.withUnsafeBufferPointer { try body(JoinedLines(bytes: bytes, ranges: $0, offset: first.lowerBound)) }
        }
    }
}

extension String {
    var sourceLines: SourceLines { SourceLines(self) }
}
