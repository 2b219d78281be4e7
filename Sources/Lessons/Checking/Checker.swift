import Automation
import Foundation
import Synchronization

/// Holds solutions against scripts.
public struct Checker: Sendable {
    public let installation: Installation
    public let toolchain: Toolchain
    let compiler: SolutionCompiler
    let isolation: Isolation
    /// Nil where there is none to be had, or none is wanted.
    let sandbox: Sandbox?

    private let verdicts: VerdictCache?

    /// - Parameters:
    ///   - cache: a folder of ours that the compiler keeps its modules in; worth keeping.
    ///   - verdicts: one for what came of checks, so that what hasn't changed isn't checked again; nil for none.
    public init(cache: String, verdicts: String? = nil, isolation: Isolation = .automatic) throws(MachineFailure) {
        self.verdicts = verdicts.map(VerdictCache.init)
        installation = try Installation()
        toolchain = try Toolchain()
        self.isolation = isolation
        sandbox = isolation == .off ? nil : Sandbox()
        if isolation == .required && sandbox == nil { throw .noSandbox(reason: "bwrap: command not found") }
        compiler = SolutionCompiler(toolchain: toolchain, installation: installation, cache: cache)
    }

    /// What an editor needs to know of a solution that is checked here.
    public func compilationDatabase(for solution: Solution) -> CompilationDatabase {
        CompilationDatabase(for: solution, compiler: compiler)
    }

    /// How a check is done.
    public struct Options: Sendable {
        /// The language of messages, and of a solution that shows texts of several.
        public var language: Language
        /// The only scenario to run; nil for all.
        public var scenario: String?
        /// Keep the screen after every step.
        public var isTracing = false
        /// How many scenarios may run at a time.
        public var jobs: Int
        /// CPU seconds that a step may take; a scenario may take four times that.
        public var stepLimit = 5

        public init(language: Language, scenario: String? = nil, isTracing: Bool = false, jobs: Int = Self.defaultJobs) {
            (self.language, self.scenario, self.isTracing, self.jobs) = (language, scenario, isTracing, jobs)
        }

        /// Two, where the machine has as many cores: more would only start more hosts.
        public static var defaultJobs: Int { min(2, ProcessInfo.processInfo.activeProcessorCount) }
    }

    /// Compiles the solution, runs it through every scenario, each from a fresh start, and says what came of it.
    ///
    /// - Parameter script: an empty one only starts the app and keeps its first screen.
    public func check(_ solution: Solution, against script: Script, _ options: Options) throws(MachineFailure) -> Verdict {
        guard let verdicts else { return try freshVerdict(on: solution, against: script, options) }
        let key = VerdictKey(solution, against: script, options, checker: self)
        if let known = verdicts.verdict(for: key) { return known }
        let verdict = try freshVerdict(on: solution, against: script, options)
        if verdict.isLasting { verdicts.keep(verdict, for: key) }
        return verdict
    }

    private func freshVerdict(on solution: Solution, against script: Script, _ options: Options) throws(MachineFailure) -> Verdict {
        var verdict = Verdict(findings: solution.strayCharacters(.certain))
        guard verdict.findings.isEmpty else { return verdict }
        let scratch = try ScratchFolder()
        let root: Root
        do { root = try Root(script: script.head.root?.value, in: solution, isAnyWelcome: script.scenarios.isEmpty) } catch {
            verdict.findings = [error.finding]
            return verdict
        }
        let scenarios = script.scenariosToRun(options)
        // The compiler takes longest by far. What can be got ready is done while it works.
        let compiling = Meanwhile { [compiler] () throws(MachineFailure) in try compiler.compile(solution, root: root, in: scratch) }
        let count = script.head.compilerMessages.isEmpty ? min(scenarios.count, options.jobs) : 0
        let stages = try Stage.stages(count, for: solution, checker: self, scratch: scratch)
        let leftOut = solution.leftOutFindings
        let compilation = try compiling.value()
        guard script.head.compilerMessages.isEmpty else {
            verdict.findings = script.findings(of: compilation, path: solution.path)
            return verdict
        }
        switch compilation.outcome {
        case .failure(let findings):
            verdict.findings = solution.strayCharacters(.possible).map(\.asError) + findings + leftOut
        case .success(let compiled):
            let used = Meanwhile { UsedAPI(ofLibraryAt: compiled.path) }
            try run(scenarios, of: script, compiled, on: stages, options, &verdict)
            verdict.findings = try script.findings(of: used.value(), in: solution) + leftOut
            withExtendedLifetime(stages) { scratch.remove() }
        }
        return verdict
    }

    /// The scenarios run side by side. Each sees for itself which language the solution's texts are in: its first screen is the same.
    private func run(
        _ scenarios: [Script.Scenario], of script: Script, _ solution: CompiledSolution, on stages: [Stage], _ options: Options,
        _ verdict: inout Verdict
    ) throws(MachineFailure) {
        let free = Mutex(stages)
        let texts = LabelResolver(script.labels, preferring: options.language)
        let runs = try Array(scenarios.indices).map(jobs: stages.count) { number throws(MachineFailure) in
            let stage = free.withLock { $0.removeFirst() }
            defer { free.withLock { $0.append(stage) } }
            return try self.run(scenarios[number], number: number, of: script, solution, on: stage, texts: texts, options)
        }
        verdict.scenarios = runs.map(\.result)
        verdict.texts = runs.map(\.texts).first { $0.language != nil } ?? texts
        verdict.isShutOff = stages[0].isShutOff
    }

    private func run(
        _ scenario: Script.Scenario, number: Int, of script: Script, _ solution: CompiledSolution, on stage: Stage, texts: LabelResolver,
        _ options: Options
    ) throws(MachineFailure) -> (result: Verdict.Scenario, texts: LabelResolver) {
        try stage.run(solution) { program in
            var launch = script.head.launch(container: program.container(named: "scenario\(number)"))
            launch.stepLimit = options.stepLimit
            var run = ScenarioRun(scenario, launch: launch, program: program, texts: texts, isTracing: options.isTracing) {
                CrashReport($0, of: program, running: solution, toolchain: toolchain).finding
            }
            run.run()
            return (run.result, run.texts)
        }
    }
}

extension Script {
    /// The scenarios that were asked for; one of no statements where there are none, so that the app starts.
    fileprivate func scenariosToRun(_ options: Checker.Options) -> [Scenario] {
        let start = Scenario(name: "", place: Finding.Place(path: path, position: SourcePosition(line: 1, column: 1)))
        return scenarios.isEmpty ? [start] : scenarios.filter { options.scenario == nil || $0.name == options.scenario }
    }
}
