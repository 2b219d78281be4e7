/// Tells what a tool or a program printed from the text around it.
struct CodeOutputs {
    private let lines: CodeLines
    private let labels: CodeLabels
    /// What all code of the page prints.
    let prints: CodePrints

    init(_ lines: CodeLines, labels: CodeLabels) {
        (self.lines, self.labels) = (lines, labels)
        prints = CodePrints(lines.evidence.indices.lazy.filter { lines.evidence[$0].strength == .strong }, lines: lines)
    }

    /// What the code above it printed, right below it, behind a blank line, or behind the line that announces it.
    func passage(at index: Int, below code: CodePassage) -> CodePassage? {
        guard index < lines.count, labels.label(at: index) == nil else { return nil }
        guard isPrinted(index, below: code) else { return nil }
        return Self.output(index..<end(from: index))
    }

    /// All that stands together there and is no text.
    func passage(_ index: Int) -> CodePassage { Self.output(index..<end(from: index)) }

    /// Behind the last of the lines that stand together with the first one and are no text.
    ///
    /// - Parameter isLabelled: whether a label says so; then words that are no sentence belong to it up to the next blank line.
    func end(from start: Int, isLabelled: Bool = false) -> Int {
        var end = start + 1
        let onlySentences = isLabelled && lines.isSpaced
        while end < lines.count, !lines[end].isBlank, !isText(end) || onlySentences && !lines.isSentence(end), !isOther(end), !isItem(end) { end += 1 }
        let isAboveText = end < lines.count && !lines[end].isBlank
        if isAboveText, isItem(end), end - 1 > start, !prints.holds(lines[end - 1].text), !Self.isOfTool(lines[end - 1].text) { end -= 1 }
        while isAboveText, end - 1 > start, isLikeHeading(end - 1) { end -= 1 }
        return end
    }

    /// An item of a list, where no blank lines set that apart.
    private func isItem(_ index: Int) -> Bool {
        !lines.isSpaced && lines[index].sign != nil && !prints.holds(lines[index].text) && !Self.isOfTool(lines[index].text)
    }

    /// A label, a button or a fence begins something else.
    private func isOther(_ index: Int) -> Bool {
        labels.label(at: index) != nil || lines.words.isCodeButton(lines[index].text) || lines[index].text.hasPrefix("```")
    }

    // MARK: Text

    /// Whether a line is plainly one of the page's own text, or its heading.
    private func isText(_ index: Int) -> Bool {
        let text = lines[index].text
        guard !prints.holds(text), !Self.isOfTool(text), !CodeForms.isPrompt(text) else { return false }
        if !lines.isLatin {
            let (foreign, letters) = (text.count { $0.isLetter && !$0.isASCII }, text.count(where: \.isLetter))
            return foreign > 0 && (foreign * 2 >= letters || lines.isSentence(index) || !text.contains { ":\"'=".contains($0) })
        }
        let typical = lines.words.typicalWords(in: text)
        return typical > 2 || lines.isSentence(index) && (typical > 0 || text.displayWidth >= 60) || typical > 1 && text.displayWidth >= 50
            || lines.evidence[index].foreignWords > 0 && (typical > 0 || lines.isSentence(index))
    }

    /// Whether a line right above a text begins as headings do and doesn't end as what is printed does.
    private func isLikeHeading(_ index: Int) -> Bool {
        let text = lines[index].text
        guard !prints.holds(text), !Self.isOfTool(text), lines.evidence[index].strength == .none else { return false }
        guard lines.isLatin || !text.isPlain else { return false }
        guard let first = text.first(where: { $0.isLetter || $0.isNumber }), let last = text.last(where: { !"?;)\"“»".contains($0) }) else { return false }
        return (first.isUppercase || first.isNumber) && (last.isLetter || last.isNumber) && text.contains(" ")
    }

    // MARK: Printed

    private func isPrinted(_ index: Int, below code: CodePassage) -> Bool {
        let text = lines[index].text
        if CodePrints(code.lines, lines: lines).holds(text) || isAnnounced(index, below: code) && isPrintable(index, by: code) { return true }
        guard code.language == "bash", !code.isOutput else { return false }
        let isRightBelow = index == code.lines.upperBound
        if isRightBelow, lines[index].isRule { return true }
        if Self.isOfTool(text) { return true }
        if isSetByIndentation(index) { return true }
        guard !isText(index) else { return false }
        if !lines.isLatin, text.isPlain {
            return isRightBelow || end(from: index) > index + 1 || text.split(separator: " ").count > 3 || text.contains("/")
        }
        return isRightBelow && lines.isSpaced && end(from: index) == lines.endOfBlock(from: index) && !isLikeHeading(end(from: index) - 1)
    }

    /// Whether lines that are announced are no text, or in any case what the code's strings leave room for.
    private func isPrintable(_ index: Int, by code: CodePassage) -> Bool {
        if CodePrints(code.lines, lines: lines).mayHold(lines[index].text) { return true }
        let end = lines.endOfBlock(from: index)
        guard lines[index].sign == nil else { return false }
        let isPlain = lines.last(before: index).map { lines[$0].text.last == "。" } == true
        guard !isPlain || end - index > 1 else { return false }
        return !isText(index) || lines.isSpaced && code.language != "bash" && end - index < 30 && (index..<end).allSatisfy { !lines.isSentence($0) && lines[$0].text.displayWidth <= 80 }
    }

    /// Whether the line above says that something is printed: "The output is:", "コンソールにはこう出ます。"
    private func isAnnounced(_ index: Int, below code: CodePassage) -> Bool {
        guard let before = lines.last(before: index).map({ lines[$0].text }), let last = before.last, ":：。".contains(last) else { return false }
        return lines.words.holdsOutputLabel(before) && (last != "。" || CodePrints(code.lines, lines: lines).prints)
    }

    /// Whether lines that stand together and are no text are indented under the first of them.
    private func isSetByIndentation(_ index: Int) -> Bool {
        let end = lines.endOfBlock(from: index)
        guard end > index + 1, lines.isSpaced, self.end(from: index) == end, CodeForms.isPrompt(lines[index].text) == false else { return false }
        return (index + 1..<end).contains { lines[$0].indentation > lines[index].indentation + 1 && lines[$0].sign == nil }
    }

    /// Lines that stand together in Latin letters on a page in other ones, as a tool's messages do.
    func foreign(at index: Int) -> CodePassage? {
        guard !lines.isLatin, index > 0, lines[index - 1].isBlank, lines.isSentence(lines.last(before: index) ?? index) || lines.isAnnounced(index)
        else { return nil }
        let end = lines.endOfBlock(from: index)
        let isMessage = (index..<end).allSatisfy { lines[$0].text.isPlain && lines[$0].text.contains(" ") && lines[$0].sign == nil }
        guard end > index + 1, isMessage, (index..<end).contains(where: { lines[$0].text.first?.isLowercase == true }), labels.label(at: index) == nil
        else { return nil }
        return Self.output(index..<end)
    }

    private static func output(_ lines: Range<Int>) -> CodePassage {
        var passage = CodePassage(lines: lines)
        (passage.language, passage.isOutput) = (CodeLanguage.text.name, true)
        return passage
    }

    /// What tools say in any language: how far they are, how long it took, versions, columns, sums.
    static func isOfTool(_ text: Substring) -> Bool {
        guard text.utf8.count <= 400, let first = text.unicodeScalars.first else { return false }
        if text.isDiagnostic || text.isExcerpt { return true }
        guard text.isPlain || !first.properties.isAlphabetic else { return false }
        let words = text.split(whereSeparator: \.isWhitespace)
        if ["[", "==>", "drwx", "-rw", "ok ", "PASS", "FAIL", "✓ ", "✔ ", "* "].contains(where: text.hasPrefix), isShortOrCounted(text, words) { return true }
        if words.count > 1, text.hasSuffix("...") || text.hasSuffix("100%") || words.contains(where: isTime) || words.dropLast().contains(where: isFraction) && words.last?.hasPrefix("second") == true {
            return true
        }
        if words.count > 2, text.hasColumns { return true }
        return words.contains(where: isHash) || words.count <= 4 && words.contains(where: isVersion)
            || words.contains(where: isPlace) || first == "(" && text.last == ")" && words.count == 2 && words[0].dropFirst().allSatisfy(\.isWholeNumber)
    }

    private static func isShortOrCounted(_ text: Substring, _ words: [Substring]) -> Bool {
        words.count <= 3 || text.first == "[" && text.dropFirst().first?.isWholeNumber == true || text.hasPrefix("drwx") || text.hasPrefix("-rw")
    }

    /// `(14.82s)`, `120ms`
    private static func isTime(_ word: Substring) -> Bool {
        let inner = word.drop { $0 == "(" }
        let digits = inner.prefix { $0.isWholeNumber || $0 == "." }
        let unit = inner.dropFirst(digits.count).prefix { $0.isLetter }
        return digits.first?.isWholeNumber == true && ["s", "ms", "sec", "secs"].contains(unit)
    }

    /// `0.001`
    private static func isFraction(_ word: Substring) -> Bool {
        word.contains(".") && word.allSatisfy { $0.isWholeNumber || $0 == "." }
    }

    /// `src/greet.ts:12`
    private static func isPlace(_ word: Substring) -> Bool {
        let parts = word.split(separator: ":")
        return parts.count > 1 && parts.dropFirst().allSatisfy { $0.allSatisfy(\.isWholeNumber) } && CodeLanguage.ofFile(parts[0]) != nil
    }

    /// `3f1c2ab..9d04e77`
    private static func isHash(_ word: Substring) -> Bool {
        word.split { ".[](),:".contains($0) }.contains { part in
            (7...40).contains(part.utf8.count) && part.allSatisfy { $0.isHexDigit && !$0.isUppercase } && part.contains(where: \.isLetter)
                && part.contains(where: \.isWholeNumber)
        }
    }

    /// `6.0.3`, `v20.11.0`
    private static func isVersion(_ word: Substring) -> Bool {
        let parts = word.drop { $0 == "v" }.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { $0.first?.isWholeNumber == true && $0.allSatisfy { $0.isWholeNumber || $0 == "," } }
    }
}

extension Substring {
    /// Whether all of it is ASCII, white space aside.
    fileprivate var isPlain: Bool { unicodeScalars.allSatisfy { $0.isASCII || $0.isBlank } }

    /// Whether three blanks or more stand between two of its words.
    fileprivate var hasColumns: Bool {
        var blanks = 0
        for scalar in unicodeScalars {
            blanks = scalar.isBlank ? blanks + 1 : 0
            if blanks == 3 { return true }
        }
        return false
    }
}
