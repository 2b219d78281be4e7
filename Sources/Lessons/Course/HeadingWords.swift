/// What a heading says, of which some say more than one word of the vocabulary: "Übung 1: Zahlentreppe", "Lösung zu Übung 1".
struct HeadingWords {
    let text: String
    private let folded: FoldedWords
    private let vocabulary: Vocabulary
    /// What a heading of an exercise says; nil for any other heading.
    private(set) var exercise: Exercise?

    init(_ text: some StringProtocol, in vocabulary: Vocabulary) {
        (self.text, folded, self.vocabulary) = (String(text), FoldedWords(text), vocabulary)
        exercise = readExercise()
    }

    struct Exercise: Equatable {
        /// Nil where the heading doesn't count.
        var number: Int?
        var title: String
        /// Where the heading names one in brackets behind its number: "Übung 1 (leicht): Zahlentreppe".
        var level: Level?
    }

    var kind: SectionKind { vocabulary.kind(of: folded) }

    var level: Level? { vocabulary.level(of: folded) }

    private func readExercise() -> Exercise? {
        guard let rest = rest(behind: .exercise) else { return nil }
        let words = rest.drop { $0.isWhitespace }
        let digits = words.prefix { $0.isWholeNumber }
        let number = Int(String(digits).foldedSpelling)
        var separated = words.dropFirst(digits.count)
        let level = level(inBrackets: separated)
        if let level { separated = level.rest }
        let title = separated.drop { $0.isWhitespace || Self.separators.contains($0) }
        guard number != nil || title.isEmpty || level != nil || separated.first.map(Self.separators.contains) == true else { return nil }
        return Exercise(number: number, title: String(title.trimmingSpaces), level: level?.level)
    }

    /// A level's name in brackets, and what stands behind them.
    private func level(inBrackets text: Substring) -> (level: Level, rest: Substring)? {
        let inner = text.drop(while: \.isWhitespace)
        guard let opening = inner.first, let closing = Self.brackets[opening], let end = inner.firstIndex(of: closing),
            let level = vocabulary.level(of: String(inner[..<end].dropFirst()))
        else { return nil }
        return (level, inner[inner.index(after: end)...])
    }

    private static let brackets: [Character: Character] = ["(": ")", "（": "）", "[": "]", "【": "】"]

    /// Whether the heading stands above a solution: "Lösung", "Lösung zu Übung 2", "演習1の解答".
    var isSolution: Bool {
        if let rest = rest(behind: .solution) {
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

    private static let separators: Set<Character> = [":", "：", ".", "．", "。", "–", "—", "-", "―", ")", "）", "|", "・", "、"]

    /// What stands behind a word at the start of the heading; the longest word that fits counts.
    private func rest(behind key: Vocabulary.Key) -> Substring? {
        let words = vocabulary.foldedWords(key).filter(folded.begin(with:))
        guard !words.isEmpty else { return nil }
        let start = text.drop { !$0.isLetter }
        let fitting = words.compactMap { word -> Substring? in
            guard String(start.prefix(word.count)).foldedSpelling == word else { return nil }
            let rest = start.dropFirst(word.count)
            return rest.first.map { $0.isLetter && !$0.isIdeographic } == true ? nil : rest
        }
        return fitting.min { $0.count < $1.count }
    }
}

extension Character {
    /// A character of a script without spaces, so that a word may end before it.
    fileprivate var isIdeographic: Bool {
        unicodeScalars.first?.joinsLines == true
    }
}
