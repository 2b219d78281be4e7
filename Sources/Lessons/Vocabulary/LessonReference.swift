/// A mention of a lesson in running text: "Lektion 3.3", "Μάθημα 3.3", "レッスン3.3".
struct LessonReference: Equatable {
    /// In ASCII digits, whatever their width in the text.
    let number: String
    let range: Range<String.Index>

    /// All mentions, in order.
    static func all(in text: String, vocabulary: Vocabulary) -> [LessonReference] {
        guard text.contains(where: \.isWholeNumber) else { return [] }
        let words = vocabulary.words(.lesson).map(\.foldedSpelling)
        var references: [LessonReference] = []
        var rest = text.startIndex
        while let start = text[rest...].firstIndex(where: \.isWholeNumber) {
            let end = endOfNumber(in: text, from: start)
            if let word = startOfWord(in: text, before: start, words: words) {
                references.append(LessonReference(number: String(text[start..<end]).foldedSpelling, range: word..<end))
            }
            rest = end
        }
        return references
    }

    /// Behind `3.20`; a full stop at the end isn't part of it.
    private static func endOfNumber(in text: String, from start: String.Index) -> String.Index {
        var end = text[start...].firstIndex { !$0.isWholeNumber } ?? text.endIndex
        while end < text.endIndex, text[end] == "." || text[end] == "．" {
            let part = text[text.index(after: end)...].prefix { $0.isWholeNumber }
            guard !part.isEmpty else { break }
            end = part.endIndex
        }
        return end
    }

    /// Where the word for a lesson begins that stands right before a number, with or without a space.
    private static func startOfWord(in text: String, before number: String.Index, words: [String]) -> String.Index? {
        let before = text[..<number].dropLast(while: \.isWhitespace)
        let hasSpace = before.endIndex < number
        return words.lazy.compactMap { word -> String.Index? in
            let candidate = before.suffix(word.count)
            guard String(candidate).foldedSpelling == word else { return nil }
            let isWide = word.unicodeScalars.contains(where: \.isCJK)
            let isPartOfWord = before[..<candidate.startIndex].last.map(\.isLetter) ?? false
            return isWide || hasSpace && !isPartOfWord ? candidate.startIndex : nil
        }.first
    }
}

extension Substring {
    fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
        lastIndex { !isDropped($0) }.map { self[...$0] } ?? prefix(0)
    }
}
