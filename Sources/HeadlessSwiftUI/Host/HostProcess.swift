import Automation
import Foundation
import Glibc

/// The host's first process: gets ready, and starts one process for each program.
private enum HostProcess {
    /// Returns when all programs have ended.
    static func run(programs: Int32) {
        warmUp()
        for number in 0..<programs where fork() == 0 {
            ProcessControl.endWithParent()
            take(number, of: programs)
            var zygote = Zygote(connection: HostConnection(input: 3, output: 3))
            zygote.run()
            _exit(0)
        }
        for descriptor in 1...3 * programs { close(descriptor) }
        while waitpid(-1, nil, 0) > 0 || errno == EINTR {}
    }

    /// Each program has three descriptors, for standard output, standard error, and the connection to the checker.
    private static func take(_ number: Int32, of programs: Int32) {
        if number > 0 { for descriptor in 1...3 as ClosedRange<Int32> { dup2(3 * number + descriptor, descriptor) } }
        if programs > 1 { for descriptor in 4...3 * programs { close(descriptor) } }
    }

    /// What every app would have to do for its first screen and messages is done once, while the compiler is still at work.
    private static func warmUp() {
        SolutionLibrary.prepare()
        MainActor.assumeIsolated {
            let app = RunningApp(Launch(container: "/"), mainQueue: nil) { Rehearsal() }
            // Not what is stored: user defaults that were read here would be every app's.
            for command in [Command.screen, .path, .pages, .perform(.back(levels: 1)), .observations] {
                _ = Frame.bytes(of: app.answer(command), number: 0)
            }
        }
    }
}

/// Where the host program enters; returns once the checker has gone.
@_cdecl("headless_swiftui_host")
public func headlessSwiftUIHost(programs: Int32) -> Int32 {
    printLineByLine()
    HostProcess.run(programs: programs)
    return 0
}

/// What was printed before a crash would be lost in a full buffer. `stdout` itself is out of reach for Swift 6.
private func printLineByLine() {
    guard let stream = dlsym(nil, "stdout") else { return }
    setvbuf(stream.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
}
