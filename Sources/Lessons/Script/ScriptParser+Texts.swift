extension ScriptParser {
    /// `"Back" | "Home" | next`
    mutating func text() throws(ScriptMistake) -> ScriptText {
        var alternatives = [try alternative()]
        while line.take("|") { alternatives.append(try alternative()) }
        return ScriptText(alternatives)
    }

    mutating func quotedText() throws(ScriptMistake) -> String {
        if let mark = line.next?.first, Self.curlyQuotes.contains(mark) { throw mistake(.curlyQuote(String(mark))) }
        return try line.quoted()
    }

    /// A word that must stand here; one that was probably meant for it counts, once that is said.
    mutating func require(_ word: String) throws(ScriptMistake) {
        _ = try require(oneOf: [word])
    }

    mutating func require(oneOf words: [String]) throws(ScriptMistake) -> String {
        let position = line.position
        let before = line
        guard let written = line.name() else { throw mistake(.missing(part(words), found: line.next)) }
        if words.contains(written) { return written }
        guard let nearest = written.nearest(in: words) else {
            line = before
            throw mistake(.missing(part(words), found: written), at: position)
        }
        report(.unknown(.oneOf(words), written, nearest: nearest), at: position)
        return nearest
    }

    /// `times`, or `time`.
    mutating func times() throws(ScriptMistake) {
        if !line.take(word: "time") { try require("times") }
    }

    mutating func wholeNumber(from minimum: Int) throws(ScriptMistake) -> Int {
        let position = line.position
        guard let text = line.number() else { throw mistake(.missing(.wholeNumber, found: line.next)) }
        guard let number = Int(text.filter { $0 != "_" }), number >= min(0, minimum) else {
            throw mistake(.noNumber(text, .wholeNumber), at: position)
        }
        if number < minimum { report(.notFromOne(text), at: position) }
        return number
    }

    mutating func number() throws(ScriptMistake) -> Double {
        let position = line.position
        guard let text = line.number() else { throw mistake(.missing(.number, found: line.next)) }
        guard let number = Double(text.filter { $0 != "_" }), number.isFinite else { throw mistake(.noNumber(text, .number), at: position) }
        return number
    }

    private func part(_ words: [String]) -> ScriptMistake.Part { words.count == 1 ? .word(words[0]) : .oneOf(words) }

    private mutating func alternative() throws(ScriptMistake) -> ScriptText.Alternative {
        let position = line.position
        var copy = line
        guard let name = copy.name() else {
            guard line.isNext("\"") || line.next.map({ Self.curlyQuotes.contains($0.first ?? " ") }) == true else {
                throw mistake(.missing(.text, found: line.next))
            }
            return .literal(try quotedText())
        }
        guard !Keyword.all.contains(name) || script.label(name) != nil else { throw mistake(.missing(.text, found: name)) }
        line = copy
        let value = try labelValue()
        checkUse(of: name, hasValue: value != nil, at: position)
        return .label(name, value: value)
    }

    /// `(2)`, `("Mehl")`
    private mutating func labelValue() throws(ScriptMistake) -> String? {
        let open = line.position
        guard line.take("(") else { return nil }
        let value = line.isNext("\"") ? try line.quoted() : line.number()
        guard let value else { throw mistake(.missing(.oneOf(["2", "\"…\""]), found: line.next)) }
        guard line.take(")") else { throw mistake(.unclosedBracket("("), at: open) }
        return value
    }

    private mutating func checkUse(of name: String, hasValue: Bool, at position: SourcePosition) {
        guard let label = script.label(name) else {
            return report(.unknown(.label, name, nearest: name.nearest(in: script.labels.map(\.name))), at: position)
        }
        guard !brokenLabels.contains(name), label.takesValue != hasValue else { return }
        report(hasValue ? .labelTakesNoValue(name) : .labelNeedsValue(name), at: position)
    }

    private static let curlyQuotes: Set<Character> = [
        "“", "”", "„", "‟", "«", "»", "‹", "›", "「", "」", "『", "』", "＂", "'", "‘", "’", "‚", "`",
    ]
}
