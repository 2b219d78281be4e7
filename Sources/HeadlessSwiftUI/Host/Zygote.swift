import Automation
import Foundation
import Glibc

/// The process that the apps of one program are forked from. It has the runtime and the solution loaded, runs none of their code,
/// and has no thread but its own.
struct Zygote {
    let connection: HostConnection
    private var solution: SolutionLibrary?
    /// What runs beside an app.
    private var present = 0

    init(connection: HostConnection) {
        self.connection = connection
    }

    /// Obeys until the checker goes.
    mutating func run() {
        ProcessControl.adoptDescendants()
        present = ProcessLimit.present
        while let (command, number) = connection.read() {
            switch command {
            case .load(let path): connection.write(load(path), number: number)
            case .begin(let launch): begin(launch, number: number)
            default: connection.write(.refused("no app is running"), number: number)
            }
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
        case 0:
            ProcessControl.endWithParent()
            ProcessLimit.apply(besides: present)
            AppProcess(connection: connection, launch: launch, solution: solution).run(beginning: number)
        default: connection.write(.ended(AppWatch(connection: connection, app: child).wait()), number: 0)
        }
    }
}
