import Automation
import Dispatch
import Foundation
import Synchronization

/// Waits for a process from its start on, so that nothing of it is left when it ends, whoever holds it still.
final class Reaper: Sendable {
    private let ending = Mutex(Reply.Ending.exit(status: 0))
    private let isDone = DispatchGroup()

    init(of process: pid_t) {
        isDone.enter()
        Thread.detachNewThread { [self] in
            let ending = Self.ending(of: process)
            self.ending.withLock { $0 = ending }
            isDone.leave()
        }
    }

    /// How the process has ended, as soon as it has.
    func wait() -> Reply.Ending {
        isDone.wait()
        return ending.withLock(\.self)
    }

    private static func ending(of process: pid_t) -> Reply.Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
    }
}
