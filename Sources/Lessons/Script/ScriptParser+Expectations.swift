import Automation

extension ScriptParser {
    mutating func expectation() throws(ScriptMistake) -> Expectation {
        let noPosition = line.position
        let isNegated = line.take(word: "no")
        let position = line.position
        let word = try expectationWord()
        if isNegated && !word.hasName { report(.notPossibleAfterNo(word.rawValue), at: noPosition) }
        if word == .nothing { return try nothing() }
        if word == .warnings && !isNegated {
            throw mistake(.missing(.oneOf(["warning \"…\"", "no warnings"]), found: word.rawValue), at: position)
        }
        return Expectation(try subject(word), isNegated: isNegated)
    }

    private mutating func expectationWord() throws(ScriptMistake) -> ExpectationWord {
        let position = line.position
        guard let written = line.name() else { throw mistake(.missing(.expectation, found: line.next)) }
        if let word = ExpectationWord(rawValue: written) { return word }
        let nearest = written.nearest(in: ExpectationWord.allCases.map(\.rawValue))
        let unknown = ScriptMistake.Fact.unknown(.expectation, written, nearest: nearest)
        guard let word = nearest.flatMap(ExpectationWord.init) else { throw mistake(unknown, at: position) }
        report(unknown, at: position)
        return word
    }

    private mutating func subject(_ word: ExpectationWord) throws(ScriptMistake) -> Expectation.Subject {
        switch word {
        case .path: return .path(try path())
        case .depth: return .depth(try wholeNumber(from: 0))
        case .title: return .title(try text())
        case .back: return .back(try optionalText())
        case .text: return try readableText()
        case .button, .link, .row, .tab, .field, .toggle, .picker, .slider, .stepper, .image, .section, .menu: return try element(word)
        case .rows: return try rows()
        case .value: return try value()
        case .sheet: return .presentation(.sheet, try optionalText())
        case .cover: return .presentation(.cover, try optionalText())
        case .popover: return .presentation(.popover, try optionalText())
        case .alert: return .presentation(.alert, try optionalText())
        case .dialog: return .presentation(.dialog, try optionalText())
        case .focus: return .focus(try optionalText())
        case .warning: return .warning(try warnings())
        case .warnings: return .warning([])
        case .console: return .console(try text())
        case .stored: return .stored(try text())
        case .nothing: return .stored(nil)
        case .created: return try created()
        }
    }

    private mutating func nothing() throws(ScriptMistake) -> Expectation {
        try require("stored")
        return Expectation(.stored(nil), isNegated: true)
    }

    private mutating func optionalText() throws(ScriptMistake) -> ScriptText? {
        line.isAtEnd ? nil : try text()
    }

    private mutating func path() throws(ScriptMistake) -> Expectation.Path {
        if line.isNext("[") { return .whole(try pathList()) }
        guard !line.isAtEnd else { throw mistake(.missing(.list, found: nil)) }
        switch try require(oneOf: ["is", "starts", "ends"]) {
        case "starts":
            try require("with")
            return .startsWith(try pathList())
        case "ends":
            try require("with")
            return .endsWith(try pathList())
        default:
            let isNot = line.take(word: "not")
            try require("empty")
            return isNot ? .isNotEmpty : .isEmpty
        }
    }

    private mutating func readableText() throws(ScriptMistake) -> Expectation.Subject {
        let isPart = try takesContaining()
        let text = try text()
        return isPart ? .part(text, in: try container()) : .text(text, in: try container())
    }

    private mutating func takesContaining() throws(ScriptMistake) -> Bool {
        var copy = line
        guard let word = copy.name(), script.label(word) == nil, copy.isNext("\"") else { return false }
        return try require(oneOf: ["containing"]) == "containing"
    }

    private mutating func element(_ word: ExpectationWord) throws(ScriptMistake) -> Expectation.Subject {
        let kind = Target.Kind(rawValue: word.rawValue)
        guard !line.isAtEnd else { throw mistake(.missing(.text, found: nil)) }
        let name = line.isNextNumber ? Target.Name.position(try wholeNumber(from: 1)) : .text(try text())
        let target = Target(kind, name, in: try container())
        return .element(target, try states())
    }

    private mutating func states() throws(ScriptMistake) -> [Expectation.State] {
        var states: [Expectation.State] = []
        while !line.isAtEnd {
            let position = line.position
            guard let word = line.name() else { throw mistake(.unexpected(line.next ?? "")) }
            states.append(try state(word, at: position))
        }
        return states
    }

    private mutating func state(_ word: String, at position: SourcePosition) throws(ScriptMistake) -> Expectation.State {
        let known = ["enabled", "disabled", "selected", "with"]
        let nearest = known.contains(word) ? word : word.nearest(in: known)
        if nearest != word { report(.unknown(.state, word, nearest: nearest), at: position) }
        guard nearest == "with" else { return nearest.flatMap(Expectation.State.init) ?? .enabled }
        try require("disclosure")
        return .disclosure
    }

    private mutating func rows() throws(ScriptMistake) -> Expectation.Subject {
        let list = try list { parser throws(ScriptMistake) in
            parser.line.take(word: "_") ? RowPattern.any : .text(try parser.text())
        }
        return .rows(list, in: try container())
    }

    private mutating func value() throws(ScriptMistake) -> Expectation.Subject {
        let value = try text()
        try require("of")
        return .value(value, of: try target())
    }

    private mutating func warnings() throws(ScriptMistake) -> [WarningName] {
        var names: [WarningName] = []
        repeat {
            let position = line.position
            let written = try quotedText()
            if let name = WarningName(rawValue: written) {
                names.append(name)
            } else {
                let nearest = written.nearest(in: WarningName.allCases.map(\.rawValue))
                report(.unknown(.warning, written, nearest: nearest), at: position)
            }
        } while line.take("|")
        return names
    }

    private mutating func created() throws(ScriptMistake) -> Expectation.Subject {
        guard let type = line.name() else { throw mistake(.missing(.typeName, found: line.next)) }
        let count = try wholeNumber(from: 0)
        try times()
        return .created(type: type, count: count)
    }
}

extension ExpectationWord {
    /// Whether it is found by a name, so that `no` can stand before it.
    fileprivate var hasName: Bool {
        switch self {
        case .path, .depth, .rows, .value, .nothing, .created: false
        default: true
        }
    }
}
