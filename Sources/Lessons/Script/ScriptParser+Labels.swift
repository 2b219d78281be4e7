extension ScriptParser {
    mutating func label(at position: SourcePosition) throws(ScriptMistake) {
        let namePosition = line.position
        guard let name = line.name() else { throw mistake(.missing(.labelName, found: line.next)) }
        if Keyword.all.contains(name) { report(.labelIsKeyword(name), at: namePosition) }
        if let earlier = script.label(name) { report(.again(.label, name, line: earlier.place.position.line), at: namePosition) }
        var label = Script.Label(name: name, texts: [:], place: place(position))
        brokenLabels.insert(name)
        defer { if script.label(name) == nil { script.labels.append(label) } }
        label.texts = try textsByLanguage(alternatives: true)
        brokenLabels.remove(name)
        check(label, at: namePosition)
    }

    /// `de "Weiter" en "Next" | "Continue"`
    mutating func textsByLanguage(alternatives: Bool) throws(ScriptMistake) -> [Language: [String]] {
        var texts: [Language: [String]] = [:]
        repeat {
            let position = line.position
            guard let code = line.name() else { throw mistake(.missing(.language, found: line.next)) }
            let language = Language(rawValue: code)
            if language == nil { report(.unknown(.language, code, nearest: nearestLanguage(to: code)), at: position) }
            if let language, texts[language] != nil { report(.languageTwice(code), at: position) }
            let all = alternatives ? try quotedAlternatives() : [try quotedText()]
            if let language { texts[language] = all }
        } while !line.isAtEnd
        return texts
    }

    private func nearestLanguage(to code: String) -> String? { code.nearest(in: Language.allCases.map(\.rawValue)) }

    private mutating func quotedAlternatives() throws(ScriptMistake) -> [String] {
        var texts = [try quotedText()]
        while line.take("|") { texts.append(try quotedText()) }
        return texts
    }

    private mutating func check(_ label: Script.Label, at position: SourcePosition) {
        let texts = label.texts.values.joined()
        let isUneven = label.takesValue && !texts.allSatisfy { $0.contains("{}") }
        if isUneven { report(.labelWithUnevenValues(label.name), at: position) }
    }
}

extension Script {
    /// The label of that name.
    public func label(_ name: String) -> Label? { labels.first { $0.name == name } }
}
