import Foundation
import Lessons
import Testing

/// Programs that are played, and solutions that are watched, with the real tool, compiler and runtime.
struct PlayTests {
    private let course: Course

    init() throws {
        course = try Course.withStairs()
        try course.write(Course.stairs(), to: "Stairs.swift")
    }

    @Test func `a program is played by numbers and by steps, and what was done is a script that it passes`() throws {
        let played = try course.tool.run(
            "play", "Stairs.swift", "--record", "stairs.nav", input: "1\nexpect path [1]\nexpect path [2]\ntap \"Away\"\nback\nfly\n9\nq\n")
        #expect(played.status == 0)
        #expect(played.output.contains("Path: []\n 1  tap \"Go\"\n> 1\n"))
        #expect(played.output.contains("Path: [1]\n 1  tap \"Home\"\n 2  back\n> expect path [1]\n✓ expect path [1]\n"))
        #expect(played.output.contains("✗ Found: path [✗1]"))
        #expect(course.text(of: "stairs.nav") == """
            root StairsView()

            scenario "played"
              tap "Go"
              expect path [1]
              expect path [1]
              back
              expect path is empty

            """)
        #expect(try course.tool.run("run", "Stairs.swift", "--script", "stairs.nav").status == 0)
    }

    @Test func `a new exercise holds what it promises, and isn't made twice`() throws {
        #expect(try course.tool.run("new", "exercise", "two-tabs").status == 0)
        let verified = try course.tool.run("verify", "two-tabs")
        #expect(verified.status == 0, "\(verified.output)")
        try course.write("mine", to: "Exercises/two-tabs/hints.md")
        #expect(try course.tool.run("new", "exercise", "two-tabs").status == 2)
        #expect(course.text(of: "Exercises/two-tabs/hints.md") == "mine")
        #expect(try course.tool.run("new", "exercise", "Zwei Tabs").status == 2)
    }

    @Test func `a new lesson is there in every language, behind the last one`() throws {
        #expect(try course.tool.run("new", "lesson", "two-tabs").output == "Content/de/two-tabs.md\nContent/en/two-tabs.md\n")
        let model = try course.tool.run("inspect", "Content/de/two-tabs.md", "--format", "json").output
        #expect(model.contains("\"number\" : \"3.21\"") && model.contains("\"kind\" : \"completion\""))
    }

    @Test func `a crash ends the play and is told with its line`() throws {
        try course.write(Course.stairs(home: "path.removeLast(2)"), to: "Stairs.swift")
        let played = try course.tool.run("play", "Stairs.swift", "--format", "json", input: "1\n1\n1\n")
        #expect(played.status == 1)
        let last = try #require(played.output.split(separator: "\n").last)
        #expect(last.contains("\"status\":\"ended\"") && last.contains("Stairs.swift:11:"))
    }

    @Test func `watching checks at once, at every save and at a key, and goes on when it passes`() throws {
        try course.write(Course.stairs(home: "path.append(2)"), to: "Exercises/exercise1/Solution.swift")
        let process = course.tool.process(["watch", "exercise1"])
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var events = LineReader(output.fileHandleForReading)
        #expect(events.next()?.contains("\"event\":\"watching\"") == true)
        #expect(events.next()?.contains("\"event\":\"checked\",\"exercise\":\"exercise1\",\"passed\":false") == true)
        try input.fileHandleForWriting.write(contentsOf: Data("h".utf8))
        #expect(events.next()?.contains("\"event\":\"hint\"") == true)
        try course.write(Course.stairs(), to: "Exercises/exercise1/Solution.swift")
        #expect(events.next()?.contains("\"passed\":true") == true)
        #expect(events.next()?.contains("\"exercise\":\"exercise2\"") == true)
        try input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(try course.journal.events().map(\.kind.verbForTests).first == "failed expect-path")
    }
}

/// Lines as they come.
private struct LineReader {
    private let file: FileHandle
    private var rest = Data()

    init(_ file: FileHandle) { self.file = file }

    mutating func next() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = Data(rest[(end + 1)...]) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let more = file.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }
}
