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
        let process = try Subprocess(invocation, streams: [0, 0])
        let output = process.connections[0]
        let deadline = ContinuousClock.now + timeLimit
        var bytes: [UInt8] = []
        while bytes.count <= outputLimit {
            guard Poll.wait(for: [output], until: deadline) else { break }
            guard let read = output.readAvailable() else { continue }
            if read.isEmpty {
                return Output(text: String(decoding: bytes, as: UTF8.self), ending: process.wait(), wasStopped: false)
            }
            bytes += read
        }
        process.end()
        return Output(text: String(decoding: bytes, as: UTF8.self), ending: process.wait(), wasStopped: true)
    }
}
