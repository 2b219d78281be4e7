import Foundation
import Glibc
import Testing

@testable import Lessons

@Suite(.serialized, .enabled(if: Workbench.sandbox != nil, "bubblewrap doesn't work on this machine"))
struct HostileSolutionTests {
    @Test(arguments: HostileSolution.greedy) func `is stopped at a limit`(_ solution: HostileSolution) throws {
        try hold(solution)
    }

    @Test(arguments: HostileSolution.quitters) func `is told that it ended`(_ solution: HostileSolution) throws {
        try hold(solution)
    }

    @Test(arguments: HostileSolution.meddlers) func `leaves nothing for the next`(_ solution: HostileSolution) throws {
        try hold(solution)
    }

    @Test(arguments: HostileSolution.bombs) func `is stopped before it runs`(_ solution: HostileSolution) throws {
        try hold(solution)
    }

    @Test func `reaches nothing that isn't its own`() throws {
        let folder = try OpenFolder()
        let listener = try LoopbackListener()
        for solution in HostileSolution.reaching(for: folder.path, port: listener.port) {
            let verdict = try hold(solution)
            #expect(!verdict.scenarios.contains { $0.console.contains("secret-canary") }, "\(solution.testDescription)")
            #expect(folder.isUntouched, "\(solution.testDescription)")
        }
        #expect(!listener.wasCalled)
    }

    /// Checks it, and that nothing is left of it afterwards.
    @discardableResult
    private func hold(_ hostile: HostileSolution) throws -> Verdict {
        let verdict = try verdict(on: hostile)
        let finding = verdict.allFindings.first { $0.severity == .error }
        switch hostile.outcome {
        case .harmless:
            #expect(verdict.isPassed, "\(hostile.testDescription): \(finding?.message.en ?? "")")
        case .stopped: break
        case .refused(let names):
            #expect(!verdict.isPassed, "\(hostile.testDescription)")
            #expect(names.contains(finding?.id ?? ""), "\(hostile.testDescription): \(finding?.id ?? "") \(finding?.message.en ?? "")")
        }
        for _ in 0..<300 where !Processes.leftInSandboxes.isEmpty { usleep(10_000) }
        #expect(Processes.leftInSandboxes.isEmpty, "\(hostile.testDescription)")
        return verdict
    }

    private func verdict(on hostile: HostileSolution) throws -> Verdict {
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = try folder.write(hostile.source, to: "Solution.swift")
        let solution: Solution
        do { solution = try Solution(contentsOf: file) } catch {
            return Verdict(findings: [error.finding])
        }
        let checker = try Checker(cache: Workbench.cache, isolation: .required)
        var options = Checker.Options(language: .english)
        options.stepLimit = 1
        let script = try #require(Script.parse(SourceFile(path: "script.nav", text: HostileSolution.script)).0)
        return try checker.check(solution, against: script, options)
    }
}

/// A folder that everybody may write to, with something to be found in it.
private final class OpenFolder {
    let path: String

    init() throws {
        path = "/var/tmp/lessonctl-open-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        chmod(path, 0o777)
        try Data("secret-canary".utf8).write(to: URL(filePath: path + "/secret"))
        chmod(path + "/secret", 0o666)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var isUntouched: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) == ["secret"]
            && (try? String(contentsOfFile: path + "/secret", encoding: .utf8)) == "secret-canary"
    }
}

/// Somebody who listens on the loopback address.
private final class LoopbackListener {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { [descriptor] in
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isListening else { throw CocoaError(.fileReadUnknown) }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }

    var wasCalled: Bool { accept(descriptor, nil, nil) >= 0 }
}
