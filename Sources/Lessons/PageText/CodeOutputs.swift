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
        var passage = CodePassage(lines: index..<end(from: index))
        (passage.language, passage.isOutput) = (CodeLanguage.text.name, true)
        return passage
    }

    /// Behind the last of the lines that stand together with the first one and are no text.
    func end(from start: Int) -> Int {
        var end = start + 1
        while end < lines.count, !lines[end].isBlank, !isText(end), !isOther(end) { end += 1 }
        let isAboveText = end < lines.count && !lines[end].isBlank
        while isAboveText, end - 1 > start, isLikeHeading(end - 1) { end -= 1 }
        return end
    }

    /// A label, a button or a fence begins something else.
    private func isOther(_ index: Int) -> Bool {
        labels.label(at: index) != nil || lines.words.isCodeButton(lines[index].text) || lines[index].text.hasPrefix("```")
    }

    // MARK: Text

    /// Whether a line is plainly one of the page's own text, or its heading.
    private func isText(_ index: Int) -> Bool {
        let text = lines[index].text
        guard !prints.holds(text), !Self.isOfTool(text) else { return false }
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
        guard lines.isLatin || !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        guard let first = text.first(where: { $0.isLetter || $0.isNumber }), let last = text.last(where: { !"?;)\"“»".contains($0) }) else { return false }
        return (first.isUppercase || first.isNumber) && (last.isLetter || last.isNumber) && text.contains(" ")
    }

    // MARK: Printed

    private func isPrinted(_ index: Int, below code: CodePassage) -> Bool {
        let text = lines[index].text
        if CodePrints(code.lines, lines: lines).holds(text) { return true }
        guard code.language == "bash", !code.isOutput else { return false }
        let isRightBelow = index == code.lines.upperBound
        if Self.isOfTool(text) { return true }
        guard isRightBelow || end(from: index) > index + 1, !isText(index) else { return false }
        if !lines.isLatin, text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return isRightBelow && lines.isSpaced && end(from: index) == lines.endOfBlock(from: index) && !isLikeHeading(end(from: index) - 1)
    }

    /// What tools say in any language: how far they are, how long it took, versions, columns, sums.
    static func isOfTool(_ text: Substring) -> Bool {
        guard text.utf8.count <= 400, let first = text.unicodeScalars.first else { return false }
        if text.isDiagnostic || text.isExcerpt { return true }
        guard text.utf8.allSatisfy({ $0 < 0x80 }) || !first.properties.isAlphabetic else { return false }
        let words = text.split(separator: " ")
        if ["[", "==>", "drwx", "-rw", "ok ", "PASS", "FAIL", "✓ ", "✔ ", "* "].contains(where: text.hasPrefix), isShortOrCounted(text, words) { return true }
        if words.count > 1, text.hasSuffix("...") || text.hasSuffix("100%") || words.contains(where: isTime) || words.dropLast().contains(where: isFraction) && words.last?.hasPrefix("second") == true {
            return true
        }
        if text.holds("   "), text.split(separator: " ").count > 2 { return true }
        return words.contains(where: isHash) || words.count <= 4 && words.contains(where: isVersion)
            || first == "(" && text.last == ")" && words.count == 2 && words[0].dropFirst().allSatisfy(\.isWholeNumber)
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
