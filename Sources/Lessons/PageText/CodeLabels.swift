/// Finds the lines that only say what the code below them is.
struct CodeLabels {
    private let lines: CodeLines
    private let marks: CodeMarks
    /// Whether the page says above its code which language it is.
    private let usesLabels: Bool
    /// Lines that name a language and stand where a heading does: such a page shows one thing in several languages.
    private let headings: Set<Int>

    init(_ lines: CodeLines, marks: CodeMarks) {
        (self.lines, self.marks) = (lines, marks)
        usesLabels = Self.labelCount(lines) >= 2
        headings = Self.headings(lines)
    }

    /// What the line says of the code below it, with the lines that say it and the first line behind them.
    func label(at index: Int) -> (CodeLabel, [Int], first: Int)? {
        var label: CodeLabel?
        var labels: [Int] = []
        var next = index
        while next < lines.count, labels.count < 4, let more = CodeLabel(lines[next].text, words: lines.words) {
            if more.isPlain, lines[next].text.last.map({ ":：".contains($0) }) != true, next + 1 < lines.count, lines[next + 1].isBlank { break }
            if let known = label {
                guard !(known.language != nil && more.language != nil && known.fileName == nil && more.fileName == nil) else { break }
                label = known.merged(with: more)
            } else {
                label = more
            }
            labels.append(next)
            next = lines.next(from: next + 1)
        }
        guard let label = label?.above(lines[min(next, lines.count - 1)].text), next < lines.count, let last = labels.last,
            announcesCode(label, last: last, at: next)
        else { return nil }
        return (label, labels, next)
    }

    func withoutHeadings(_ labels: [Int]) -> [Int] { labels.filter { !headings.contains($0) } }

    /// Lines with blank lines around them, each the name of another language, behind code or a line that isn't text.
    private static func headings(_ lines: CodeLines) -> Set<Int> {
        var headings: [Int: CodeLanguage] = [:]
        var before: Int?
        for index in 0..<lines.count where !lines[index].isBlank {
            defer { before = index }
            guard let before, lines[index].text.utf8.count <= 40, lines[index - 1].isBlank, index + 1 < lines.count, lines[index + 1].isBlank,
                let language = CodeLanguage.named(lines[index].text), !language.isOutput
            else { continue }
            let isText = lines.evidence[before].strength == .none && lines[before].text.last.map { ".!?:。！？：".contains($0) } == true
            if !isText { headings[index] = language }
        }
        return Set(headings.values.map(\.name)).count >= 3 ? Set(headings.keys) : []
    }

    private func announcesCode(_ label: CodeLabel, last: Int, at first: Int) -> Bool {
        let isNext = first == last + 1
        var settings = CodeSettings(lines)
        if marks.fenced(at: first) != nil || label.isOutput && label.hasButton || settings.passage(at: first) != nil { return true }
        if lines[first].sign?.isAmbiguous == false, lines.evidence[first].strength != .strong { return false }
        if lines.evidence[first].strength == .strong || marks.lineNumbers(from: first).count > 2 { return true }
        if lines[first].text.isDiagnostic { return true }
        if lines.evidence[first].strength == .weak { return isNext || label.language != nil && !label.isOrdinaryWord }
        if label.isOutput, !isNext { return !lines.isSentence(first) && (lines[last].text.last.map { ":：".contains($0) } == true || isBehindCode(last)) }
        guard isNext, let language = label.language, lines.isSpaced || usesLabels else { return false }
        let isList = [last - 1, first, first + 1].contains { lines.lines.indices.contains($0) && CodeLanguage.named(lines[$0].text) != nil }
        return language.isOutput || !isList && (hasSigns(first) || first + 1 < lines.count && hasSigns(first + 1))
    }

    /// Whether surely code stands above a line.
    private func isBehindCode(_ index: Int) -> Bool {
        guard let before = lines.last(before: index) else { return false }
        return lines.isStrong(before) || lines.evidence[before].isClosing
    }

    /// Whether a line is more than words, as code is and a list of topics isn't.
    private func hasSigns(_ index: Int) -> Bool {
        let found = lines.evidence[index]
        return found.isComment || found.tokens.contains { !$0.isWord }
    }

    /// How many names of languages stand right above what surely is code; then others are labels, too.
    private static func labelCount(_ lines: CodeLines) -> Int {
        zip((0..<lines.count), (0..<lines.count).dropFirst()).count { index, next in
            lines.evidence[next].strength == .strong && lines[index].text.utf8.count <= 40 && CodeLanguage.named(lines[index].text) != nil
        }
    }
}

extension CodeLabel {
    /// "Console" may stand above what is typed there as well as above what comes out.
    fileprivate func above(_ line: Substring) -> CodeLabel {
        guard isOutput, fileName == nil, CodeForms.isPrompt(line) || CodeForms.isCommand(line) || CodeForms.isLikeCommand(line) else { return self }
        var label = self
        (label.language, label.isOutput) = (CodeLanguage.named("bash"), false)
        return label
    }

    fileprivate func merged(with other: CodeLabel) -> CodeLabel {
        var label = self
        label.language = language ?? other.language
        label.fileName = fileName ?? other.fileName
        label.isOutput = isOutput || other.isOutput
        label.hasButton = hasButton || other.hasButton
        label.isOrdinaryWord = isOrdinaryWord && other.isOrdinaryWord
        return label
    }
}
