import Automation
import Foundation
import Testing

@testable import Lessons

@Suite(.serialized)
struct ProgramTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test func `a solution starts, shows its screen, and ends`() throws {
        let (program, _) = try bench.program(
            """
            import SwiftUI
            private struct ContentView: View { var body: some View { Text("Hallo") } }
            """)
        guard case .settled = try program.send(.begin(bench.launch)) else { return #expect(Bool(false), "didn't start") }
        guard case .screen(let screen) = try program.send(.screen) else { return #expect(Bool(false), "no screen") }
        #expect(screen.elements.map(\.label) == ["Hallo"])
        guard case .ended(let ending) = try program.send(.end(.finished)) else { return #expect(Bool(false), "didn't end") }
        #expect(ending == .exit(status: 0))
    }

    @Test func `an app that ends takes nothing apart before`() throws {
        let (program, _) = try bench.program(
            """
            import SwiftUI
            final class Model: ObservableObject { deinit { fatalError("never") } }
            private struct ContentView: View {
                @StateObject private var model = Model()
                var body: some View { Text("Hallo") }
            }
            """)
        _ = try program.send(.begin(bench.launch))
        guard case .ended(let ending) = try program.send(.end(.finished)) else { return #expect(Bool(false), "didn't end") }
        #expect(ending == .exit(status: 0))
    }

    @Test func `what a solution prints is kept apart from the replies`() throws {
        let (failure, program) = try bench.failureOfTapping(#"print("gespeichert")"#)
        #expect(failure == nil)
        #expect(program.console.text == "gespeichert\n")
    }

    @Test func `what only some solutions need is loaded for those that use it`() throws {
        let (failure, program) = try bench.failureOfTapping(
            #"print(type(of: URLSession.shared.dataTaskPublisher(for: URL(string: "http://localhost/")!)).Failure.self)"#)
        #expect(failure == nil)
        #expect(program.console.text == "URLError\n")
    }

    @Test func `a crash ends one scenario, and the next begins`() throws {
        let (failure, program) = try bench.failureOfTapping(#"print("before"); var path: [Int] = []; path.removeLast()"#)
        #expect(failure == .crashed(signal: 4))
        #expect(program.console.text == "before\n")
        #expect(program.errors.text.contains("Can't remove last element from an empty collection"))
        guard case .settled = try program.send(.begin(bench.launch)) else { return #expect(Bool(false), "didn't start again") }
    }

    @Test func `an endless loop is stopped by its CPU time`() throws {
        let (failure, _) = try bench.failureOfTapping("while true {}", limit: 1)
        #expect(failure == .limit(.cpu))
    }

    @Test func `a program that waits for ever is stopped by the clock`() throws {
        let (failure, _) = try bench.failureOfTapping("while true { sleep(100) }", limit: 1)
        #expect(failure == .limit(.time))
    }

    @Test func `a program that ends itself is told from one that crashes`() throws {
        let (failure, _) = try bench.failureOfTapping("exit(0)")
        #expect(failure == .exited(status: 0))
    }

    @Test func `a flood of output is stopped`() throws {
        let (failure, program) = try bench.failureOfTapping(#"for _ in 0..<300_000 { print("0123456789") }"#)
        #expect(failure == .limit(.output))
        #expect(program.console.count == 1_000_000)
    }

    @Test func `junk on the connection is noticed`() throws {
        let (failure, _) = try bench.failureOfTapping(#"let junk = [UInt8](repeating: 0xff, count: 64); write(3, junk, 64)"#)
        #expect(failure == .garbled)
    }

    @Test func `a closed connection ends the app`() throws {
        let (failure, _) = try bench.failureOfTapping("close(3)")
        #expect(failure == .exited(status: 70))
    }

    @Test func `a program that ends its parent is noticed at its end`() throws {
        let (failure, program) = try bench.failureOfTapping("kill(getppid(), SIGKILL)")
        #expect(throws: Program.Failure.self) {
            if let failure { throw failure }
            _ = try program.send(.end(.finished))
        }
    }

    @Test func `nothing is left of a closed program`() throws {
        let (_, program) = try bench.failureOfTapping(#"_ = try? Process.run(URL(filePath: "/usr/bin/sleep"), arguments: ["100"])"#)
        let processes = Processes.descendants(of: program.host.process.identifier)
        #expect(processes.count >= 2)
        program.close()
        for _ in 0..<200 where processes.contains(where: Processes.isAlive) { usleep(10_000) }
        #expect(!processes.contains(where: Processes.isAlive))
    }

    @Test func `queues, tasks and timers work in an app`() throws {
        let (failure, program) = try bench.failureOfTapping(
            """
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { print("queue"); done.signal() }
            done.wait()
            DispatchQueue.main.async { print("main queue") }
            Task { @MainActor in
                print("main actor")
                try? await Task.sleep(nanoseconds: 10_000_000)
                print("slept")
            }
            Task.detached { print("detached") }
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("timer") }
            RunLoop.main.run(until: Date().addingTimeInterval(1))
            """)
        #expect(failure == nil)
        let said = Set(program.console.text.split(separator: "\n").map(String.init))
        #expect(said == ["queue", "main queue", "main actor", "slept", "detached", "timer"])
    }
}
