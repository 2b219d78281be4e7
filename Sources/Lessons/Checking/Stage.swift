import Automation
import Synchronization

/// Where apps are run, one after the other: a program with the solution loaded, which is started anew when an app has ended it.
final class Stage: Sendable {
    private let checker: Checker
    private let bundle: AppBundle
    private let scratch: ScratchFolder
    private let state: Mutex<State>

    private struct State {
        var program: Program
        var isLoaded = false
    }

    private init(_ program: sending Program, checker: Checker, bundle: AppBundle, scratch: ScratchFolder) {
        (self.checker, self.bundle, self.scratch) = (checker, bundle, scratch)
        state = Mutex(State(program: program))
    }

    /// Several that work side by side. What they share gets ready while there is something else to do.
    static func stages(
        _ count: Int, for solution: Solution, checker: Checker, scratch: ScratchFolder
    ) throws(MachineFailure) -> [Stage] {
        guard count > 0 else { return [] }
        let bundle = try AppBundle(of: solution, host: checker.installation.host, in: scratch)
        let host = try host(checker, bundle, scratch, checker.sandbox, programs: count)
        return (0..<count).map { Stage(Program($0, of: host), checker: checker, bundle: bundle, scratch: scratch) }
    }

    /// Whether the solution's program is in a sandbox.
    var isShutOff: Bool { state.withLock(\.program.host.isShutOff) }

    /// Does something with a program that has the solution loaded.
    func run<Result>(
        _ solution: CompiledSolution, _ body: (Program) throws(MachineFailure) -> sending Result
    ) throws(MachineFailure) -> sending Result {
        try state.withLock { state throws(MachineFailure) in
            if state.program.isClosed { state = try startAgain(in: state.program.host.isShutOff ? checker.sandbox : nil) }
            if !state.isLoaded { try load(solution, &state, mayStartAgain: true) }
            return try body(state.program)
        }
    }

    private func startAgain(in sandbox: Sandbox?) throws(MachineFailure) -> State {
        State(program: Program(0, of: try Self.host(checker, bundle, scratch, sandbox, programs: 1)))
    }

    /// Where bubblewrap turns out not to be allowed to do its work, the next best is done. The host may also have been ended by
    /// what the solution does in another program of it.
    private func load(_ solution: CompiledSolution, _ state: inout State, mayStartAgain: Bool) throws(MachineFailure) {
        let reply = Result { () throws(Program.Failure) in try state.program.send(.load(path: solution.path)) }
        if case .success(.loaded) = reply {
            state.isLoaded = true
            return
        }
        guard mayStartAgain else { throw .toolFailed(name: "SolutionHost", output: "\(reply)\n\(state.program.errors.text)") }
        let refusal = state.program.host.isShutOff ? checker.sandbox?.refusal : nil
        if let refusal, checker.isolation == .required { throw .noSandbox(reason: refusal) }
        state = try startAgain(in: refusal == nil && state.program.host.isShutOff ? checker.sandbox : nil)
        try load(solution, &state, mayStartAgain: false)
    }

    private static func host(
        _ checker: Checker, _ bundle: AppBundle, _ scratch: ScratchFolder, _ sandbox: Sandbox?, programs: Int
    ) throws(MachineFailure) -> Host {
        try Host(
            installation: checker.installation, toolchain: checker.toolchain, bundle: bundle, scratch: scratch, sandbox: sandbox,
            programs: programs)
    }
}
