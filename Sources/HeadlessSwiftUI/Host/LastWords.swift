import Automation
import Glibc

/// What an app's process says before it ends badly: which limit it has run into, and where its code stood.
///
/// All of this runs in signal handlers, so what they need lies ready in memory of its own.
enum LastWords {
    /// From now on a crash or a reached limit ends the process with its stack on standard error.
    static func prepare(for launch: Launch, connection: HostConnection, walk: StackWalk) {
        state.initialize(to: State(walk: walk, output: connection.output, stepLimit: Double(launch.stepLimit)))
        useOwnStack()
        for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
            handle(signal) { LastWords.end(by: $0) }
        }
        handle(SIGXCPU) { _ in LastWords.stop(for: LastWords.state.pointee.cpuLimit) }
        handle(SIGALRM) { _ in LastWords.clockHasRung() }
    }

    private struct State {
        let walk: StackWalk
        let output: Int32
        let stepLimit: Double
        let cpuLimit = LastWords.lasting(.limit(.cpu))
        let timeLimit = LastWords.lasting(.limit(.time))
        /// When the clock last rang.
        var cpuTime = StepLimits.cpuTime
    }

    nonisolated(unsafe) private static let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    private static func lasting(_ reply: Reply) -> UnsafeRawBufferPointer {
        let frame = Frame.bytes(of: reply, number: 0)
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: frame.count, alignment: 1)
        copy.copyBytes(from: frame)
        return UnsafeRawBufferPointer(copy)
    }

    private static func handle(_ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = Int32(SA_ONSTACK)
        sigaction(signal, &action, nil)
    }

    /// After an endless recursion there is no room left on the app's own.
    private static func useOwnStack() {
        let size = 256 << 10
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }

    /// Time that was spent computing is the CPU limit's business: the clock is only for code that waits.
    private static func clockHasRung() {
        let used = StepLimits.cpuTime
        let computed = used - state.pointee.cpuTime
        state.pointee.cpuTime = used
        if computed > state.pointee.stepLimit / 20 {
            StepLimits.startClock(seconds: state.pointee.stepLimit)
        } else {
            stop(for: state.pointee.timeLimit)
        }
    }

    private static func stop(for limit: UnsafeRawBufferPointer) {
        send(state.pointee.output, limit.baseAddress, limit.count, Int32(MSG_NOSIGNAL))
        end(by: SIGABRT)
    }

    private static func end(by signal: Int32) {
        Glibc.signal(signal, SIG_DFL)
        state.pointee.walk.writeLine()
        var blocked = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, signal)
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        raise(signal)
    }
}
