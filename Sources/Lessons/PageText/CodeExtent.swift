/// How far code reaches.
struct CodeExtent {
    private let lines: CodeLines
    private let marks: CodeMarks
    private let labels: CodeLabels
    private let outputs: CodeOutputs

    init(_ lines: CodeLines, marks: CodeMarks, labels: CodeLabels, outputs: CodeOutputs) {
        (self.lines, self.marks, self.labels, self.outputs) = (lines, marks, labels, outputs)
    }

    func read(from start: Int, label: CodeLabel?) -> CodePassage {
        let isOutput = label?.isOutput ?? lines[start].text.isDiagnostic
        var reading = Reading(start: start, base: lines[start].indentation, label: label, isOutput: isOutput)
        if isOutput || isSession(start) { reading.outputEnd = outputs.end(from: start, isLabelled: label != nil) }
        var index = start
        while index < lines.count {
            if lines[index].isBlank {
                guard !isOutput || reading.isInside else { break }
                index += 1
                continue
            }
            let isAfterBlank = index > start && lines[index - 1].isBlank
            let found = reading.continuation == .none ? lines.evidence[index] : continued(index, reading)
            guard index == start || belongs(index, found, reading, isAfterBlank: isAfterBlank) else { break }
            if index > start, beginsAnother(index, reading, isAfterBlank: isAfterBlank) { break }
            take(index, found, into: &reading)
            index += 1
        }
        return passage(reading, label)
    }

    /// Whether questions and answers of a shell, an interpreter or a server begin there.
    private func isSession(_ index: Int) -> Bool { CodeForms.isPrompt(lines[index].text) || CodeForms.isRequest(lines[index].text) }

    private func continued(_ index: Int, _ reading: Reading) -> CodeEvidence {
        CodeEvidence(lines[index].text, after: reading.continuation)
    }

    private func take(_ index: Int, _ found: CodeEvidence, into reading: inout Reading) {
        reading.last = index
        guard !reading.isOutput else { return }
        reading.continuation = marks.ends.isClosed(found.continuation, after: index) ? found.continuation : .none
        reading.depth = max(0, reading.depth + found.lowestDepth) + found.depthChange - found.lowestDepth
        reading.isImports = reading.isImports && (found.isImport || found.isComment || found.tokens.isEmpty)
        reading.hasStrong = reading.hasStrong || found.strength == .strong
    }

    private func belongs(_ index: Int, _ found: CodeEvidence, _ reading: Reading, isAfterBlank: Bool) -> Bool {
        if reading.continuation != .none { return true }
        if reading.isOutput {
            return !isAfterBlank && index < reading.outputEnd
        }
        if labels.label(at: index).map({ $0.0.language != nil }) == true { return false }
        if marks.fenced(at: index) != nil || lines.words.isCodeButton(lines[index].text) { return false }
        return reading.isInside ? belongsInside(index, found, reading, isAfterBlank) : belongsOutside(index, found, reading, isAfterBlank)
    }

    /// With brackets open only what is plainly text ends code: a sentence at the margin, or words behind a blank line.
    private func belongsInside(_ index: Int, _ found: CodeEvidence, _ reading: Reading, _ isAfterBlank: Bool) -> Bool {
        guard found.strength == .none else { return true }
        if lines[index].indentation > reading.base { return !(isAfterBlank && lines.isSentence(index)) }
        guard lines[index].sign?.isAmbiguous != false else { return false }
        if isAfterBlank { return found.tokens.count <= 1 && found.foreignWords == 0 && lines.isStrong(index + 1) }
        guard !lines.isSentence(index) else { return false }
        let next = lines.next(from: index + 1)
        return next >= lines.count || found.foreignWords == 0 || !lines.isSentence(next)
    }

    private func belongsOutside(_ index: Int, _ found: CodeEvidence, _ reading: Reading, _ isAfterBlank: Bool) -> Bool {
        if !isAfterBlank, isSession(reading.start) { return index < reading.outputEnd }
        if !isAfterBlank, goesOnAsQuery(index, found, reading) || isOperation(found, reading) && !lines.isSentence(index) { return true }
        let isIndented = lines[index].indentation > reading.base
        if !isIndented, lines[index].sign?.number != nil, found.strength == .none { return false }
        if let sign = lines[index].sign, !sign.isAmbiguous || found.strength != .strong || isAfterBlank,
            reading.language?.hasBrackets ?? true
        {
            return false
        }
        if lines[index].text.isDiagnostic || !isIndented && isPrinted(index, found, reading) { return false }
        switch found.strength {
        case .strong: return true
        case .weak:
            if !isAfterBlank { return true }
            return isIndented || isGoingOn(index, found, reading) || lines.isStrong(index + 1) || index + 1 < lines.count && CodeForms.isEnd(lines.evidence[index + 1].tokens) || found.isComment && !found.tokens.isEmpty
        case .none:
            if isAfterBlank { return isIndented && !lines.isSentence(index) && found.longestRun < 3 || beginsBlock(index, found, reading) }
            if isIndented { return !lines.isSentence(index) }
            return isWithoutBrackets(reading, index) && !lines.isSentence(index) && !CodeOutputs.isOfTool(lines[index].text)
        }
    }

    /// Whether a comment stands above a line that looks like code, or an instruction is one of several.
    private func isGoingOn(_ index: Int, _ found: CodeEvidence, _ reading: Reading) -> Bool {
        if CodeForms.isInstruction(lines[index].text, found.tokens) { return CodeForms.isInstruction(lines[reading.start].text, lines.evidence[reading.start].tokens) }
        return found.isComment && index + 1 < lines.count && lines.evidence[index + 1].strength != .none
    }

    /// Whether an operator at its start, or at the end of the line above, joins a line to that.
    private func isOperation(_ found: CodeEvidence, _ reading: Reading) -> Bool {
        guard let first = found.tokens.first, let last = lines.evidence[reading.last].tokens.last, found.tokens.count > 1 else { return false }
        return ["&&", "||", "??", "->", "=>"].contains { $0 == first.text || $0 == last.text } || first.isSign(in: "|&") || last.isSign(in: "=|&")
    }

    /// A query goes on until its semicolon: columns, expressions and clauses, a line each.
    private func goesOnAsQuery(_ index: Int, _ found: CodeEvidence, _ reading: Reading) -> Bool {
        let first = lines.evidence[reading.start].tokens
        guard CodeForms.isQuery(first) || CodeForms.isBareSelect(first), !lines[reading.last].text.hasSuffix(";"), !lines.isSentence(index)
        else { return false }
        return CodeForms.isClause(found.tokens) || found.foreignWords == 0 && found.tokens.contains { $0.isSign(in: ",();") }
            || lines[reading.last].text.hasSuffix(",")
    }

    /// Code whose statements end without signs may go on with a line that is only words.
    private func isWithoutBrackets(_ reading: Reading, _ index: Int) -> Bool {
        guard let first = lines.evidence[index].tokens.first, !first.isForeign else { return false }
        if let language = reading.language { return !language.hasBrackets && (lines.isSpaced || !isWords(index, first)) }
        guard first.isWord, !first.isCapitalized else { return false }
        let guess = lines.language(of: reading.start..<min(index, reading.start + 12)).flatMap { CodeLanguage.named($0) }
        return guess?.hasBrackets == false
    }

    /// Whether a line is rather what the code above it prints.
    private func isPrinted(_ index: Int, _ found: CodeEvidence, _ reading: Reading) -> Bool {
        guard !found.isComment, index > reading.start else { return false }
        if outputs.prints.holds(lines[index].text), found.strength != .strong || CodePrints.isValue(lines[index].text) { return true }
        return found.strength != .strong && reading.language?.name == "bash" && CodeOutputs.isOfTool(lines[index].text)
    }

    /// Whether a line could as well be a heading: it begins with a capital, or holds words that no program has.
    private func isWords(_ index: Int, _ first: CodeToken) -> Bool {
        first.isCapitalized && first.text.contains(where: \.isLowercase) || lines.evidence[index].foreignWords > 0
    }

    /// Whether more lines of such code stand below a blank line: what is indented there, or surely code, belongs to the line above it.
    private func beginsBlock(_ index: Int, _ found: CodeEvidence, _ reading: Reading) -> Bool {
        guard reading.language?.hasBrackets == false, !lines.isSentence(index), found.foreignWords == 0, found.longestRun < 2 else { return false }
        var next = index + 1
        while next < lines.count, !lines[next].isBlank {
            if lines.isStrong(next) || lines[next].indentation > lines[index].indentation { return true }
            next += 1
        }
        return false
    }

    /// An `import` begins another piece of code, once all that came before is closed.
    private func beginsAnother(_ index: Int, _ reading: Reading, isAfterBlank: Bool) -> Bool {
        guard !reading.isInside, reading.continuation == .none, !reading.isImports else { return false }
        var head = index
        while head < lines.count, !lines[head].isBlank, lines.evidence[head].isComment { head += 1 }
        return head < lines.count && lines.evidence[head].isImport && !lines[head].isBlank && (head == index || isAfterBlank)
            && lines[index].indentation <= reading.base
    }

    private func passage(_ reading: Reading, _ label: CodeLabel?) -> CodePassage {
        var passage = CodePassage(lines: reading.start..<(reading.last + 1))
        (passage.isLabelled, passage.fileName, passage.isOutput) = (label?.language != nil, label?.fileName, reading.isOutput)
        passage.isUnclosed = reading.depth > 0
        passage.language = label?.language?.name ?? (reading.isOutput ? CodeLanguage.text.name : lines.language(of: passage.lines))
        return passage
    }
}

extension CodeExtent {
    /// A piece of code on the way from its first to its last line.
    fileprivate struct Reading {
        let start: Int
        let base: Int
        let language: CodeLanguage?
        let isOutput: Bool
        var last: Int
        /// Behind what stands together with the first line, where that is a session or output.
        var outputEnd = 0
        var depth = 0
        var continuation = CodeContinuation.none
        var isImports = true
        var hasStrong = false

        init(start: Int, base: Int, label: CodeLabel?, isOutput: Bool) {
            (self.start, self.base, self.isOutput, last, language) = (start, base, isOutput, start, label?.language)
        }

        var isInside: Bool { depth > 0 || continuation != .none }
    }
}
