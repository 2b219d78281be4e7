/// What tells a heading's words from a text's.
struct HeadingSigns {
    let vocabulary: Vocabulary
    let words: PageWords
    /// Blocks that the page's list of contents names.
    let announced: Set<Int>
    /// What the page's code calls things: a heading may begin with such a name, in lower case.
    let codeNames: Set<Substring>

    /// Whether a line reads as a heading does, wherever it stands.
    ///
    /// - Parameters:
    ///   - bySigns: whether the page's sentences end with signs.
    ///   - isApart: whether a blank line is above it.
    func isHeading(_ line: Substring, bySigns: Bool, isApart: Bool) -> Bool {
        guard line.utf8.count <= 300, line.displayWidth <= 90, line.contains(where: \.isLetter) else { return false }
        guard !vocabulary.isSentence(line, bySigns: bySigns), !isExclamation(line), !words.isFigure(line), !words.isSiteFact(line), !isEntryLabel(line) else { return false }
        return line.split(separator: " ").count <= 14 && !line.contains("://") && !holdsTwoSentences(line)
            && beginsAsHeading(line, isApart: isApart)
    }

    private func isExclamation(_ line: Substring) -> Bool {
        line.last.map { "!！".contains($0) } == true && line.split(separator: " ").count > 3
    }

    /// "Question 1", "Output: 3"
    private func isEntryLabel(_ line: Substring) -> Bool {
        if let colon = line.firstIndex(where: { ":：".contains($0) }), words.isOutputLabel(line[..<colon]) { return true }
        return [.questionLabels, .answerLabels].contains { vocabulary.end(of: $0, in: line) == line.endIndex }
    }

    private func holdsTwoSentences(_ line: Substring) -> Bool {
        if line.dropLast().contains(where: { "。！".contains($0) }) { return true }
        for sign in [". ", "! ", "? ", "; "] {
            if let range = line.firstRange(of: sign), line[range.upperBound...].split(separator: " ").count > 2,
                line[..<range.lowerBound].count > 3, !isCount(line[..<range.lowerBound])
            {
                return true
            }
        }
        return false
    }

    /// "Part B", "Schritt 2".
    private func isCount(_ words: Substring) -> Bool {
        let parts = words.split(separator: " ")
        return parts.count == 2 && parts[1].count <= 2 && parts[1].allSatisfy { $0.isWholeNumber || $0.isUppercase }
    }

    // MARK: How it begins

    /// A sentence's rest begins in lower case; names of code may do so, too.
    private func beginsAsHeading(_ line: Substring, isApart: Bool) -> Bool {
        guard let letter = line.first(where: { $0.isLetter || $0.isNumber }), letter.isLowercase,
            !line.unicodeScalars.contains(where: \.isCJK)
        else { return true }
        let word = line.drop { !$0.isLetter }.prefix { !$0.isWhitespace }
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if isListOfNames(line) { return true }
        if Self.codeWords.contains(name) || isApart && isName(name, in: line) { return true }
        return word.contains { $0.isUppercase || $0.isNumber || "(._:`".contains($0) } || line.first.map { "@.[$#\\({<".contains($0) } == true
    }

    /// "map, filter, forEach"
    private func isListOfNames(_ line: Substring) -> Bool {
        let names = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return names.count > 1 && line.contains(",") && names.allSatisfy { $0.first?.isLowercase == true } && names.count(where: codeNames.contains) * 2 >= names.count
    }

    /// A name of the page's code, or a keyword of a language, before more words.
    private func isName(_ word: Substring, in line: Substring) -> Bool {
        line.contains(" ") && !line.hasSuffix(",") && (codeNames.contains(word) || CodeForms.statementWords.contains(word) || CodeForms.isTool(word))
    }

    /// Keywords that are no small words of a sentence, too.
    private static let codeWords: Set<Substring> = [
        "let", "var", "val", "const", "struct", "class", "enum", "func", "fun", "switch", "guard", "import", "static", "self", "init",
        "nil", "async", "await", "protocol", "extension", "git", "swift", "macOS", "iOS",
    ]
}
