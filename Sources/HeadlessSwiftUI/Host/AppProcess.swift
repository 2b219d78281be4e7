import Automation
import Foundation
import Glibc

/// The life of one app, in a process of its own.
struct AppProcess {
    let connection: HostConnection
    let launch: Launch
    let solution: SolutionLibrary

    /// From `begin` to `end`. The process ends with it.
    func run(beginning number: UInt32) -> Never {
        enterWorld()
        LastWords.prepare(for: launch, connection: connection, walk: solution.walk)
        let limits = StepLimits(launch: launch)
        MainActor.assumeIsolated { () -> Never in
            limits.stepBegins()
            let session = RunningApp(launch) { _Solution.root?() ?? EmptyView() }
            limits.stepEnds()
            connection.write(.settled, number: number)
            while let (command, number) = connection.read() {
                limits.stepBegins(waiting: command.seconds)
                let reply = session.answer(command)
                limits.stepEnds()
                if case .end(let departure) = command {
                    // Nobody comes after the last.
                    if departure != .finished { DefaultsStore.saveAll() }
                    break
                }
                connection.write(reply, number: number)
            }
            // A system that ends an app doesn't take its screens apart first: nothing of the solution's is deinitialised.
            _ = Unmanaged.passRetained(session)
            fflush(nil)
            _exit(0)
        }
    }

    /// CoreFoundation has read HOME when the process was loaded: what it keeps there, the user defaults, it finds by the working folder.
    private func enterWorld() {
        mkdir(launch.container, 0o700)
        chdir(launch.container)
        let world: KeyValuePairs = [
            "HOME": launch.container, "CFFIXED_USER_HOME": launch.container, "TMPDIR": launch.container,
            "TZ": launch.timeZone, "LANG": launch.locale + ".UTF-8",
        ]
        for (name, value) in world { setenv(name, value, 1) }
        tzset()
        setClock()
        // Where Foundation looks for documents and caches; on Apple's systems an app finds both there.
        for folder in ["Documents", ".cache"] { mkdir(folder, 0o700) }
    }

    /// The host program has the clock; elsewhere the real one goes on.
    private func setClock() {
        guard let symbol = dlsym(nil, "lessonctl_set_clock") else { return }
        unsafeBitCast(symbol, to: (@convention(c) (Int) -> Void).self)(Int(launch.date))
    }
}

extension Command {
    /// Real time that it lets pass.
    fileprivate var seconds: Double {
        if case .perform(.wait(let seconds)) = self { seconds } else { 0 }
    }
}
