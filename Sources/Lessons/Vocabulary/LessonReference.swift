/// A mention of a lesson in running text: "Lektion 3.3", "Μάθημα 3.3", "レッスン3.3".
struct LessonReference: Equatable {
    /// In ASCII digits, whatever their width in the text.
    let number: String
    let range: Range<String.Index>

    /// All mentions, in order.
    static func all(in text: String, vocabulary: Vocabulary) -> [LessonReference] {
        text.withBytes { numbers(in: $0, behind: vocabulary.lessonWordsBackwards) }.compactMap { number in
            let start = text.utf8.index(text.startIndex, offsetBy: number.lowerBound)
            guard let word = startOfWord(in: text, before: start, words: vocabulary.lessonWords) else { return nil }
            let end = text.utf8.index(start, offsetBy: number.count)
            return LessonReference(number: String(text[start..<end]).foldedSpelling, range: word..<end)
        }
    }

    /// Whether in a part of a text a number stands that may belong to a mention.
    ///
    /// - Parameter behindWords: whether the word for a lesson may stand in the part before.
    static func mayStand(in part: UnsafeBufferPointer<UInt8>, behindWords: Bool, vocabulary: Vocabulary) -> Bool {
        part.mayHaveDigits && !numbers(in: part, behind: vocabulary.lessonWordsBackwards, continues: behindWords).isEmpty
    }

    /// Where numbers such as `3.20` stand that a word for a lesson may stand before; a full stop at the end isn't part of them.
    private static func numbers(in bytes: UnsafeBufferPointer<UInt8>, behind words: [[UInt32?]], continues: Bool = false) -> [Range<Int>] {
        var numbers: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index].mayBeginDigit, bytes.digitWidth(at: index) != nil else { index += 1; continue }
            let start = index
            index = bytes.endOfDigits(from: index)
            while let point = bytes.pointWidth(at: index), bytes.digitWidth(at: index + point) != nil {
                index = bytes.endOfDigits(from: index + point)
            }
            if isBehind(words, start, in: bytes, continues) { numbers.append(start..<index) }
        }
        return numbers
    }

    /// Whether one of the words stands before a number and its spaces, or something that needs a closer look.
    private static func isBehind(_ words: [[UInt32?]], _ start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ continues: Bool) -> Bool {
        var end = start
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
        return words.contains { word in
            var place = end
            for folding in word {
                guard place > 0 else { return continues }
                let scalar = bytes.scalar(before: place)
                guard let own = scalar.folding, scalar != "ß" else { return true }
                guard own == folding else { return false }
                place -= UTF8.width(scalar)
            }
            return true
        }
    }

    /// Where the word for a lesson begins that stands right before a number, with or without a space.
    private static func startOfWord(in text: String, before number: String.Index, words: [String]) -> String.Index? {
        let before = text[..<number].dropLast(while: \.isWhitespace)
        let hasSpace = before.endIndex < number
        return words.lazy.compactMap { word -> String.Index? in
            guard mayEnd(before.utf8.last, word) else { return nil }
            let candidate = before.suffix(word.count)
            guard String(candidate).foldedSpelling == word else { return nil }
            let isWide = word.unicodeScalars.contains(where: \.isCJK)
            let isPartOfWord = before[..<candidate.startIndex].last.map(\.isLetter) ?? false
            return isWide || hasSpace && !isPartOfWord ? candidate.startIndex : nil
        }.first
    }

    /// False where it is plain from a letter of ASCII that the text before a number doesn't end with the word.
    private static func mayEnd(_ byte: UInt8?, _ word: String) -> Bool {
        guard let byte, let last = word.utf8.last, byte < 0x80, last < 0x80 else { return true }
        return byte | 0x20 == last | 0x20
    }
}

extension UInt8 {
    /// Whether a digit begins with it in either width.
    var mayBeginDigit: Bool { self &- 0x30 <= 9 || self == 0xEF }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes a digit takes, in either width; nil for any other character.
    fileprivate func digitWidth(at index: Int) -> Int? {
        guard index < count else { return nil }
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[index]) { return 1 }
        return isWide(0x90...0x99, at: index) ? 3 : nil
    }

    /// The same of a full stop.
    fileprivate func pointWidth(at index: Int) -> Int? {
        guard index < count else { return nil }
        return self[index] == UInt8(ascii: ".") ? 1 : isWide(0x8E...0x8E, at: index) ? 3 : nil
    }

    fileprivate func endOfDigits(from start: Int) -> Int {
        var index = start
        while let width = digitWidth(at: index) { index += width }
        return index
    }

    /// Signs of full width are EF BC and a third byte.
    private func isWide(_ last: ClosedRange<UInt8>, at index: Int) -> Bool {
        index + 2 < count && self[index] == 0xEF && self[index + 1] == 0xBC && last.contains(self[index + 2])
    }
}

extension Substring {
    fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
        lastIndex { !isDropped($0) }.map { self[...$0] } ?? prefix(0)
    }
}
