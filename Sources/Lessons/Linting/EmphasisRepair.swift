/// How two runs that were meant to emphasise what is between them come to do so: tried out, not guessed.
struct EmphasisRepair {
    /// From the first run to behind the second, or further where letters are taken in.
    let range: SourceRange
    let text: String
    /// Whether emphasis was meant beyond doubt, and what is emphasised are the same letters.
    let isSafe: Bool

    /// Nil where nothing helps, or enough was tried.
    init?(from opening: EmphasisDelimiter, to closing: EmphasisDelimiter, in block: Int, of document: LintedDocument, _ trials: inout EmphasisTrials) {
        let numbers = opening.position.line...closing.position.line
        // Where lines begin with signs of lists and quotes, what stands between the runs isn't only theirs.
        guard numbers.count == 1 || document.markdown.nodes[block].range.start.column == 1 else { return nil }
        let lines = document.source.lines[(numbers.lowerBound - 1)..<numbers.upperBound]
        guard lines.reduce(0, { $0 + $1.utf8.count }) <= Self.longestText else { return nil }
        let text = Array(lines.joined(separator: "\n").unicodeScalars)
        let beforeLast = lines.dropLast().reduce(0) { $0 + $1.unicodeScalars.count + 1 }
        let (start, close) = (opening.position.column - 1, beforeLast + closing.position.column - 1)
        let end = close + closing.length
        guard start + opening.length < close, end <= text.count else { return nil }
        let content = Array(text[(start + opening.length)..<close])
        let isOwn = opening.isLiteral && closing.isLiteral || !content[0].isMarkdownSpace && !content[content.count - 1].isMarkdownSpace
        guard isOwn else { return nil }
        let (before, after) = (start > 0 ? text[start - 1] : " ", end < text.count ? text[end] : " ")
        let meaning = EmphasisFlanks(sign: opening.sign, before: before, after: after, content: content).meaning
        guard meaning != .signs else { return nil }
        let trial = Trial(before: Array(text[..<start]), written: Array(text[start..<end]), after: Array(text[end...]))
        let candidates = Self.candidates(content, sign: opening.sign, length: opening.length, after: trial.after)
        guard let candidate = candidates.first(where: { trials.allow(text.count) && trial.works($0) }) else { return nil }
        let last = SourcePosition(line: closing.end.line, column: closing.end.column + candidate.taken)
        range = SourceRange(start: opening.position, end: last)
        (self.text, isSafe) = (candidate.text.replacing("\n", with: document.source.lineEnd), candidate.taken == 0 && meaning == .emphasis)
    }

    /// In bytes; in longer lines nothing is tried.
    private static let longestText = 4_000

    fileprivate struct Candidate {
        var text: String
        var emphasised: String
        /// How many letters behind the second run come into the emphasis.
        var taken = 0
    }

    /// From the least change to the greatest: no spaces inside, stars for underscores, quotation marks outside, both of a pair, the rest
    /// of the word inside.
    private static func candidates(
        _ content: [Unicode.Scalar], sign: Unicode.Scalar, length: Int, after: [Unicode.Scalar]
    ) -> [Candidate] {
        let run = String(repeating: "*", count: length)
        let start = content.drop(while: \.isMarkdownSpace)
        let inner = start.prefix((start.lastIndex { !$0.isMarkdownSpace } ?? start.startIndex - 1) - start.startIndex + 1)
        guard !inner.isEmpty else { return [] }
        let (before, behind) = (content[..<inner.startIndex], content[inner.endIndex...])
        let leading = inner.prefix { $0.isMarkdownPunctuation && !$0.isCode }.count
        let trailing = inner.reversed().prefix { $0.isMarkdownPunctuation && !$0.isCode }.count
        let moves = (0...leading).flatMap { first in (0...trailing).map { (first, $0) } }.filter { $0.0 + $0.1 < inner.count }
        let isTorn = { (first: Int, last: Int) in inner.prefix(first).count(where: \.isQuoting) != inner.suffix(last).count(where: \.isQuoting) }
        let moved = moves.sorted { $0.0 + $0.1 < $1.0 + $1.1 }.filter { !isTorn($0.0, $0.1) }.prefix(50).map { first, last in
            let kept = inner.dropFirst(first).dropLast(last)
            let parts = [String(before), String(inner.prefix(first)), run, String(kept), run, String(inner.suffix(last)), String(behind)]
            return Candidate(text: parts.joined(), emphasised: String(kept))
        }
        let word = after.prefix { !$0.isMarkdownSpace && !$0.isMarkdownPunctuation }
        let extended = Candidate(
            text: run + String(content[...]) + String(word) + run, emphasised: String(content[...]) + String(word), taken: word.count)
        return moved + (word.isEmpty ? [] : [extended])
    }
}

/// What was tried out in a document so far. Where very much is wrong, trying it all out would take longer than a person waits.
struct EmphasisTrials {
    /// In scalars.
    private var left = 4_000_000

    var mayGoOn: Bool { left > 0 }

    /// - Parameter length: of the text that a trial reads; that a reader is made at all counts too.
    mutating func allow(_ length: Int) -> Bool {
        left -= length + 200
        return mayGoOn
    }
}

/// Reads a line with a candidate in it.
private struct Trial {
    let before: [Unicode.Scalar]
    let after: [Unicode.Scalar]
    /// What it says, without the signs of emphasis.
    private let words: String

    init(before: [Unicode.Scalar], written: [Unicode.Scalar], after: [Unicode.Scalar]) {
        (self.before, self.after) = (before, after)
        words = Markdown("x " + String(before + written + after)).wordsWithoutSigns
    }

    /// Whether the words that were meant come out emphasised, and nothing says anything else.
    func works(_ candidate: EmphasisRepair.Candidate) -> Bool {
        let rest = String(after.dropFirst(candidate.taken))
        let markdown = Markdown("x " + String(before[...]) + candidate.text + rest)
        guard markdown.wordsWithoutSigns == words else { return false }
        let wanted = Markdown(candidate.emphasised).proseOfFirstBlock
        return markdown.nodes.indices.contains { index in
            let kind = markdown.nodes[index].kind
            return (kind == .strong || kind == .emphasis) && markdown.plainText(of: index) == wanted
        }
    }
}

extension Markdown {
    fileprivate var wordsWithoutSigns: String {
        String(plainText(of: 0).unicodeScalars.filter { !$0.isMarkdownSpace && $0 != "*" && $0 != "_" })
    }

    fileprivate var proseOfFirstBlock: String { children(of: 0).first.map { plainText(of: $0) } ?? "" }
}

extension Unicode.Scalar {
    fileprivate var isCode: Bool { self == "`" }

    /// A quotation mark or bracket; what opens in one language closes in another.
    fileprivate var isQuoting: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
        default: self == "\""
        }
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
