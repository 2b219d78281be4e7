/// What pages of any known language say around their text: a German lesson may well stand between English buttons.
struct PageWords: Sendable {
    private let siteLines: Set<FoldedWords>
    private let siteLineStarts: [String]
    private let siteEnds: Set<FoldedWords>
    private let contents: Set<FoldedWords>
    private let outputLabels: Set<FoldedWords>
    private let outputWords: [String]
    private let tableWords: [String]
    private let tableHeads: Set<FoldedWords>
    private let sections: Set<FoldedWords>
    private let codeLabels: Set<FoldedWords>
    private let codeLabelsByLength: [String]
    private let callouts: Set<FoldedWords>
    private let parts: Set<FoldedWords>
    private let codeButtons: Set<FoldedWords>
    private let codeButtonsByLength: [String]
    private let buttonEnds: Set<Character>
    private let typicalWords: Set<String>
    private let months: Set<FoldedWords>
    private let figures: Set<FoldedWords>
    private let readingTime: ReadingTime

    init(_ vocabularies: [Vocabulary]) {
        let words = { (keys: [Vocabulary.Key]) in vocabularies.flatMap { words in keys.flatMap { words.words($0) } } }
        let folded = { (keys: [Vocabulary.Key]) in Set(words(keys).map { FoldedWords($0) }.filter { !$0.isEmpty }) }
        siteLines = folded([.siteLines, .pagePrevious, .pageNext, .pageSkip, .pageLanguages, .pageNeedsScript, .pageChooseLanguage])
        siteLineStarts = words([.siteLineStarts]).map(\.foldedSpelling)
        (siteEnds, contents, outputLabels) = (folded([.siteEnd]), folded([.contents, .pageContents]), folded([.outputLabels]))
        (codeButtons, months, figures) = (folded([.codeButtons]), folded([.months]), folded([.figure]))
        (codeLabels, callouts, parts) = (folded([.codeLabels]), folded([.callouts]), folded([.parts, .lesson]))
        outputWords = words([.outputLabels, .printing]).map(\.foldedSpelling)
        sections = folded(SectionKind.allCases.compactMap { Vocabulary.Key(kind: $0) })
        (tableWords, tableHeads) = (words([.tables]).map(\.foldedSpelling), folded([.tableHeads]))
        codeLabelsByLength = words([.codeLabels]).map(\.foldedSpelling).sorted { $0.count > $1.count }
        typicalWords = Set(words([.typicalWords]).map(\.foldedSpelling).filter { $0.count > 1 })
        codeButtonsByLength = words([.codeButtons]).sorted { $0.count > $1.count }
        buttonEnds = Set(codeButtonsByLength.flatMap { [$0.last, $0.lowercased().last, $0.uppercased().last] }.compactMap(\.self))
        readingTime = ReadingTime(words([.readingTime]))
    }

    func isSiteLine(_ text: Substring) -> Bool { isShort(text) && siteLines.contains(folded(text)) }

    /// "Comments (2)" counts as "Comments".
    func isSiteEnd(_ text: Substring) -> Bool {
        guard isShort(text), let last = text.lastIndex(where: \.isLetter) else { return false }
        return siteEnds.contains(folded(text)) || siteEnds.contains(folded(text[...last]))
    }

    /// "Contents [hide]" counts as "Contents".
    func isContents(_ text: Substring) -> Bool {
        isShort(text) && (contents.contains(folded(text)) || contents.contains(folded(text.prefix { !"[(（［".contains($0) })))
    }

    func isOutputLabel(_ text: Substring) -> Bool { isShort(text) && outputLabels.contains(folded(text)) }

    /// Whether one of the words for output stands in a text.
    func holdsOutputLabel(_ text: Substring) -> Bool { holds(outputWords, text) }

    /// Whether one of the words for a table does.
    func holdsTable(_ text: Substring) -> Bool { holds(tableWords, text) }

    /// Whether it heads a section of a kind that lessons have.
    func isSection(_ text: Substring) -> Bool { isShort(text) && sections.contains(folded(text)) }

    /// Whether columns of tables are called so.
    func isTableHead(_ text: Substring) -> Bool { isShort(text) && tableHeads.contains(folded(text)) }

    private func holds(_ words: [String], _ text: Substring) -> Bool {
        let spelling = String(text).foldedSpelling
        return words.contains { word in
            guard let range = spelling.firstRange(of: word) else { return false }
            return word.unicodeScalars.contains(where: \.isCJK) || spelling[..<range.lowerBound].last?.isLetter != true && spelling[range.upperBound...].first?.isLetter != true
        }
    }

    func isCodeLabel(_ text: Substring) -> Bool { isShort(text) && codeLabels.contains(folded(text)) }

    /// Whether it is the title of a remark beside the text, whatever signs and pictures stand around it.
    func isCallout(_ text: Substring) -> Bool { isShort(text) && callouts.contains(folded(text)) }

    /// Behind the title of a remark and its sign, where its text stands on the same line: "Hinweis: …", "Achtung! …", 【注意】….
    func calloutEnd(in text: Substring) -> Substring.Index? {
        let start = text.drop { !$0.isLetter }
        guard let first = start.firstIndex(where: { ":：!！】］".contains($0) }), start[..<first].count <= 30, isCallout(start[..<first]) else { return nil }
        let end = start[first...].prefix { ":：!！】］".contains($0) }.endIndex
        return start[end...].contains { !$0.isWhitespace } ? end : nil
    }

    /// Whether what stands before the first colon is a line of the site's on its own: "Share this article: Mastodon, mail".
    func isSiteLabel(_ text: Substring) -> Bool {
        guard isShort(text), let colon = text.firstIndex(where: { ":：".contains($0) }), text.index(after: colon) < text.endIndex else { return false }
        return isSiteLine(text[..<colon]) || isSiteEnd(text[..<colon])
    }

    /// Whether it is several short sentences, of which one is a heading behind which nothing comes: "Was this helpful? Yes No".
    func holdsSiteEnd(_ text: Substring) -> Bool {
        guard isShort(text) else { return false }
        let parts = text.split { "?？;!！.。".contains($0) }
        return parts.count > 1 && parts.contains(where: isSiteEnd)
    }

    /// What a part of a course or book is called: "Chapter".
    func isPart(_ word: Substring) -> Bool { parts.contains(folded(word)) }

    func isCodeButton(_ text: Substring) -> Bool { isShort(text) && text.last.map { ".,;)".contains($0) } == false && codeButtons.contains(folded(text)) }

    func isFigure(_ text: Substring) -> Bool {
        guard text.first?.isLetter == true else { return false }
        let word = text.prefix { $0.isLetter && !$0.isWholeNumber }
        let rest = text.dropFirst(word.count).drop { ". ".contains($0) }
        return figures.contains(FoldedWords(word)) && (rest.first?.isWholeNumber == true || rest.first == ":" || rest.first == "：")
    }

    /// Who wrote the page and when, or where else to go: begins with such a word and goes on with a name, a date or a sign.
    func isSiteLineStart(_ text: Substring) -> Bool {
        guard text.utf8.count <= 160 else { return false }
        if text.hasPrefix("©") || text.hasPrefix("(c) ") || text.hasPrefix("(C) ") { return true }
        let spelling = String(text).foldedSpelling
        let start = spelling[...].drop { !$0.isLetter }
        return siteLineStarts.contains { word in
            guard start.hasPrefix(word) else { return false }
            let rest = start.dropFirst(word.count)
            guard let next = rest.first else { return true }
            return ":：|·→»›／/".contains(next) || next.isWhitespace || next.isNumber && word.unicodeScalars.last?.joinsLines == true
        }
    }

    /// Whether such words are all that stands before a colon: "Sorted by: date".
    func isSiteFact(_ text: Substring) -> Bool {
        guard isShort(text), let colon = text.firstIndex(where: { ":：".contains($0) }) else { return false }
        let name = String(text[..<colon]).foldedSpelling.drop { !$0.isLetter }
        return siteLineStarts.contains { $0 == name }
    }

    /// Whether it is a date, with or without words like "Published on" before it.
    func isDate(_ text: Substring) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        let spelling = String(text).foldedSpelling
        let numbers = spelling.split { !$0.isASCII || !$0.isWholeNumber }
        guard numbers.contains(where: { $0.count == 4 && ("1980"..."2099").contains(String($0)) }) else { return false }
        let words = spelling.split { !$0.isLetter }.map(String.init)
        let rest = words.filter { !months.contains(FoldedWords($0)) && !["年", "月", "日"].contains($0) && $0.count > 2 }
        return numbers.count >= 2 && rest.count <= (numbers.count >= 3 || words.count > rest.count ? 2 : 0)
    }

    /// Whether a date stands in it, among words: "8. Mai 2024", "2024-05-08", "May 8".
    func holdsDate(_ text: Substring) -> Bool {
        guard text.utf8.count <= 160, text.contains(where: \.isWholeNumber) else { return false }
        let spelling = String(text).foldedSpelling
        let numbers = spelling.split { !$0.isASCII || !$0.isWholeNumber }
        let words = spelling.split { !$0.isLetter }
        let hasMonth = words.contains { months.contains(FoldedWords($0)) } || spelling.contains("月")
        let hasYear = numbers.contains { $0.count == 4 && ("1980"..."2099").contains(String($0)) }
        return hasYear && (hasMonth || numbers.count >= 3) || hasMonth && words.count <= 5 && numbers.contains { $0.count <= 2 }
    }

    /// The minutes of a line that says how long the page takes to read.
    func readingMinutes(_ text: Substring) -> Int? { isShort(text) ? readingTime.minutes(of: text) : nil }

    /// Without the buttons that were saved with it, at either end, glued on or not.
    func withoutCodeButtons(_ text: Substring) -> Substring {
        guard let last = text.last, buttonEnds.contains(last) else { return text }
        if isCodeButton(text) { return text.suffix(0) }
        for button in codeButtonsByLength {
            if text.hasSuffix(button), isEdge(text.dropLast(button.count).last) { return text.dropLast(button.count).trimmingSpaces }
        }
        return text
    }

    /// How many of a line's words are such as texts of some language are full of.
    func typicalWords(in text: Substring) -> Int {
        String(text).foldedSpelling.split { !$0.isLetter }.count { typicalWords.contains(String($0)) }
    }

    /// What is left of "Swift code", "Swift-Code", "Κώδικας σε Swift" without the word for code; nil where there is no such word.
    func withoutCodeLabel(_ text: Substring) -> String? {
        guard text.utf8.count <= 60, text.count <= 30 else { return nil }
        let spelling = String(text).foldedSpelling
        for word in codeLabelsByLength {
            let rest = spelling.hasPrefix(word) ? spelling.dropFirst(word.count) : spelling.hasSuffix(word) ? spelling.dropLast(word.count) : nil
            guard let rest else { continue }
            let parts = rest.split { " -‑–:：()（）の".contains($0) }
            return parts.count == 1 || parts.count == 2 && parts[0].count <= 3 ? parts.last.map(String.init) : nil
        }
        return nil
    }

    /// A button's word is glued to a name, not part of a longer word in lower case.
    private func isEdge(_ character: Character?) -> Bool {
        character.map { $0 == " " || $0.isLetter || $0.isNumber || $0 == "+" || $0 == "#" } ?? false
    }

    private func isShort(_ text: Substring) -> Bool { text.utf8.count <= 120 }

    private func folded(_ text: Substring) -> FoldedWords { FoldedWords(text) }
}
