extension ScriptParser {
    /// `next`, `button "Mehl"`, `link 2`, `"Mehl" in "Zutaten"`
    mutating func target() throws(ScriptMistake) -> Target {
        let kind = try kind()
        let name = try targetName(of: kind)
        return Target(kind, name, in: try container())
    }

    /// `in toolbar`, `in "Zutaten"`, or nothing.
    mutating func container() throws(ScriptMistake) -> Target.Container? {
        guard line.take(word: "in") else { return nil }
        if line.take(word: "toolbar") { return .toolbar }
        return .named(try text())
    }

    private mutating func targetName(of kind: Target.Kind?) throws(ScriptMistake) -> Target.Name {
        if kind != nil, line.isNextNumber { return .position(try wholeNumber(from: 1)) }
        guard !line.isAtEnd else { throw mistake(.missing(kind == nil ? .kindOrText : .text, found: nil)) }
        return .text(try text())
    }

    /// The kind, where one is said. A word that isn't a label's but stands before a text or number was meant as one.
    private mutating func kind() throws(ScriptMistake) -> Target.Kind? {
        let position = line.position
        var copy = line
        guard let word = copy.name(), script.label(word) == nil || Target.Kind(rawValue: word) != nil else { return nil }
        if let kind = Target.Kind(rawValue: word) {
            line = copy
            return kind
        }
        guard copy.isNext("\"") || copy.isNextNumber, !Keyword.all.contains(word) else { return nil }
        let nearest = word.nearest(in: Target.Kind.allCases.map(\.rawValue))
        if nearest == nil, script.labels.contains(where: { word.nearest(in: [$0.name]) != nil }) { return nil }
        line = copy
        report(.unknown(.kind, word, nearest: nearest), at: position)
        return nearest.flatMap(Target.Kind.init) ?? .button
    }
}
