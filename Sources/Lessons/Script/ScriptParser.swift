/// Reads a script line by line. A mistake ends its line, not the reading: whatever else is wrong is found as well.
struct ScriptParser {
    private let file: SourceFile
    private var mistakes: [ScriptMistake] = []
    /// The scenario that the line belongs to; nil in the head.
    private var scenario: Script.Scenario?
    private var hintTarget = HintTarget.nothing
    private var secondsWaited = 0.0

    var script: Script
    var line: LineScanner
    /// How many brackets of a pattern are open.
    var depth = 0
    /// Where the words of the head stand that may stand there once.
    var headLines: [HeadWord: Int] = [:]
    /// Labels of which not everything could be read, so that nothing can be said about how they are used.
    var brokenLabels: Set<String> = []

    init(_ file: SourceFile) {
        self.file = file
        script = Script(path: file.path)
        script.text = file.text
        line = LineScanner("", number: 1)
    }

    /// The script, where nothing is wrong with it, and everything that a person should know about it.
    mutating func parse() -> (script: Script?, findings: [Finding]) {
        for (index, text) in file.lines.enumerated() {
            parseLine(text, number: index + 1)
        }
        closeScenario()
        warnOfIdleScenarios()
        let findings = mistakes.sorted { $0.position < $1.position }.map { $0.finding(in: file.path) }
        return (findings.contains { $0.severity == .error } ? nil : script, findings)
    }

    mutating func report(_ fact: ScriptMistake.Fact, at position: SourcePosition? = nil) {
        mistakes.append(ScriptMistake(fact, at: position ?? line.position))
    }

    func mistake(_ fact: ScriptMistake.Fact, at position: SourcePosition? = nil) -> ScriptMistake {
        ScriptMistake(fact, at: position ?? line.position)
    }

    func place(_ position: SourcePosition) -> Finding.Place { Finding.Place(path: file.path, position: position) }

    /// What a hint would belong to.
    private enum HintTarget {
        case nothing, lastStatement
        /// A statement that couldn't be read.
        case unreadable
    }

    private mutating func parseLine(_ text: Substring, number: Int) {
        line = LineScanner(text, number: number)
        depth = 0
        guard !line.isAtEnd else { return }
        do throws(ScriptMistake) {
            try parseStatement()
            if let rest = line.next { throw mistake(.unexpected(rest)) }
        } catch {
            mistakes.append(error)
        }
        mistakes += line.mistakes
    }

    private mutating func parseStatement() throws(ScriptMistake) {
        let position = line.position
        let word = try firstWord()
        if word == "hint" { return try parseHint(at: position) }
        hintTarget = .nothing
        if word == "scenario" { return try openScenario(at: position) }
        if let head = HeadWord(rawValue: word) { return try parseHeadLine(head, at: position) }
        if scenario == nil { report(.outsideScenario(word), at: position) }
        hintTarget = .unreadable
        let kind = try parseKind(word, at: position)
        add(Statement(kind: kind, place: place(position), source: line.source))
    }

    private mutating func firstWord() throws(ScriptMistake) -> String {
        let position = line.position
        guard let word = line.name() else { throw mistake(.unknown(.statement, line.next ?? "", nearest: nil)) }
        let (steps, head) = (["expect"] + StepWord.allCases.map(\.rawValue), HeadWord.allCases.map(\.rawValue))
        let known = ["scenario", "hint"] + (scenario == nil ? head + steps : steps + head)
        if known.contains(word) { return word }
        hintTarget = .unreadable
        let nearest = word.nearest(in: known)
        let unknown = ScriptMistake.Fact.unknown(scenario == nil ? .head : .statement, word, nearest: nearest)
        guard let nearest else { throw mistake(unknown, at: position) }
        report(unknown, at: position)
        return nearest
    }

    private mutating func parseKind(_ word: String, at position: SourcePosition) throws(ScriptMistake) -> Statement.Kind {
        guard let step = StepWord(rawValue: word) else { return .expectation(try expectation()) }
        let parsed = try self.step(step)
        let times = try repetitions()
        if case .wait(let seconds) = parsed { countWaiting(seconds * Double(times), at: position) }
        return .step(parsed, times: times)
    }

    private mutating func repetitions() throws(ScriptMistake) -> Int {
        guard line.isNextNumber else { return 1 }
        let count = try wholeNumber(from: 1)
        try times()
        return count
    }

    private mutating func countWaiting(_ seconds: Double, at position: SourcePosition) {
        let wasFine = secondsWaited <= 10
        secondsWaited += seconds
        if wasFine && secondsWaited > 10 { report(.waitsTooLong(secondsWaited), at: position) }
    }

    private mutating func add(_ statement: Statement) {
        scenario?.statements.append(statement)
        hintTarget = scenario == nil ? .unreadable : .lastStatement
    }

    private mutating func openScenario(at position: SourcePosition) throws(ScriptMistake) {
        closeScenario()
        scenario = Script.Scenario(name: "", place: place(position))
        let namePosition = line.position
        let name = try line.quoted()
        if let earlier = script.scenarios.first(where: { $0.name == name }) {
            report(.again(.scenario, name, line: earlier.place.position.line), at: namePosition)
        }
        scenario?.name = name
    }

    private mutating func closeScenario() {
        if let scenario { script.scenarios.append(scenario) }
        secondsWaited = 0
    }

    private mutating func parseHeadLine(_ word: HeadWord, at position: SourcePosition) throws(ScriptMistake) {
        if scenario != nil { report(.insideScenario(word.rawValue), at: position) }
        try parseHead(word, at: position)
    }

    private mutating func parseHint(at position: SourcePosition) throws(ScriptMistake) {
        if case .nothing = hintTarget { report(.hintUnderNothing, at: position) }
        for (language, text) in try textsByLanguage(alternatives: false) {
            guard case .lastStatement = hintTarget, let last = scenario?.statements.indices.last else { continue }
            scenario?.statements[last].hints[language] = text.joined()
        }
    }

    private mutating func warnOfIdleScenarios() {
        guard let message = script.head.compilerMessages.first, !script.scenarios.isEmpty else { return }
        report(.scenariosNeverRun, at: message.place.position)
    }
}

extension Script {
    /// Reads a script. Everything that is wrong with it is found at once; the script is nil where anything is.
    public static func parse(_ file: SourceFile) -> (script: Script?, findings: [Finding]) {
        var parser = ScriptParser(file)
        return parser.parse()
    }

    /// - Throws: everything that is wrong with the script.
    public init(_ file: SourceFile) throws(Unreadable) {
        let (script, findings) = Self.parse(file)
        guard let script else { throw Unreadable(findings: findings) }
        self = script
    }

    public struct Unreadable: Error, Hashable, Sendable {
        /// In the order of the file.
        public var findings: [Finding]
    }
}
