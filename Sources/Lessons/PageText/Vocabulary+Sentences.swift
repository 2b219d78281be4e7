/// How a line of text ends, and what it says about the lesson.
extension Vocabulary {
    /// Whether a line ends as sentences of the language do; what closes a bracket or a quotation doesn't count.
    ///
    /// - Parameter bySigns: whether only signs count and no endings of words.
    func isSentence(_ line: Substring, bySigns: Bool = false) -> Bool {
        let line = line.trimmingPictures
        guard let last = line.lastIndex(where: { !")）]」』”“\"»*’".contains($0) }) else { return false }
        let text = line[...last]
        if text.endIndex < line.endIndex, text.last.map({ ":,：、".contains($0) }) == true { return false }
        // An operator ends none.
        if text.hasSuffix(" ?.") { return false }
        return sentenceEnds.contains { text.hasSuffix($0) && !(bySigns && $0.first?.isLetter == true) }
    }

    /// Whether a line ends as questions do.
    func isQuestion(_ line: Substring) -> Bool {
        guard let last = line.lastIndex(where: { !")）]」』”“\"»*".contains($0) }) else { return false }
        return questionSigns.contains { line[...last].hasSuffix($0) }
    }

    /// "Stufe 3 – Fortgeschritten": the number, and the name if there is one.
    func stage(in part: Substring) -> (Int, name: String?)? {
        let text = part.drop { !$0.isLetter }
        for word in words(.stage) {
            guard String(text.prefix(word.count)).foldedSpelling == word.foldedSpelling else { continue }
            let rest = text.dropFirst(word.count).drop { $0.isWhitespace || ":：".contains($0) }
            let digits = rest.prefix { $0.isWholeNumber }
            guard let number = Int(String(digits).foldedSpelling) else { continue }
            let behind = rest.dropFirst(digits.count)
            let name = behind.drop { !$0.isLetter }
            let isNamed = !name.isEmpty && behind.first.map { !$0.isLetter } == true && behind.contains { "–—-:：(（・,".contains($0) }
            guard isNamed || name.isEmpty else { continue }
            return (number, isNamed ? String(name.trimmingClosingSigns) : nil)
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingClosingSigns: Substring {
        lastIndex { $0.isLetter || $0.isNumber }.map { self[...$0] } ?? prefix(0)
    }
}

extension Substring {
    /// Without the pictures at its end, with which some end their sentences.
    fileprivate var trimmingPictures: Substring {
        guard let last = unicodeScalars.last, last.value >= 0x2190 else { return self }
        let end = lastIndex { !$0.isWhitespace && !$0.isPicture }
        return end.map { self[...$0] } ?? self
    }
}

extension Character {
    fileprivate var isPicture: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" } }
}
