import Automation
import Glibc

/// What the host does while an app runs: waits for its end, and sees to it that all that it starts together stays within the limits,
/// and that nothing goes on when the checker has gone.
struct AppWatch {
    let connection: HostConnection
    let app: pid_t

    /// Of an app's processes together, in bytes. The kernel sees to the private memory of each; this is for what they share.
    private static let memoryLimit = 640 << 20
    /// In microseconds.
    private static let interval = 100_000

    /// Returns when the app has ended and nothing is left of it.
    func wait() -> Reply.Ending {
        startClock(Self.interval)
        var status: Int32 = 0
        while true {
            let changed = waitpid(-1, &status, WUNTRACED)
            // A process that has put itself to sleep isn't woken up by its own clock.
            if changed > 0 && status & 0xff == 0x7f { kill(changed, SIGKILL) } else if changed == app { break }
            if changed < 0 { if errno == EINTR { look() } else { break } }
        }
        startClock(0)
        Descendants.end()
        let signal = status & 0x7f
        return signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
    }

    private func look() {
        if connection.isClosed {
            letSayWhere()
            Descendants.end()
            _exit(0)
        }
        if Descendants.memory(of: app) > Self.memoryLimit {
            connection.write(.limit(.memory), number: 0)
            kill(app, SIGKILL)
        }
    }

    /// An app that has been given up still writes where its code stands, as when its time is over.
    private func letSayWhere() {
        kill(app, SIGXCPU)
        for _ in 0..<30 where waitpid(app, nil, WNOHANG) == 0 { usleep(10_000) }
    }

    /// Interrupts the waiting from time to time.
    private func startClock(_ microseconds: Int) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGALRM, &action, nil)
        var timer = itimerval()
        timer.it_interval = timeval(tv_sec: 0, tv_usec: microseconds)
        timer.it_value = timer.it_interval
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    }
}
