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

    @Test func `there is word of a file as soon as it has its name, though what has made it goes on`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/made"
        let process = try Subprocess(Invocation(executable: "/bin/sh", arguments: ["-c", "touch '\(path)-yet'; mv '\(path)-yet' '\(path)'; sleep 1000"]))
        var isThere = false
        let output = process.output(timeLimit: .seconds(100), after: FileArrival(of: path)) {
            isThere = access(path, F_OK) == 0
            process.endGroup()
        }
        #expect(isThere)
        #expect(output.ending == .signal(SIGKILL))
        #expect(!output.wasStopped)
    }

    @Test func `a file that doesn't come is waited for no longer than what was to make it`() throws {
        let folder = try TemporaryFolder()
        let process = try Subprocess(Invocation(executable: "/bin/sh", arguments: ["-c", "touch '\(folder.path)/other'; echo done"]))
        let output = process.output(timeLimit: .seconds(100), after: FileArrival(of: folder.path + "/made")) { Issue.record("nothing has come") }
        #expect(output.text == "done\n")
    }

    @Test func `how a process was ended is told to everyone who asks`() throws {
        let process = try Subprocess(Invocation(executable: "/usr/bin/sleep", arguments: ["1000"]), streams: [0])
        process.end()
        #expect(process.wait() == .signal(SIGKILL))
        #expect(process.wait() == .signal(SIGKILL))
    }
}
