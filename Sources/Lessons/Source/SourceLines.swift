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

    /// The lines with LF between them, in UTF-8.
    var joined: JoinedLines {
        guard let first = ranges.first, let last = ranges.last else { return JoinedLines() }
        return text.withBytes { text in
            if endsByLineFeed {
                return JoinedLines(bytes: Array(UnsafeBufferPointer(rebasing: text[first.lowerBound..<last.upperBound])), ranges: ranges, offset: first.lowerBound)
            }
            var joined = JoinedLines()
            for range in ranges { joined.append(UnsafeBufferPointer(rebasing: text[range])) }
            return joined
        }
    }
}

extension String {
    var sourceLines: SourceLines { SourceLines(self) }
}
