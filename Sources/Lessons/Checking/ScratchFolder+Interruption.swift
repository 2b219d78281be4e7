import Foundation
import Glibc
import Synchronization

extension ScratchFolder {
    /// Those of this process.
    static let inUse = Mutex<Set<String>>([])

    /// From now on the folders go with the process, too, where it is interrupted, told to end or loses its terminal.
    public static func removeAllWhenInterrupted() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        interruptions = ends[1]
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // A handler may do little more than this; the rest is the thread's.
            let before = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Glibc.write(interruptions, &byte, 1)
            }
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { _ = signal(number, SIG_IGN) }
        }
        // A process that Foundation starts from one of its own threads finds them blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        let arriving = ends[0]
        Thread.detachNewThread {
            var number: UInt8 = 0
            guard read(arriving, &number, 1) == 1 else { return }
            // Another process removes them: in this one somebody still uses them.
            let folders = inUse.withLock { Array($0) }
            if !folders.isEmpty { _ = try? Process.run(URL(filePath: "/bin/rm"), arguments: ["-rf"] + folders) }
            _ = signal(Int32(number), SIG_DFL)
            kill(getpid(), Int32(number))
        }
    }
}

/// Where a signal's handler writes its number; set once, before there is a handler.
private nonisolated(unsafe) var interruptions: Int32 = -1
