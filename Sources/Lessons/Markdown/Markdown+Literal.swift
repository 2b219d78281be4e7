extension Markdown {
    /// Where the words of a node stand among those of all nodes. A node is thus plain bytes, and a document's words are one piece of
    /// memory.
    public struct Literal: Hashable, Sendable {
        /// In bytes.
        fileprivate(set) var start: Int32
        fileprivate(set) var count: Int32

        static let empty = Literal(start: 0, count: 0)

        public var isEmpty: Bool { count == 0 }

        var range: Range<Int> { Int(start)..<Int(start + count) }

        func dropLast() -> Literal { Literal(start: start, count: count - 1) }
    }

    public subscript(literal: Literal) -> String { withBytes(of: literal) { String(copying: UTF8Span(unchecked: $0.span)) } }

    /// The words in UTF-8.
    func withBytes<Result>(of literal: Literal, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        literals.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[literal.range])) }
    }
}

/// Collects the words of nodes.
struct LiteralCollector {
    private(set) var bytes: [UInt8] = []
    private let sentinels: EmphasisSentinels?

    /// - Parameter sentinels: what is left out of the words.
    init(capacity: Int, without sentinels: EmphasisSentinels?) {
        self.sentinels = sentinels
        bytes.reserveCapacity(capacity)
    }

    mutating func append(_ words: UnsafeBufferPointer<UInt8>) -> Markdown.Literal {
        let start = bytes.count
        if let sentinels { sentinels.append(words, to: &bytes) } else { bytes.append(contentsOf: words) }
        return Markdown.Literal(start: Int32(start), count: Int32(bytes.count - start))
    }
}
