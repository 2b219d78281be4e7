/// A page's lines with what each looks like on its own and what stands around it: all that tells code from text.
struct CodeLines {
    let lines: [PageLine]
    let words: PageWords
    let evidence: [CodeEvidence]
    /// Whether blank lines set the page's blocks apart.
    let isSpaced: Bool
    /// Whether the page's text is in Latin letters, as programs and what they print are in every language.
    let isLatin: Bool
    /// Of each line the next one that isn't blank, itself or a later one.
    private let nextLines: [Int]

    init(_ lines: [PageLine], words: PageWords) {
        (self.lines, self.words) = (lines, words)
        evidence = lines.map { CodeEvidence($0.text) }
        isLatin = Self.isLatin(lines, evidence)
        isSpaced = lines.count(where: \.isBlank) * 6 >= lines.count
        var next = lines.count
        var nextLines = Array(repeating: lines.count, count: lines.count + 1)
        for index in lines.indices.reversed() {
            if !lines[index].isBlank { next = index }
            nextLines[index] = next
        }
        self.nextLines = nextLines
    }

    var count: Int { lines.count }

    subscript(index: Int) -> PageLine { lines[index] }

    /// The first line from there on that isn't blank; behind the last where there is none.
    func next(from index: Int) -> Int { index < nextLines.count ? nextLines[index] : lines.count }

    /// The nearest line above that isn't blank.
    func last(before index: Int) -> Int? { lines[..<index].lastIndex { !$0.isBlank } }

    /// Behind the lines that stand together from there on.
    func endOfBlock(from index: Int) -> Int { lines[index...].firstIndex(where: \.isBlank) ?? lines.count }

    private static func isLatin(_ lines: [PageLine], _ evidence: [CodeEvidence]) -> Bool {
        let prose = lines.indices.filter { evidence[$0].strength == .none && lines[$0].text.contains(where: \.isLetter) }
        let other = prose.count { index in lines[index].text.unicodeScalars.contains { $0.isGreek || $0.isCJK } }
        return other * 2 < prose.count
    }

    // MARK: What a line is

    func isStrong(_ index: Int) -> Bool {
        lines.indices.contains(index) && !lines[index].isBlank && evidence[index].strength == .strong && lines[index].sign == nil
    }

    /// Whether the line of text before ends with a colon.
    func isAnnounced(_ index: Int) -> Bool {
        guard let before = last(before: index).map({ lines[$0].text }) else { return false }
        return before.hasSuffix(":") || before.hasSuffix("：")
    }

    /// Words that end as a sentence ends, and are more than a name.
    func isSentence(_ index: Int) -> Bool {
        let line = lines[index].text
        guard evidence[index].longestRun >= 3 || evidence[index].foreignWords >= 2 || line.unicodeScalars.filter(\.isCJK).count >= 8 else {
            return false
        }
        let last = line.last { !"”“\"»«)）」』*".contains($0) }
        // A semicolon is Greek's question mark and ends statements elsewhere.
        if last == ";", evidence[index].foreignWords == 0 { return false }
        return last.map { ".!?:;。！？：；…".contains($0) } ?? false
    }

    /// Nil where little speaks for any language, so that the page's other code decides.
    func language(of range: Range<Int>, atLeast least: Int = 3, favouring favoured: String? = nil) -> String? {
        var guess = CodeLanguageGuess()
        for index in range where !lines[index].isBlank { guess.add(lines[index].text, evidence[index]) }
        return guess.language(atLeast: least, favouring: favoured)
    }
}

extension Unicode.Scalar {
    fileprivate var isGreek: Bool { (0x370..<0x400).contains(value) || (0x1F00..<0x2000).contains(value) }
}
