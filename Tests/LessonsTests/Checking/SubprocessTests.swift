import Glibc
import Testing

@testable import Lessons

struct SubprocessTests {
    @Test func `nothing is left of a process that has ended, though somebody holds it still`() async throws {
        let process = try Subprocess(Invocation(executable: "/usr/bin/true"), streams: [0])
        for _ in 0..<1_000 where kill(process.identifier, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(process.identifier, 0) != 0)
        #expect(process.wait() == .exit(status: 0))
    }

    @Test func `a process ends with whoever holds it`() async throws {
        var process: Subprocess? = try Subprocess(Invocation(executable: "/usr/bin/sleep", arguments: ["1000"]), streams: [0])
        let identifier = try #require(process?.identifier)
        process = nil
        for _ in 0..<1_000 where kill(identifier, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(identifier, 0) != 0)
    }

    @Test func `how a process was ended is told to everyone who asks`() throws {
        let process = try Subprocess(Invocation(executable: "/usr/bin/sleep", arguments: ["1000"]), streams: [0])
        process.end()
        #expect(process.wait() == .signal(SIGKILL))
        #expect(process.wait() == .signal(SIGKILL))
    }
}
