/// A mention of a lesson in running text: "Lektion 3.3", "Μάθημα 3.3", "レッスン3.3".
struct LessonReference: Equatable {
    /// In ASCII digits, whatever their width in the text.
    let number: String
    let range: Range<String.Index>

    /// All mentions, in order.
    static func all(in text: String, vocabulary: Vocabulary) -> [LessonReference] {
        guard var start = text[...].firstDigit else { return [] }
        let words = vocabulary.words(.lesson).map(\.foldedSpelling)
        var references: [LessonReference] = []
        while true {
            let end = endOfNumber(in: text, from: start)
            if let word = startOfWord(in: text, before: start, words: words) {
                references.append(LessonReference(number: String(text[start..<end]).foldedSpelling, range: word..<end))
            }
            guard let next = text[max(end, text.index(after: start))...].firstDigit else { return references }
            start = next
        }
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
    /// Where a digit of ASCII or of full width stands. Most text has none, so it is looked at byte by byte.
    fileprivate var firstDigit: String.Index? {
        var index = startIndex
        while index < endIndex {
            let byte = utf8[index]
            if 0x30...0x39 ~= byte || byte == 0xEF && "\u{FF10}"..."\u{FF19}" ~= unicodeScalars[index] { return index }
            index = utf8.index(after: index)
        }
        return nil
    }

    fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
        lastIndex { !isDropped($0) }.map { self[...$0] } ?? prefix(0)
    }
}
