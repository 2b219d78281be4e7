import Automation

/// A program that a person plays, step by step, and the script that this makes.
public final class Play {
    private let solution: Solution
    private let root: Root
    private let checker: Checker
    private let program: Program
    private let compiled: CompiledSolution
    private let launch: Launch
    private let scratch: ScratchFolder
    private var evidence = Evidence()
    private var texts: LabelResolver
    private var lines: [String] = []
    /// Whether the app has crashed or was stopped.
    public private(set) var isOver = false

    /// Compiles a solution and starts its app.
    ///
    /// - Returns: nil with the findings, where it doesn't compile or its first screen never comes.
    public static func start(_ solution: Solution, with checker: Checker, language: Language) throws(MachineFailure) -> (Play?, [Finding]) {
        let stray = solution.strayCharacters(.certain)
        guard stray.isEmpty else { return (nil, stray) }
        let root: Root
        do { root = try Root(script: nil, in: solution) } catch { return (nil, [error.finding]) }
        let scratch = try ScratchFolder()
        switch try checker.compiler.compile(solution, root: root, in: scratch).outcome {
        case .failure(let findings): return (nil, findings)
        case .success(let compiled):
            let play = try Play(solution, root, compiled, checker, scratch, language)
            if let finding = play.begin() { return (nil, [finding]) }
            return (play, [])
        }
    }

    private init(_ solution: Solution, _ root: Root, _ compiled: CompiledSolution, _ checker: Checker, _ scratch: ScratchFolder,
                 _ language: Language) throws(MachineFailure) {
        (self.solution, self.root, self.compiled, self.checker, self.scratch) = (solution, root, compiled, checker, scratch)
        texts = LabelResolver([], preferring: language)
        program = try ProgramStarter(for: solution, checker: checker, scratch: scratch).program(loading: compiled)
        launch = Script.Head().launch(container: program.container(named: "play"))
    }

    deinit { program.close() }

    private func begin() -> Finding? {
        do throws(Program.Failure) {
            _ = try program.send(.begin(launch))
            try look()
            return nil
        } catch {
            return finding(error)
        }
    }

    // MARK: What there is

    public var screen: Screen { evidence.screen }
    /// Of the front stack; nil where there is none.
    public var path: [Value]? { evidence.path }
    /// What can be done on this screen.
    public var offers: [PlayOffer] { isOver ? [] : PlayOffer.all(on: evidence, texts: texts) }
    /// What the program has printed so far.
    public var console: String { program.console.text }

    /// What was done and seen, as a script that this solution passes.
    public var script: String {
        let head = if case .view(let expression) = root.form { "root \(expression)\n\n" } else { "" }
        return head + "scenario \"played\"\n" + lines.map { "  \($0)\n" }.joined()
    }

    // MARK: Doing

    public enum Answer: Sendable {
        case done
        /// An expectation that holds.
        case met
        /// It can't be done, or doesn't hold: what was there instead.
        case refused(Phrase)
        /// That is no statement of a script.
        case misunderstood(Finding)
        /// The app has crashed or was stopped.
        case ended(Finding)
    }

    /// Carries out one statement, as a script has it.
    public func carryOut(_ words: String) -> Answer {
        let (script, findings) = Script.parse(SourceFile(path: "play", text: "scenario \"played\"\n\(words)\n"))
        guard let statement = script?.scenarios.first?.statements.first else {
            return .misunderstood(findings.first { $0.severity == .error } ?? .noStatement)
        }
        switch statement.kind {
        case .expectation(let expectation):
            if let failure = expectation.failure(on: evidence, texts: texts) { return .refused(failure.found) }
            lines.append(statement.source)
            return .met
        case .step(let step, let times): return carryOut(step, times, statement)
        }
    }

    private func carryOut(_ step: Step, _ times: Int, _ statement: Statement) -> Answer {
        let before = evidence
        do {
            for _ in 0..<times {
                if let refusal = try perform(step.order(on: evidence, texts: texts), of: step) { return .refused(refusal) }
                try look()
            }
        } catch let failure as Failure {
            return .refused(failure.found)
        } catch let failure as Program.Failure {
            lines.append(statement.source)
            return .ended(finding(failure))
        } catch {
            return .refused(Phrase(verbatim: "\(error)"))
        }
        lines.append(statement.source)
        lines += sights(since: before)
        return .done
    }

    private func perform(_ order: Order, of step: Step) throws -> Phrase? {
        switch order {
        case .show: break
        case .restart(let departure):
            _ = try program.send(.end(departure))
            _ = try program.send(.begin(launch))
        case .perform(let action):
            if case .refused(let reason) = try program.send(.perform(action)) { return step.refusal(reason, texts: texts).found }
        }
        return nil
    }

    private func look() throws(Program.Failure) {
        if case .screen(let screen) = try program.send(.screen) { evidence.screen = screen }
        if case .path(let path) = try program.send(.path) { evidence.path = path }
        if case .pages(let pages) = try program.send(.pages) { evidence.pages = pages }
        if case .observations(let seen) = try program.send(.observations) { evidence.observations = seen }
        if case .stored(let keys) = try program.send(.stored) { evidence.stored = keys }
        evidence.console = program.console.text
    }

    private func finding(_ failure: Program.Failure) -> Finding {
        isOver = true
        return CrashReport(failure, of: program, running: compiled, toolchain: checker.toolchain).finding
    }

    // MARK: Recording

    /// What has changed, as expectations that hold.
    private func sights(since before: Evidence) -> [String] {
        var sights: [String] = []
        let (bar, old) = (evidence.screen.frontStack?.bar, before.screen.frontStack?.bar)
        if let title = bar?.title, title != old?.title { sights.append("expect title \(title.quoted)") }
        if let path = evidence.path, path != before.path {
            sights.append(path.isEmpty ? "expect path is empty" : "expect path [\(path.map(\.source).joined(separator: ", "))]")
        }
        if let up = evidence.screen.presentation, up != before.screen.presentation, up.kind != .menu {
            sights.append("expect \(up.kind.rawValue)" + (up.title.map { " " + $0.quoted } ?? ""))
        }
        return sights.filter(holds)
    }

    private func holds(_ line: String) -> Bool {
        let script = Script.parse(SourceFile(path: "play", text: "scenario \"played\"\n\(line)\n")).script
        guard case .expectation(let expectation) = script?.scenarios.first?.statements.first?.kind else { return false }
        return expectation.failure(on: evidence, texts: texts) == nil
    }
}

extension Finding {
    fileprivate static let noStatement = Finding(
        id: "script", severity: .error,
        message: Phrase(
            de: "Das ist kein Schritt.", el: "Αυτό δεν είναι βήμα.", en: "That isn't a step.", ja: "これは手順ではありません。"))
}
