/// A run of stars or underscores in a paragraph: one that emphasises, or one that was left in the text.
struct EmphasisDelimiter: Equatable {
    var sign: Unicode.Scalar
    var length: Int
    var position: SourcePosition
    /// Where the run stands that it emphasises with; nil where it was left in the text.
    var mate: SourcePosition?
    /// Whether the same signs stand right beside it, which do something else.
    var isPart = false

    var isLiteral: Bool { mate == nil }

    var text: String { String(repeating: String(sign), count: length) }

    var end: SourcePosition { SourcePosition(line: position.line, column: position.column + length) }

    func matches(_ other: Self) -> Bool {
        sign == other.sign && length == other.length && !isPart && !other.isPart
    }

    /// Those of a block, in order. A single sign between spaces, as in `2 * 3`, one inside a name, as in `a_b`, or inside an address
    /// is none.
    ///
    /// - Parameter line: the one that was looked at last, kept for the next block: a table has all cells of a row on one.
    static func all(in block: Int, of document: LintedDocument, _ line: inout Line) -> [EmphasisDelimiter] {
        var endOfAddress = 0
        var found: [EmphasisDelimiter] = []
        for index in document.markdown.subtree(of: block) where index >= endOfAddress {
            let node = document.markdown.nodes[index]
            let number = node.range.start.line
            if line.number != number { line = Line(number: number, scalars: document.scalars(ofLine: number)) }
            switch node.kind {
            case .text(let words) where document.markdown[words].utf8.contains(where: isSign): found += literal(in: node.range, of: line.scalars)
            case .emphasis: found += pair(length: 1, around: node.range, of: line.scalars)
            case .strong: found += pair(length: 2, around: node.range, of: line.scalars)
            case .link where line.scalars.dropFirst(node.range.start.column - 1).first == "<": endOfAddress = node.end
            default: break
            }
        }
        return found.sorted { $0.position < $1.position }
    }

    struct Line {
        fileprivate var number = 0
        fileprivate var scalars: [Unicode.Scalar] = []
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") }

    private static func pair(length: Int, around range: SourceRange, of line: [Unicode.Scalar]) -> [EmphasisDelimiter] {
        guard line.indices.contains(range.start.column - 1), range.end.column > length else { return [] }
        let sign = line[range.start.column - 1]
        let end = SourcePosition(line: range.end.line, column: range.end.column - length)
        return [(range.start, end), (end, range.start)].map { EmphasisDelimiter(sign: sign, length: length, position: $0, mate: $1) }
    }

    private static func literal(in range: SourceRange, of line: [Unicode.Scalar]) -> [EmphasisDelimiter] {
        let end = range.end.line == range.start.line ? min(range.end.column - 1, line.count) : line.count
        var found: [EmphasisDelimiter] = []
        var index = range.start.column - 1
        while index < end {
            if line[index] == "\\" { index += 2; continue }
            guard line[index] == "*" || line[index] == "_" else { index += 1; continue }
            let start = index
            while index < end, line[index] == line[start] { index += 1 }
            guard isMeant(line, start..<index) else { continue }
            let position = SourcePosition(line: range.start.line, column: start + 1)
            let isPart = start > range.start.column - 1 ? false : start > 0 && line[start - 1] == line[start]
            let goesOn = index < line.count && line[index] == line[start]
            found.append(EmphasisDelimiter(sign: line[start], length: index - start, position: position, isPart: isPart || goesOn))
        }
        return found
    }

    private static func isMeant(_ line: [Unicode.Scalar], _ run: Range<Int>) -> Bool {
        let before = run.lowerBound > 0 ? line[run.lowerBound - 1] : " "
        let after = run.upperBound < line.count ? line[run.upperBound] : " "
        if before.isMarkdownSpace && after.isMarkdownSpace { return run.count == 2 }
        let isInName = before.isNameLetter && after.isNameLetter
        let isProduct = ("0"..."9").contains(before) && ("0"..."9").contains(after)
        return line[run.lowerBound] == "_" ? !isInName : !isProduct
    }
}

extension Unicode.Scalar {
    /// A letter or digit of names in code.
    var isNameLetter: Bool {
        isASCII && (properties.isAlphabetic || ("0"..."9").contains(self)) || self == "_"
    }
}
