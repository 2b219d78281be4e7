import Automation
import Synchronization

/// Where apps are run, one after the other: a host with the solution loaded, which is started anew when an app has ended it.
final class Stage: Sendable {
    private let checker: Checker
    private let scratch: ScratchFolder
    private let bundle: AppBundle
    private let state: Mutex<State>

    private struct State {
        var program: Program
        var isLoaded = false
    }

    /// Starts the host, which takes a while to be ready: there is something else to do meanwhile.
    init(_ checker: Checker, bundle: AppBundle, scratch: ScratchFolder) throws(MachineFailure) {
        (self.checker, self.bundle, self.scratch) = (checker, bundle, scratch)
        state = Mutex(State(program: try Self.program(checker, bundle, scratch, checker.sandbox)))
    }

    deinit { state.withLock { $0.program.dismiss() } }

    /// Whether the solution's program is in a sandbox.
    var isShutOff: Bool { state.withLock(\.program.isShutOff) }

    /// Does something with a program that has the solution loaded.
    func run<Result>(
        _ solution: CompiledSolution, _ body: (Program) throws(MachineFailure) -> sending Result
    ) throws(MachineFailure) -> sending Result {
        try state.withLock { state throws(MachineFailure) in
            if state.program.isClosed {
                state = State(program: try Self.program(checker, bundle, scratch, state.program.isShutOff ? checker.sandbox : nil))
            }
            if !state.isLoaded { try load(solution, into: &state.program) }
            state.isLoaded = true
            return try body(state.program)
        }
    }

    /// Where bubblewrap turns out not to be allowed to do its work, the next best is done.
    private func load(_ solution: CompiledSolution, into program: inout Program) throws(MachineFailure) {
        let reply = Result { () throws(Program.Failure) in try program.send(.load(path: solution.path)) }
        if case .success(.loaded) = reply { return }
        guard program.isShutOff, case .failure = reply, Sandbox.isRefusal(program.errors.text) else {
            var reason = "\(reply)\n\(program.errors.text)"
            if case .success(.refused(let why)) = reply { reason = why }
            throw .toolFailed(name: "SolutionHost", output: reason)
        }
        guard checker.isolation != .required else { throw .noSandbox(reason: program.errors.text) }
        program = try Self.program(checker, bundle, scratch, nil)
        try load(solution, into: &program)
    }

    private static func program(
        _ checker: Checker, _ bundle: AppBundle, _ scratch: ScratchFolder, _ sandbox: Sandbox?
    ) throws(MachineFailure) -> Program {
        try Program(
            installation: checker.installation, toolchain: checker.toolchain, bundle: bundle, scratch: scratch, sandbox: sandbox)
    }
}
