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
        (self.text, folded, self.vocabulary) = (String(text), FoldedWords(text), vocabulary)
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
            return rest.first.map { !$0.isLetter || $0.isIdeographic } ?? true
        }
        return exercise.map { vocabulary.solutionTitles.contains(FoldedWords($0.title)) } ?? false
    }

    /// The number that the heading names, as in "Lösung zu Übung 2".
    var number: Int? {
        text.firstIndex(where: \.isWholeNumber).flatMap { start in
            Int(String(text[start...].prefix { $0.isWholeNumber }).foldedSpelling)
        }
    }

    /// What stands behind a word at the start of the heading; the longest word that fits counts.
    private static func rest(of text: String, _ folded: FoldedWords, behind words: [String]) -> Substring? {
        guard words.contains(where: folded.begin(with:)) else { return nil }
        let start = text.drop { !$0.isLetter }
        let fitting = words.filter(folded.begin(with:)).compactMap { word -> Substring? in
            let end = start.index(start.startIndex, offsetBy: word.count, limitedBy: start.endIndex) ?? start.endIndex
            guard String(start[..<end]).foldedSpelling == word else { return nil }
            let rest = start[end...]
            return rest.first.map { $0.isLetter && !$0.isIdeographic } == true ? nil : rest
        }
        return fitting.min { $0.utf8.count < $1.utf8.count }
    }
}

extension HeadingWords.Exercise {
    /// - Parameter rest: what stands behind the word for an exercise: a number, or a sign before a title.
    fileprivate init?(_ rest: Substring, in vocabulary: Vocabulary) {
        let words = rest.drop { $0.isWhitespace }
        let digits = words.prefix { $0.isWholeNumber }
        let number = Int(String(digits).foldedSpelling)
        var separated = words[digits.endIndex...]
        let level = Self.level(inBrackets: separated, of: vocabulary)
        if let level { separated = level.rest }
        let title = separated.drop { $0.isWhitespace || $0.isSeparator }
        guard number != nil || title.isEmpty || level != nil || separated.first?.isSeparator == true else { return nil }
        self.init(number: number, title: String(title.trimmingSpaces), level: level?.level)
    }

    /// A level's name in brackets, and what stands behind them.
    private static func level(inBrackets text: Substring, of vocabulary: Vocabulary) -> (level: Level, rest: Substring)? {
        let inner = text.drop(while: \.isWhitespace)
        guard let opening = inner.first, let closing = brackets[opening], let end = inner.firstIndex(of: closing),
            let level = vocabulary.level(of: String(inner[..<end].dropFirst()))
        else { return nil }
        return (level, inner[inner.index(after: end)...])
    }

    private static let brackets: [Character: Character] = ["(": ")", "（": "）", "[": "]", "【": "】"]
}

extension Character {
    /// A sign between a heading's number and its title.
    fileprivate var isSeparator: Bool {
        switch self {
        case ":", "：", ".", "．", "。", "–", "—", "-", "―", ")", "）", "|", "・", "、": true
        default: false
        }
    }

    /// A character of a script without spaces, so that a word may end before it.
    fileprivate var isIdeographic: Bool {
        unicodeScalars.first?.joinsLines == true
    }
}
