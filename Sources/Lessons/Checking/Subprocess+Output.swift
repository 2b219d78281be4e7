import Automation
import Glibc

extension Subprocess {
    /// What a program has said and how it ended.
    struct Output: Sendable {
        /// Standard output and standard error, as they came.
        var text: String
        var ending: Reply.Ending
        /// It was stopped for taking too long or saying too much.
        var wasStopped: Bool
    }

    /// Runs a program to its end.
    ///
    /// - Parameter outputLimit: in bytes; what says more is stopped.
    static func run(_ invocation: Invocation, timeLimit: Duration, outputLimit: Int = 4_000_000) throws(MachineFailure) -> Output {
        try Subprocess(invocation).output(timeLimit: timeLimit, outputLimit: outputLimit)
    }

    /// Starts a program whose standard output and standard error come as one.
    convenience init(_ invocation: Invocation) throws(MachineFailure) {
        try self.init(invocation, streams: [0, 0])
    }

    /// What the program says until its end.
    ///
    /// - Parameters:
    ///   - arrival: the file that is the program's work, done while the program may still be tidying up.
    ///   - goOn: what to do once it is there.
    func output(
        timeLimit: Duration, outputLimit: Int = 4_000_000, after arrival: FileArrival? = nil, _ goOn: () -> Void = {}
    ) -> Output {
        let output = connections[0]
        let deadline = ContinuousClock.now + timeLimit
        var awaited = arrival
        var bytes: [UInt8] = []
        while bytes.count <= outputLimit {
            guard Poll.wait(for: [output] + (awaited.map { [$0.descriptor] } ?? []), until: deadline) else { break }
            if awaited?.hasCome ?? false {
                awaited = nil
                goOn()
            }
            guard let read = output.readAvailable() else { continue }
            if read.isEmpty { return Output(text: String(decoding: bytes, as: UTF8.self), ending: wait(), wasStopped: false) }
            bytes += read
        }
        end()
        return Output(text: String(decoding: bytes, as: UTF8.self), ending: wait(), wasStopped: true)
    }
}
