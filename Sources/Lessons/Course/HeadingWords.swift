/// Headings that say more than one word of the vocabulary: "Übung 1: Zahlentreppe", "Lösung zu Übung 1".
struct HeadingWords {
    let vocabulary: Vocabulary

    struct Exercise: Equatable {
        /// Nil where the heading doesn't count.
        var number: Int?
        var title: String
    }

    /// What a heading of an exercise says; nil for any other heading.
    func exercise(in heading: String) -> Exercise? {
        guard let rest = rest(of: heading, behind: .exercise) else { return nil }
        let words = rest.drop { $0.isWhitespace }
        let digits = words.prefix { $0.isWholeNumber }
        let number = Int(String(digits).foldedSpelling)
        let separated = words.dropFirst(digits.count)
        let title = separated.drop { $0.isWhitespace || Self.separators.contains($0) }
        guard number != nil || title.isEmpty || separated.first.map(Self.separators.contains) == true else { return nil }
        return Exercise(number: number, title: String(title.trimmingSpaces))
    }

    /// Whether a heading stands above a solution: "Lösung", "Lösung zu Übung 2", "演習1の解答".
    func isSolution(_ heading: String) -> Bool {
        if let rest = rest(of: heading, behind: .solution) {
            return rest.first.map { !$0.isLetter || $0.isIdeographic } ?? true
        }
        return exercise(in: heading).map { vocabulary.solutionTitles.contains($0.title.foldedWords) } ?? false
    }

    /// The number that a heading names, as in "Lösung zu Übung 2".
    func number(in heading: String) -> Int? {
        heading.firstIndex(where: \.isWholeNumber).flatMap { start in
            Int(String(heading[start...].prefix { $0.isWholeNumber }).foldedSpelling)
        }
    }

    private static let separators: Set<Character> = [":", "：", ".", "．", "。", "–", "—", "-", "―", ")", "）", "|", "・", "、"]

    /// What stands behind a word at the start of a heading; the longest word that fits counts.
    private func rest(of heading: String, behind key: Vocabulary.Key) -> Substring? {
        let start = heading.drop { !$0.isLetter }
        let first = String(start.prefix(1)).foldedSpelling
        let fitting = vocabulary.foldedWords(key).filter { $0.hasPrefix(first) }.compactMap { word -> Substring? in
            let rest = start.dropFirst(word.count)
            guard String(start.prefix(word.count)).foldedSpelling == word else { return nil }
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
