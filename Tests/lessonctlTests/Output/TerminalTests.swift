import Foundation
import Testing

struct TerminalTests {
    private let course: Course

    init() throws {
        course = try Course()
        try course.pass("exercise1")
    }

    /// What the tool writes to a terminal.
    private func shown(_ words: String..., environment: [String: String] = [:]) throws -> String {
        var (near, far): (Int32, Int32) = (0, 0)
        try #require(openpty(&near, &far, nil, nil, nil) == 0)
        var tool = course.tool
        tool.environment = ["TERM": "xterm"].merging(environment) { $1 }
        let process = tool.process(words)
        process.standardOutput = FileHandle(fileDescriptor: far, closeOnDealloc: false)
        try process.run()
        process.waitUntilExit()
        close(far)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(near, &bytes, bytes.count)
        close(near)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test func `a terminal gets colour and bars`() throws {
        let text = try shown("progress")
        #expect(text.contains("\u{1B}["))
        #expect(text.contains("█████░░░░░ 1/2"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `a terminal that wants neither gets neither`(environment: [String: String]) throws {
        let text = try shown("progress", environment: environment)
        #expect(!text.contains("\u{1B}["))
        #expect(!text.contains("█"))
        #expect(text.contains("1/2"))
    }

    @Test func `an empty NO_COLOR says nothing`() throws {
        #expect(try shown("progress", environment: ["NO_COLOR": ""]).contains("\u{1B}["))
    }

    @Test func `a pipe gets neither`() throws {
        let text = try course.tool.run("progress").output
        #expect(!text.contains("\u{1B}["))
        #expect(!text.contains("█"))
    }
}
