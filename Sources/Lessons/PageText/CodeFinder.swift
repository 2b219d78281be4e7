/// Finds the code of a page whose marks are lost. What a line says for itself, its brackets and its neighbours decide.
struct CodeFinder {
    private(set) var passages: [CodePassage] = []
    /// What the page's code calls things.
    private(set) var names: Set<Substring> = []

    private let lines: CodeLines
    private let tables: PageTables
    private let marks: CodeMarks
    private let labels: CodeLabels
    private let beginnings: CodeBeginnings
    private let extent: CodeExtent
    private let outputs: CodeOutputs
    private var settings: CodeSettings

    init(_ lines: CodeLines, tables: PageTables) {
        (self.lines, self.tables) = (lines, tables)
        marks = CodeMarks(lines)
        labels = CodeLabels(lines, marks: marks)
        beginnings = CodeBeginnings(lines: lines)
        outputs = CodeOutputs(lines, labels: labels)
        extent = CodeExtent(lines, marks: marks, labels: labels, outputs: outputs)
        settings = CodeSettings(lines)
        findAll()
        let languages = CodeLanguageNames(lines)
        languages.complete(&passages)
        names = passages.filter { !$0.isOutput }.reduce(into: []) { $0.formUnion(languages.names(in: $1)) }
    }

    private mutating func findAll() {
        var index = lines.next(from: 0)
        while index < lines.count {
            if let table = tables.tables[index] {
                index = table.end
            } else if var passage = (continuedOutput(at: index) ?? passage(at: index) ?? output(at: index) ?? outputs.foreign(at: index)).flatMap(aboveTable) {
                let next = lines.next(from: passage.lines.upperBound)
                if next < lines.count, lines.words.isCodeButton(lines[next].text), labels.label(at: next) == nil { passage.labels.append(next) }
                add(passage)
                index = max(passage.lines.upperBound, (passage.labels.max() ?? 0) + 1)
            } else {
                index += 1
            }
            index = lines.next(from: index)
        }
    }

    /// As much of a piece of code as stands above the next table; nil where it would begin inside that.
    private func aboveTable(_ passage: CodePassage) -> CodePassage? {
        guard let start = tables.next(from: passage.labels.min().map { min($0, passage.lines.lowerBound) } ?? passage.lines.lowerBound),
            start < passage.lines.upperBound
        else { return passage }
        guard let last = lines.last(before: start), last >= passage.lines.lowerBound else { return nil }
        var passage = passage
        passage.lines = passage.lines.lowerBound..<(last + 1)
        passage.labels.removeAll { $0 >= start }
        return passage
    }

    /// What a tool printed behind a blank line belongs to what it printed before.
    private mutating func add(_ passage: CodePassage) {
        if let last = passages.last, last.isOutput, passage.isOutput, passage.labels.isEmpty, lines.next(from: last.lines.upperBound) == passage.lines.lowerBound {
            passages[passages.count - 1].lines = last.lines.lowerBound..<passage.lines.upperBound
        } else {
            passages.append(passage)
        }
    }

    /// A piece of the program that a compiler quotes, and what else it says, below a blank line.
    private func continuedOutput(at index: Int) -> CodePassage? {
        guard let last = passages.last, last.isOutput, lines.next(from: last.lines.upperBound) == index, index + 1 < lines.count else { return nil }
        guard lines[index].text.isExcerpt || !lines[index + 1].isBlank && lines[index + 1].text.isExcerpt || CodeOutputs.isOfTool(lines[index].text) || isCount(lines[index].text) else { return nil }
        return outputs.passage(index)
    }

    /// `found 0 vulnerabilities`
    private func isCount(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        return words.count < 6 && words.contains { $0.allSatisfy(\.isWholeNumber) } && text.first?.isLowercase == true && text.last?.isLetter == true
    }

    /// What the code above printed; up to two lines of text may stand between.
    private func output(at index: Int) -> CodePassage? {
        guard let code = passages.last(where: { !$0.isOutput }), passages.last.map({ $0.lines.upperBound <= index }) == true,
            (code.lines.upperBound..<index).lazy.filter({ !lines[$0].isBlank }).prefix(3).count < 3
        else { return nil }
        return outputs.passage(at: index, below: code)
    }

    private mutating func passage(at index: Int) -> CodePassage? {
        if let marked = marks.fenced(at: index) ?? marks.conflict(at: index) { return marked }
        if let shaped = settings.passage(at: index) ?? CodeDrawings(lines: lines).passage(at: index) { return shaped }
        let gutter = marks.lineNumbers(from: index)
        let first = lines.next(from: gutter.upperBound)
        if var labelled = labelled(at: first) {
            labelled.labels = Array(gutter) + labelled.labels
            return labelled
        }
        guard first < lines.count, beginnings.begins(first) || isNextCommand(first) else { return nil }
        if lines.evidence[first].strength == .weak, let output = output(at: first) { return output }
        var passage = extent.read(from: first, label: nil)
        passage.labels = Array(gutter)
        return passage
    }

    /// A command right behind others, or behind what they printed.
    private func isNextCommand(_ index: Int) -> Bool {
        guard let code = passages.last(where: { !$0.isOutput }), code.language == "bash", let last = passages.last else { return false }
        return lines.next(from: last.lines.upperBound) == index && CodeForms.isLikeCommand(lines[index].text)
    }

    /// Code below a line that only says what it is.
    private func labelled(at index: Int) -> CodePassage? {
        guard let (label, labels, first) = labels.label(at: index) else { return nil }
        if var fenced = marks.fenced(at: first) {
            fenced.labels += labels
            fenced.fileName = label.fileName
            return fenced
        }
        let gutter = marks.lineNumbers(from: first)
        let start = gutter.isEmpty ? first : lines.next(from: gutter.upperBound)
        guard start < lines.count else { return nil }
        var passage = extent.read(from: start, label: label)
        var settings = CodeSettings(lines)
        if let settings = settings.passage(at: start), label.language == nil || label.language?.name == settings.language {
            passage.lines = settings.lines
        }
        passage.labels = self.labels.withoutHeadings(labels) + Array(gutter)
        return passage
    }
}
