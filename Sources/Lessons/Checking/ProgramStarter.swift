import Automation

/// Starts programs and loads a solution into them.
struct ProgramStarter: Sendable {
    private let checker: Checker
    private let bundle: AppBundle
    private let scratch: ScratchFolder

    init(for solution: Solution, checker: Checker, scratch: ScratchFolder) throws(MachineFailure) {
        (self.checker, self.scratch) = (checker, scratch)
        bundle = try AppBundle(of: solution, host: checker.installation.host, in: scratch)
    }

    /// A host for that many programs, in the sandbox where there is one.
    func host(programs: Int) throws(MachineFailure) -> Host { try host(programs: programs, in: checker.sandbox) }

    /// One in the place of another that has ended.
    func program(after other: Program) throws(MachineFailure) -> Program {
        Program(0, of: try host(programs: 1, in: other.host.isShutOff ? checker.sandbox : nil))
    }

    /// A program with the solution loaded.
    func program(loading solution: CompiledSolution) throws(MachineFailure) -> Program {
        var program = Program(0, of: try host(programs: 1))
        try load(solution, into: &program)
        return program
    }

    /// Where bubblewrap turns out not to be allowed to do its work, the next best is done. The host may also have been ended by
    /// what the solution does in another program of it.
    func load(_ solution: CompiledSolution, into program: inout Program, mayStartAgain: Bool = true) throws(MachineFailure) {
        let reply: Result<Reply, Program.Failure>
        do { reply = .success(try program.send(.load(path: solution.path))) } catch { reply = .failure(error) }
        if case .success(.loaded) = reply { return }
        guard mayStartAgain else { throw .toolFailed(name: "SolutionHost", output: "\(reply)\n\(program.errors.text)") }
        let refusal = program.host.isShutOff ? checker.sandbox?.refusal : nil
        if let refusal, checker.isolation == .required { throw .noSandbox(reason: refusal) }
        program = refusal == nil ? try self.program(after: program) : Program(0, of: try host(programs: 1, in: nil))
        try load(solution, into: &program, mayStartAgain: false)
    }

    private func host(programs: Int, in sandbox: Sandbox?) throws(MachineFailure) -> Host {
        try Host(
            installation: checker.installation, toolchain: checker.toolchain, bundle: bundle, scratch: scratch, sandbox: sandbox,
            programs: programs)
    }
}
