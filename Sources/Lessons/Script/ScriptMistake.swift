/// What is wrong at a place of a script.
struct ScriptMistake: Error, Hashable {
    var fact: Fact
    var position: SourcePosition

    init(_ fact: Fact, at position: SourcePosition) {
        (self.fact, self.position) = (fact, position)
    }

    enum Fact: Hashable {
        case unknown(Word, String, nearest: String?)
        /// Something must stand here; what stands here instead.
        case missing(Part, found: String?)
        case unexpected(String)
        case unclosedQuote
        case curlyQuote(String)
        case unknownEscape(String)
        case unclosedBracket(String)
        case nestedTooDeep

        case labelIsKeyword(String)
        case labelWithoutText(String)
        case labelWithUnevenValues(String)
        case labelNeedsValue(String)
        case labelTakesNoValue(String)
        case again(Word, String, line: Int)
        case languageTwice(String)

        case outsideScenario(String)
        case insideScenario(String)
        case hintUnderNothing
        case scenariosNeverRun

        case notPossibleAfterNo(String)
        case noDate(String)
        case noNumber(String, Part)
        case notFromOne(String)
        case waitsTooLong(Double)
    }

    /// What a word should have been.
    enum Word: Hashable {
        case statement, expectation, kind, state, label, language, size, appearance, locale, timeZone, warning, scenario, head, requirement
        /// One of a few words.
        case oneOf([String])
    }

    /// What must stand somewhere.
    enum Part: Hashable {
        case text, quotedText, labelName, name, rootExpression, requirement, wholeNumber, number, position, date, localeName, timeZoneName
        case language, kindOrText, pattern, typeName, list, expectation
        case word(String)
        case oneOf([String])
    }
}

extension ScriptMistake {
    func finding(in path: String) -> Finding {
        Finding(
            id: "script", severity: fact == .scenariosNeverRun ? .warning : .error, message: fact.message,
            place: Finding.Place(path: path, position: position), fix: fact.fix)
    }
}
