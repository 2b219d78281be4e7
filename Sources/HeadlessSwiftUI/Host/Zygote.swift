import Automation
import Foundation
import Glibc

/// The process that every app of a check is forked from. It has the runtime and the solution loaded, runs none of their code,
/// and has no thread but its own.
struct Zygote {
    let connection: HostConnection
    private var solution: SolutionLibrary?

    init(connection: HostConnection) {
        self.connection = connection
    }

    /// Obeys until the checker goes.
    mutating func run() {
        warmUp()
        while let (command, number) = connection.read() {
            switch command {
            case .load(let path): connection.write(load(path), number: number)
            case .begin(let launch): begin(launch, number: number)
            default: connection.write(.refused("no app is running"), number: number)
            }
        }
    }

    /// What every app would have to do for its first screen and messages is done once, while the compiler is still at work.
    private func warmUp() {
        MainActor.assumeIsolated {
            let app = RunningApp(Launch(container: "/"), mainQueue: nil) { Rehearsal() }
            // Not the observations: user defaults that were read here would be every app's.
            for command in [Command.screen, .path, .pages, .perform(.back(levels: 1))] {
                let frame = HostConnection.frame(app.answer(command), number: 0)
                _ = try? JSONDecoder().decode(Reply.self, from: Data(frame.dropFirst(8)))
            }
        }
        for command in [Command.begin(Launch(container: "/")), .perform(.tap(handle: 1)), .end(.finished)] {
            _ = (try? JSONEncoder().encode(command)).flatMap { try? JSONDecoder().decode(Command.self, from: $0) }
        }
    }

    private mutating func load(_ path: String) -> Reply {
        solution = SolutionLibrary(path: path)
        return solution == nil ? .refused(String(cString: dlerror())) : .loaded
    }

    private func begin(_ launch: Launch, number: UInt32) {
        guard let solution else { return connection.write(.refused("no solution is loaded"), number: number) }
        fflush(nil)
        let child = fork()
        switch child {
        case -1: connection.write(.refused(String(cString: strerror(errno))), number: number)
        case 0: AppProcess(connection: connection, launch: launch, solution: solution).run(beginning: number)
        default: connection.write(.ended(Self.ending(of: child)), number: 0)
        }
    }

    private static func ending(of child: pid_t) -> Reply.Ending {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
    }
}

/// Where the host program enters; returns once the checker has gone.
@_cdecl("headless_swiftui_host")
public func headlessSwiftUIHost(input: Int32, output: Int32) -> Int32 {
    printLineByLine()
    var zygote = Zygote(connection: HostConnection(input: input, output: output))
    zygote.run()
    return 0
}

/// What was printed before a crash would be lost in a full buffer. `stdout` itself is out of reach for Swift 6.
private func printLineByLine() {
    guard let stream = dlsym(nil, "stdout") else { return }
    setvbuf(stream.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
}
