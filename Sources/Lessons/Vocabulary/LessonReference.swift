/// A mention of a lesson in running text: "Lektion 3.3", "Μάθημα 3.3", "レッスン3.3".
struct LessonReference: Equatable {
    /// In ASCII digits, whatever their width in the text.
    let number: String
    let range: Range<String.Index>

    /// All mentions, in order.
    static func all(in text: String, vocabulary: Vocabulary) -> [LessonReference] {
        text.withBytes { numbers(in: $0, behind: vocabulary.lessonWordsBackwards) }.compactMap { number in
            let start = text.utf8.index(text.startIndex, offsetBy: number.range.lowerBound)
            let end = text.utf8.index(start, offsetBy: number.range.count)
            let word =
                switch number.word {
                case .none: String.Index?.none
                case .at(let offset): text.utf8.index(text.startIndex, offsetBy: offset)
                case .unclear: startOfWord(in: text, before: start, words: vocabulary.lessonWords)
                }
            return word.map { LessonReference(number: String(text[start..<end]).foldedSpelling, range: $0..<end) }
        }
    }

    /// Whether in a part of a text a number stands that may belong to a mention.
    ///
    /// - Parameter behindWords: whether the word for a lesson may stand in the part before.
    static func mayStand(in part: UnsafeBufferPointer<UInt8>, behindWords: Bool, vocabulary: Vocabulary) -> Bool {
        part.mayHaveDigits && !numbers(in: part, behind: vocabulary.lessonWordsBackwards, continues: behindWords).isEmpty
    }

    /// What stands before a number.
    private enum Word {
        case none
        /// A word for a lesson, where it begins.
        case at(Int)
        /// Something that takes a closer look.
        case unclear
    }

    /// Where numbers such as `3.20` stand that a word for a lesson may stand before; a full stop at the end isn't part of them.
    private static func numbers(
        in bytes: UnsafeBufferPointer<UInt8>, behind words: [[UInt32?]], continues: Bool = false
    ) -> [(range: Range<Int>, word: Word)] {
        var numbers: [(Range<Int>, Word)] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index].mayBeginDigit, bytes.digitWidth(at: index) != nil else { index += 1; continue }
            let start = index
            index = bytes.endOfDigits(from: index)
            while let point = bytes.pointWidth(at: index), bytes.digitWidth(at: index + point) != nil {
                index = bytes.endOfDigits(from: index + point)
            }
            let word = self.word(of: words, before: start, in: bytes, continues)
            if case .none = word { continue }
            numbers.append((start..<index, word))
        }
        return numbers
    }

    /// Whether one of the words stands before a number and its spaces.
    private static func word(of words: [[UInt32?]], before start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ continues: Bool) -> Word {
        var end = start
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[end - 1]) { end -= 1 }
        for word in words {
            switch place(of: word, before: end, in: bytes, continues) {
            case .none: continue
            case .unclear: return .unclear
            case .at(let place):
                guard place > 0 || !continues else { return .unclear }
                let before = place > 0 ? bytes.scalar(before: place) : " "
                guard before.folding != nil else { return .unclear }
                if bytes.scalar(at: place).isCJK || end < start && !before.isLetter { return .at(place) }
            }
        }
        return .none
    }

    /// Whether a word, its last character first, stands right before a place.
    private static func place(of word: [UInt32?], before end: Int, in bytes: UnsafeBufferPointer<UInt8>, _ continues: Bool) -> Word {
        var place = end
        for folding in word {
            guard place > 0 else { return continues ? .unclear : .none }
            let scalar = bytes.scalar(before: place)
            guard let own = scalar.folding, scalar != "ß" else { return .unclear }
            guard own == folding else { return .none }
            place -= UTF8.width(scalar)
        }
        return .at(place)
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
