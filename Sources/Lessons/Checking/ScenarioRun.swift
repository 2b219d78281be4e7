import Automation

/// One scenario on its way: the app is started, does what the script says, and is asked what an expectation needs to know.
struct ScenarioRun {
    let scenario: Script.Scenario
    let program: Program
    let launch: Launch
    private(set) var texts: LabelResolver
    private(set) var result: Verdict.Scenario
    private let isTracing: Bool
    /// Words a failure of the program's.
    private let crash: (Program.Failure) -> Finding
    private var evidence = Evidence()
    /// What has been asked since the last step.
    private var answered: Set<Question> = []
    private var steps: [Statement] = []
    /// What was counted in the app's earlier processes.
    private var earlier = Observations()
    private let consoleStart: Int

    init(_ scenario: Script.Scenario, launch: Launch, program: Program, texts: LabelResolver, isTracing: Bool,
         crash: @escaping (Program.Failure) -> Finding) {
        self.scenario = scenario
        self.launch = launch
        self.program = program
        self.texts = texts
        self.isTracing = isTracing
        self.crash = crash
        result = Verdict.Scenario(name: scenario.name, place: scenario.place)
        evidence.timeZone = launch.timeZone
        consoleStart = program.console.count
    }

    /// Goes on until a statement fails or the last is done.
    mutating func run() {
        do {
            try start()
            for statement in scenario.statements { try carryOut(statement) }
            try finish()
        } catch let stop as Stop {
            result.mishap = stop.mishap
        } catch {}
        result.console = program.console.text(from: consoleStart)
    }

    private struct Stop: Error {
        var mishap: Verdict.Mishap
    }

    private mutating func start() throws {
        try act(.begin(launch), for: nil)
        if isTracing || scenario.statements.isEmpty { try show(nil) }
    }

    private mutating func finish() throws {
        guard !program.isClosed else { return }
        let replies = try send([.observations, .end(.finished)], for: nil)
        if case .observations(let now) = replies[0] { result.warnings = earlier.followed(by: now).warnings }
    }

    private mutating func carryOut(_ statement: Statement) throws {
        switch statement.kind {
        case .step(let step, let times):
            steps.append(statement)
            for _ in 0..<times { try carryOut(step, of: statement) }
            if isTracing { try show(statement) }
        case .expectation(let expectation):
            try ask(statement.questions, for: statement)
            if let failure = expectation.failure(on: evidence, texts: texts) { throw try stop(failure, at: statement) }
        }
        result.count += 1
    }

    private mutating func carryOut(_ step: Step, of statement: Statement) throws {
        try ask(step.questions, for: statement)
        let order: Order
        do { order = try step.order(on: evidence, texts: texts) } catch { throw try stop(error, at: statement) }
        switch order {
        case .perform(let action):
            if case .refused(let reason) = try act(.perform(action), for: statement) {
                throw try stop(step.refusal(reason, texts: texts), at: statement)
            }
        case .restart(let departure): try restart(departure, for: statement)
        case .show: try show(statement)
        }
    }

    /// The app's process ends and another begins; what was counted goes on.
    private mutating func restart(_ departure: Departure, for statement: Statement) throws {
        try ask([.observations], for: statement)
        earlier = evidence.observations
        _ = try send(.end(departure), for: statement)
        try act(.begin(launch), for: statement)
    }

    private mutating func show(_ statement: Statement?) throws {
        try ask([.screen, .path], for: statement)
        result.screens.append(Verdict.Shown(statement: statement, screen: evidence.screen, path: evidence.path))
    }

    // MARK: Asking

    /// Lets the app do something. The screen is asked for in the same breath, since nearly every statement needs it.
    @discardableResult
    private mutating func act(_ command: Command, for statement: Statement?) throws -> Reply {
        let replies = try send([command, .screen], for: statement)
        answered = [.screen]
        take(replies[1])
        return replies[0]
    }

    private mutating func ask(_ questions: Set<Question>, for statement: Statement? = nil) throws {
        for question in Question.allCases where questions.contains(question) && answered.insert(question).inserted {
            try ask(question, for: statement)
        }
    }

    private mutating func ask(_ question: Question, for statement: Statement?) throws {
        switch question {
        case .screen:
            take(try send(.screen, for: statement))
        case .path: if case .path(let path) = try send(.path, for: statement) { evidence.path = path }
        case .pages: if case .pages(let pages) = try send(.pages, for: statement) { evidence.pages = pages }
        case .observations:
            if case .observations(let now) = try send(.observations, for: statement) { evidence.observations = earlier.followed(by: now) }
        case .stored: if case .stored(let keys) = try send(.stored, for: statement) { evidence.stored = keys }
        case .console: evidence.console = program.console.text(from: consoleStart)
        }
    }

    private mutating func take(_ reply: Reply) {
        guard case .screen(let screen) = reply else { return }
        evidence.screen = screen
        texts.see(screen)
    }

    private mutating func send(_ command: Command, for statement: Statement? = nil) throws -> Reply {
        try send([command], for: statement)[0]
    }

    private mutating func send(_ commands: [Command], for statement: Statement?) throws -> [Reply] {
        do {
            return try program.send(commands)
        } catch {
            throw Stop(mishap: Verdict.Mishap(finding: crash(error), statement: statement, steps: steps))
        }
    }

    private mutating func stop(_ failure: Failure, at statement: Statement) throws -> Stop {
        try ask([.screen, .observations], for: statement)
        result.warnings = evidence.observations.warnings
        let mishap = Verdict.Mishap(finding: failure.finding(at: statement.place), statement: statement, steps: steps, screen: evidence.screen,
                                    failure: failure, warnings: evidence.observations.warnings)
        _ = try? program.send(.end(.finished))
        return Stop(mishap: mishap)
    }
}

extension Observations {
    /// Both together, as one run.
    fileprivate func followed(by later: Observations) -> Observations {
        var both = later
        both.warnings = warnings + later.warnings
        both.created.merge(created, uniquingKeysWith: +)
        both.used = (Set(used).union(later.used)).sorted()
        return both
    }
}
