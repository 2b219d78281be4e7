import Synchronization

/// Where apps are run, one after the other: a program with the solution loaded, which is started anew when an app has ended it.
final class Stage: Sendable {
    private let starter: ProgramStarter
    private let state: Mutex<State>

    private struct State {
        var program: Program
        var isLoaded = false
    }

    private init(_ program: sending Program, starter: ProgramStarter) {
        self.starter = starter
        state = Mutex(State(program: program))
    }

    /// Several that work side by side. What they share gets ready while there is something else to do.
    static func stages(
        _ count: Int, for solution: Solution, checker: Checker, scratch: ScratchFolder
    ) throws(MachineFailure) -> [Stage] {
        guard count > 0 else { return [] }
        let starter = try ProgramStarter(for: solution, checker: checker, scratch: scratch)
        let host = try starter.host(programs: count)
        return (0..<count).map { Stage(Program($0, of: host), starter: starter) }
    }

    /// Whether the solution's program is in a sandbox.
    var isShutOff: Bool { state.withLock(\.program.host.isShutOff) }

    /// Does something with a program that has the solution loaded.
    func run<Result>(
        _ solution: CompiledSolution, _ body: (Program) throws(MachineFailure) -> sending Result
    ) throws(MachineFailure) -> sending Result {
        try state.withLock { state throws(MachineFailure) in
            if state.program.isClosed { state = State(program: try starter.program(after: state.program)) }
            if !state.isLoaded { try starter.load(solution, into: &state.program) }
            state.isLoaded = true
            return try body(state.program)
        }
    }
}
