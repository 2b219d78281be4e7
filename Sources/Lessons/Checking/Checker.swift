import Automation
import Foundation

/// Holds solutions against scripts.
public struct Checker: Sendable {
    public let installation: Installation
    public let toolchain: Toolchain
    let compiler: SolutionCompiler

    /// - Parameter cache: a folder of ours that the compiler keeps its modules in; worth keeping.
    public init(cache: String) throws(MachineFailure) {
        installation = try Installation()
        toolchain = try Toolchain()
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

        public init(language: Language, scenario: String? = nil, isTracing: Bool = false) {
            (self.language, self.scenario, self.isTracing) = (language, scenario, isTracing)
        }
    }

    /// Compiles the solution, runs it through every scenario, each from a fresh start, and says what came of it.
    ///
    /// - Parameter script: an empty one only starts the app and keeps its first screen.
    public func check(_ solution: Solution, against script: Script, _ options: Options) throws(MachineFailure) -> Verdict {
        var verdict = Verdict(findings: solution.strayCharacters(.certain))
        guard verdict.findings.isEmpty else { return verdict }
        let leftOut = solution.leftOutFindings
        let scratch = try ScratchFolder()
        let root: Root
        do { root = try Root(script: script.head.root?.value, in: solution, isAnyWelcome: script.scenarios.isEmpty) } catch {
            verdict.findings = [error.finding]
            return verdict
        }
        // The host starts while the compiler works.
        let program = script.head.compilerMessages.isEmpty ? try Program(installation: installation, container: scratch.path) : nil
        defer { program?.close() }
        let compilation = try compiler.compile(solution, root: root, in: scratch)
        guard script.head.compilerMessages.isEmpty else {
            verdict.findings = script.findings(of: compilation, path: solution.path)
            return verdict
        }
        switch compilation.outcome {
        case .failure(let findings):
            verdict.findings = solution.strayCharacters(.possible).map(\.asError) + findings + leftOut
        case .success(let compiled):
            verdict.findings = script.findings(of: UsedAPI(ofLibraryAt: compiled.path), in: solution) + leftOut
            guard let program else { return verdict }
            try run(script, compiled, in: program, scratch, options, &verdict)
        }
        return verdict
    }

    private func run(_ script: Script, _ solution: CompiledSolution, in program: Program, _ scratch: ScratchFolder, _ options: Options,
                     _ verdict: inout Verdict) throws(MachineFailure) {
        try load(solution, into: program)
        var program = program
        var texts = LabelResolver(script.labels, preferring: options.language)
        for (number, scenario) in script.scenariosToRun(options).enumerated() {
            let container = try scratch.folder("scenario\(number)")
            var run = ScenarioRun(scenario, launch: script.head.launch(container: container), program: program, texts: texts,
                                  isTracing: options.isTracing) {
                CrashReport($0, of: program, running: solution, toolchain: toolchain).finding
            }
            run.run()
            texts = run.texts
            verdict.scenarios.append(run.result)
            if program.isClosed {
                program = try Program(installation: installation, container: scratch.path)
                try load(solution, into: program)
            }
        }
        program.close()
        verdict.texts = texts
    }

    func load(_ solution: CompiledSolution, into program: Program) throws(MachineFailure) {
        let reply = Result { try program.send(.load(path: solution.path)) }
        if case .success(.loaded) = reply { return }
        var reason = "\(reply)"
        if case .success(.refused(let why)) = reply { reason = why }
        throw .toolFailed(name: "SolutionHost", output: reason)
    }
}

extension Script {
    /// The scenarios that were asked for; one of no statements where there are none, so that the app starts.
    fileprivate func scenariosToRun(_ options: Checker.Options) -> [Scenario] {
        let start = Scenario(name: "", place: Finding.Place(path: path, position: SourcePosition(line: 1, column: 1)))
        return scenarios.isEmpty ? [start] : scenarios.filter { options.scenario == nil || $0.name == options.scenario }
    }
}
