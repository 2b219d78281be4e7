/// What a heading says, of which some say more than one word of the vocabulary: "Übung 1: Zahlentreppe", "Lösung zu Übung 1".
struct HeadingWords {
    let text: String
    let kind: SectionKind
    let level: Level?
    /// What a heading of an exercise says; nil for any other heading.
    let exercise: Exercise?
    private let folded: FoldedWords
    private let vocabulary: Vocabulary

    init(_ text: some StringProtocol, in vocabulary: Vocabulary) {
        (self.text, folded, self.vocabulary) = (String(text), FoldedWords(text, limit: vocabulary.longestName), vocabulary)
        (kind, level) = (vocabulary.kind(of: folded), vocabulary.level(of: folded))
        exercise = Self.rest(of: self.text, folded, behind: vocabulary.exerciseWords).flatMap { Exercise($0, in: vocabulary) }
    }

    struct Exercise: Equatable {
        /// Nil where the heading doesn't count.
        var number: Int?
        var title: String
        /// Where the heading names one in brackets behind its number: "Übung 1 (leicht): Zahlentreppe".
        var level: Level?
    }

    /// Whether the heading stands above a solution: "Lösung", "Lösung zu Übung 2", "演習1の解答".
    var isSolution: Bool {
        if let rest = Self.rest(of: text, folded, behind: vocabulary.solutionWords) {
            return rest.unicodeScalars.first.map { !$0.isLetter || $0.joinsLines } ?? true
        }
        return exercise.map { vocabulary.solutionTitles.contains(FoldedWords($0.title)) } ?? false
    }

    /// The number that the heading names, as in "Lösung zu Übung 2".
    var number: Int? {
        Substring(text).unicodeScalars.drop { !$0.isFigure }.counted.number
    }

    /// What stands behind a word at the start of the heading; the longest word that fits counts.
    private static func rest(of text: String, _ folded: FoldedWords, behind words: [[UInt8]]) -> Substring? {
        var shortest: Substring?
        for word in words where folded.begin(with: word) {
            let start = text.unicodeScalars.drop { !$0.isLetter }
            guard let end = start.end(spelling: word) ?? start.end(composing: word) else { continue }
            let rest = start[end...]
            if let next = rest.first, next.isLetter, !next.joinsLines { continue }
            if shortest.map({ rest.startIndex > $0.startIndex }) ?? true { shortest = Substring(rest) }
        }
        return shortest
    }
}

extension HeadingWords.Exercise {
    /// - Parameter rest: what stands behind the word for an exercise: a number, or a sign before a title.
    fileprivate init?(_ rest: Substring, in vocabulary: Vocabulary) {
        let (number, words) = rest.unicodeScalars.drop(while: \.isSpace).counted
        var separated = words.drop(while: \.makesKeycap)
        let level = Self.level(inBrackets: separated, of: vocabulary)
        if let level { separated = level.rest }
        let title = separated.drop { $0.isSpace || $0.isSeparator }
        guard number != nil || title.isEmpty || level != nil || separated.first?.isSeparator == true else { return nil }
        self.init(number: number, title: String(Substring(title).trimmingSpaces), level: level?.level)
    }

    /// A level's name in brackets, and what stands behind them.
    private static func level(
        inBrackets text: Substring.UnicodeScalarView, of vocabulary: Vocabulary
    ) -> (level: Level, rest: Substring.UnicodeScalarView)? {
        let inner = text.drop(while: \.isSpace)
        guard let closing = inner.first?.closingBracket, let end = inner.firstIndex(of: closing),
            let level = vocabulary.level(of: String(inner[..<end].dropFirst()))
        else { return nil }
        return (level, inner[inner.index(after: end)...])
    }
}

extension Substring.UnicodeScalarView {
    /// The number at the start, and what stands behind it. Where a chapter counts along, as in "5.2" and "5-2", it is the last one.
    fileprivate var counted: (number: Int?, rest: Self) {
        let digits = prefix(while: \.isFigure)
        let rest = self[digits.endIndex...]
        guard !digits.isEmpty, rest.first?.joinsNumbers == true, rest.dropFirst().first?.isFigure == true else { return (digits.number, rest) }
        return rest.dropFirst().counted
    }

    /// The number that these digits are, in either width.
    fileprivate var number: Int? { Int(String(decoding: map { UInt8($0.value & 0x0F) | 0x30 }, as: UTF8.self)) }

    /// Behind a word of folded spelling, where the text begins with it and each of its characters has a folding of its own.
    fileprivate func end(spelling word: [UInt8]) -> Index? {
        var rest = word[...]
        var end = startIndex
        while !rest.isEmpty {
            guard end < endIndex, var bytes = self[end].folding else { return nil }
            repeat {
                guard rest.popFirst() == UInt8(truncatingIfNeeded: bytes) else { return nil }
                bytes >>= 8
            } while bytes != 0
            formIndex(after: &end)
        }
        return end
    }

    /// The same where characters only fold together, as do a letter and its accent.
    fileprivate func end(composing word: [UInt8]) -> Index? {
        indices.prefix(2 * word.count).map { index(after: $0) }.first { String(self[..<$0]).foldedBytes == word }
    }
}

extension Unicode.Scalar {
    /// A sign between a heading's number and its title.
    fileprivate var isSeparator: Bool {
        switch self {
        case ":", "：", ".", "．", "。", "–", "—", "-", "―", ")", "）", "|", "・", "、": true
        default: false
        }
    }

    /// A sign between the number of a chapter and one that is counted in it.
    fileprivate var joinsNumbers: Bool { ".．-‐‑–－".unicodeScalars.contains(self) }

    /// What makes a keycap of the digit before it: 1️⃣.
    fileprivate var makesKeycap: Bool { self == "\u{FE0F}" || self == "\u{20E3}" }

    fileprivate var closingBracket: Unicode.Scalar? {
        switch self {
        case "(": ")"
        case "（": "）"
        case "[": "]"
        case "【": "】"
        default: nil
        }
    }
}
