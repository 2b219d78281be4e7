import Foundation
import Testing

struct CompletionTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    /// What bash offers for the last of the words.
    private func offers(_ words: String...) throws -> Set<String> {
        let script = try course.tool.run("help", "--completion", "bash").output
        let list = (["lessonctl"] + words).map { "'\($0)'" }.joined(separator: " ")
        let bash = Process()
        let output = Pipe()
        bash.executableURL = URL(fileURLWithPath: "/bin/bash")
        bash.currentDirectoryURL = URL(fileURLWithPath: course.path)
        bash.arguments = [
            "-c", "\(script)\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _lessonctl; printf '%s\\n' \"${COMPREPLY[@]}\"",
        ]
        bash.standardOutput = output
        try bash.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        bash.waitUntilExit()
        return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    @Test func `bash completes verbs`() throws {
        #expect(try offers("do") == ["doctor", "done"])
        #expect(try offers("--language", "de", "sta") == ["start"])
    }

    @Test func `bash completes the exercises that there are`() throws {
        #expect(try offers("hint", "ex") == ["exercise1", "exercise2"])
    }

    @Test func `bash completes a verb's own options and their values`() throws {
        #expect(try offers("hint", "--b") == ["--back"])
        #expect(try offers("hint", "exercise1", "--format", "") == ["text", "json"])
        #expect(try offers("progress", "--format", "x") == ["xapi"])
        #expect(try offers("progress", "ex") == ["export"])
    }
}
