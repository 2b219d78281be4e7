/// How a page sets questions apart from answers.
enum QuestionStyle: Sendable {
    /// By marks before both.
    case labelled
    /// On lines of their own.
    case lines
    /// At the start of the answer's paragraph.
    case inline
}

extension PageReader {
    /// The style of most questions up to the next heading of a known kind.
    func questionStyle(from start: Int) -> QuestionStyle {
        var (labelled, onLines, inline) = (0, 0, 0)
        var place = start
        while place < left.count, !isKnownSection(place) {
            if self.labelled(unnumbered(blocks[left[place]]), .questionLabels) != nil { labelled += 1 }
            if isQuestionLine(place), !startsQuestion(place + 1), !isLevel(place + 1) { onLines += 1 }
            if inlineQuestionEnd(place) != nil, place == start || !isQuestionLine(place - 1) { inline += 1 }
            place += 1
        }
        if labelled > 1 { return .labelled }
        return onLines > 0 && onLines >= inline ? .lines : .inline
    }

    private func isKnownSection(_ place: Int) -> Bool {
        guard isHeading(place), let line = blocks[left[place]].onlyLine else { return false }
        return vocabulary.kind(of: String(line)) != .prose
    }

    func isLevel(_ place: Int) -> Bool {
        guard left.indices.contains(place), let line = blocks[left[place]].onlyLine, line.utf8.count <= 200 else { return false }
        return vocabulary.level(of: String(line)) != nil
    }

    // MARK: Without a heading of that kind

    /// Whether a question with its mark begins there, and its answer has one, too; or a quoted one.
    var beginsQuestions: Bool {
        let first = unnumbered(block)
        if isBelowHeadingForQuestions, isQuestionLine(place), isAnswered(.lines) { return true }
        if block.isText, block.slices[0].unquoted != block.slices[0], isQuestionLine(place), place + 1 < left.count, !isQuestionLine(place + 1) { return true }
        if isLabel(place, .questionLabels) { return isLabel(place + 2, .answerLabels) }
        guard let (_, question) = labelled(first, .questionLabels), !question.text.isEmpty else { return false }
        if let end = questionEnd(in: question.text), labelled(question.dropping(to: end), .answerLabels) != nil { return true }
        return block.slices.dropFirst().contains { labelled($0, .answerLabels) != nil }
            || left.indices.contains(place + 1) && labelled(unnumbered(blocks[left[place + 1]]), .answerLabels) != nil
    }

    /// Whether the line above is a heading that has a word for questions among others: "Questions from readers".
    private var isBelowHeadingForQuestions: Bool {
        guard case .heading(let level, let words, nil)? = document.blocks.last, level > 1, case .page(let slice)? = words.first else { return false }
        let faq = Set(vocabulary.words(.faq).map { FoldedWords($0) })
        let parts = slice.text.split { " のへ,、".contains($0) }
        return parts.count > 1 && parts.contains { faq.contains(FoldedWords($0)) }
    }

    /// Whether a mark stands alone there, with its question or answer below it.
    private func isLabel(_ place: Int, _ key: Vocabulary.Key) -> Bool {
        guard left.indices.contains(place), let line = blocks[left[place]].onlyLine, line.utf8.count <= 40 else { return false }
        return vocabulary.end(of: key, in: line) == line.endIndex
    }

    mutating func openQuestions() {
        let level = addSection(.faq, .questions, named: .faq)
        part = .questions(questionStyle(from: place), level: level + 1)
    }

    // MARK: Reading

    private mutating func noteBold(_ slice: PageSlice) {
        guard slice.isBold else { return }
        note(.sign, slice.prefix(to: slice.text.index(slice.text.startIndex, offsetBy: 2)))
        note(.sign, slice.dropping(to: slice.text.index(slice.text.endIndex, offsetBy: -2)))
    }

    /// - Returns: whether the block was an entry of the FAQ, or a part of one.
    mutating func readQuestion(_ style: QuestionStyle, level: Int) -> Bool {
        if isLevel(place) {
            addHeading(level, [.page(block.slices[0])])
            part = .questions(style, level: max(level, 3))
            return true
        }
        let first = unnumbered(block)
        if let (sign, rest) = labelled(first, .questionLabels), !rest.text.isEmpty {
            noteBold(block.slices[0])
            note(.sign, sign)
            return addQuestion(rest, level: level)
        }
        if isLabel(place, .questionLabels), left.indices.contains(place + 1), blocks[left[place + 1]].isText {
            note(.sign, first)
            place += 1
            addQuestion(lines: block.slices, level: level)
            return true
        }
        if let (sign, rest) = labelled(first, .answerLabels) {
            note(.sign, sign)
            addParagraph([rest] + block.slices.dropFirst())
            return true
        }
        if style == .labelled { return false }
        if isQuestionLine(place), isAnswered(style) {
            noteBold(block.slices[0])
            if !block.slices[0].isBold { note(.sign, block.slices[0].prefix(to: first.text.startIndex)) }
            addQuestion(lines: [first] + block.slices.dropFirst().map(\.unquoted), level: level)
            return true
        }
        if style == .inline, let end = inlineQuestionEnd(place) {
            return addQuestion(splitting: first, at: end, level: level)
        }
        guard !isQuestionLine(place) else {
            addParagraph(block.slices)
            return true
        }
        return false
    }

    /// A question on its own line has an answer where something else than a question follows.
    private func isAnswered(_ style: QuestionStyle) -> Bool {
        guard place + 1 < left.count, !isLevel(place + 1), !isKnownSection(place + 1) else { return false }
        if style == .inline, startsQuestion(place + 1) { return false }
        return !isQuestionLine(place + 1)
    }

    /// A labelled question may have its answer behind it on the same line.
    private mutating func addQuestion(_ slice: PageSlice, level: Int) -> Bool {
        if let end = questionEnd(in: slice.text) { return addQuestion(splitting: slice, at: end, level: level) }
        addQuestion(lines: [slice] + block.slices.dropFirst(), level: level)
        return true
    }

    private mutating func addQuestion(splitting slice: PageSlice, at end: Substring.Index, level: Int) -> Bool {
        addHeading(questionLevel(level), [.page(slice.prefix(to: end))])
        var rest = slice.dropping(to: end)
        if let (sign, answer) = labelled(rest, .answerLabels) {
            note(.sign, sign)
            rest = answer
        }
        addParagraph([rest] + block.slices.dropFirst())
        return true
    }

    private mutating func addQuestion(lines: [PageSlice], level: Int) {
        let parts = lines.map { [LessonDocument.Words.page($0)] }.joined(separator: [.added(lines[0].text.isWideText ? "" : " ")])
        addHeading(questionLevel(level), Array(parts))
    }

    /// One deeper than the headings of levels, where there are such.
    private func questionLevel(_ level: Int) -> Int { min(level + 1, 6) }

    // MARK: Forms

    /// Whether a question or a labelled answer begins there; a question has a label, or where not all have one it stands on its own line
    /// or before its answer.
    func startsQuestion(_ place: Int, _ style: QuestionStyle = .inline) -> Bool {
        guard left.indices.contains(place), blocks[left[place]].isText || blocks[left[place]].isItem else { return false }
        let first = unnumbered(blocks[left[place]])
        if labelled(first, .questionLabels) != nil || labelled(first, .answerLabels) != nil { return true }
        return style != .labelled && (isQuestionLine(place) || inlineQuestionEnd(place) != nil)
    }

    /// Whether a block is a question and nothing else.
    func isQuestionLine(_ place: Int) -> Bool {
        guard left.indices.contains(place) else { return false }
        let block = blocks[left[place]]
        guard block.isText || block.isItem, block.slices.count <= 3, let last = block.slices.last, vocabulary.isQuestion(last.text) else {
            return false
        }
        return block.slices.reduce(0) { $0 + $1.text.utf8.count } <= 500 && questionEnd(in: block.slices[0].text) == nil
    }

    /// Where the question ends with which a paragraph begins.
    func inlineQuestionEnd(_ place: Int) -> Substring.Index? {
        guard left.indices.contains(place), blocks[left[place]].isText || blocks[left[place]].isItem else { return nil }
        return questionEnd(in: unnumbered(blocks[left[place]]).text)
    }

    /// Behind the first sentence, if it is a question and more comes.
    private func questionEnd(in text: Substring) -> Substring.Index? {
        var index = text.startIndex
        let signs = vocabulary.questionSigns
        while index < text.endIndex {
            if let sign = signs.first(where: { text[index...].hasPrefix($0) }) {
                let end = text.index(index, offsetBy: sign.count)
                let rest = text[end...]
                let behind = rest.drop { ")）」』”“\"»".contains($0) }
                if behind.isEmpty { return nil }
                if behind.first == " " || behind.first == "\u{3000}" || sign.utf8.count > 1 { return behind.startIndex }
            } else if text[index] == "." || text[index] == "。" || text[index] == "!" {
                let next = text.index(after: index)
                if text[index] == "。"
                    || next < text.endIndex && text[next] == " " && text[..<index].last?.isLetter == true && !isAbbreviation(text[..<index])
                {
                    return nil
                }
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// "z. B.", "e.g.", "π.χ.": a point behind one or two letters ends no sentence.
    private func isAbbreviation(_ text: Substring) -> Bool {
        text.reversed().prefix { $0.isLetter }.count <= 2
    }

    /// Without the number or sign before it, or the picture or quoting sign before a question.
    private func unnumbered(_ block: PageBlock) -> PageSlice {
        if block.isText, let slice = block.slices.first, slice.unquoted != slice { return slice.unquoted }
        if block.isText, let slice = block.slices.first, vocabulary.isQuestion(slice.text), let first = slice.text.first,
            "▼▾❓❔🙋💬".contains(first), slice.text.contains(where: \.isLetter)
        {
            return slice.dropping(to: slice.text.index(after: slice.text.startIndex))
        }
        guard block.isText, let slice = block.slices.first, let sign = ListSign(slice.text), !sign.isAmbiguous || vocabulary.isQuestion(slice.text) else {
            return block.slices[0]
        }
        return slice.dropping(to: sign.end)
    }

    /// "Q:", "F1.", "Frage 2:", "問1" and what follows.
    private func labelled(_ slice: PageSlice, _ key: Vocabulary.Key) -> (PageSlice, PageSlice)? {
        vocabulary.end(of: key, in: slice.text).map { (slice.prefix(to: $0), slice.dropping(to: $0)) }
    }
}

extension PageSlice {
    /// Whether Markdown's signs for bold stand around all of it.
    fileprivate var isBold: Bool { text.hasPrefix("**") && text.hasSuffix("**") && text.count > 5 }

    /// Without the sign with which letters quote what they answer, or the signs that made it bold.
    fileprivate var unquoted: PageSlice {
        if isBold {
            return dropping(to: text.index(text.startIndex, offsetBy: 2)).prefix(to: text.index(text.endIndex, offsetBy: -2))
        }
        return text.hasPrefix("> ") || text.hasPrefix("＞") ? dropping(to: text.index(after: text.startIndex)) : self
    }
}

extension Substring {
    var isWideText: Bool { unicodeScalars.last?.joinsLines == true }
}
