import Foundation
import Lessons
import Testing

struct ProgressTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    @Test func `progress names each exercise's standing, with tries`() throws {
        try course.journal.append(
            ProgressEvent(.failed(exercise: "exercise1", .init(script: "x", milliseconds: 1), finding: "tap")))
        try course.pass("exercise1")
        let output = try course.tool.run("progress").output
        #expect(output.hasPrefix("3.20 Ways  1/2\n"))
        #expect(output.contains("✓  exercise1  passed 20"))
        #expect(output.contains("· 2 tries"))
        #expect(output.contains("·  exercise2  not started"))
        #expect(output.hasSuffix("Exercises 1/2 · Lessons 0/1\n"))
    }

    @Test func `a pass of an older script says that it is stale`() throws {
        try course.pass("exercise1")
        try course.write("root B()\n", to: "Exercises/exercise1/script.nav")
        #expect(try course.tool.run("progress").output.contains("the script has changed since"))
    }

    @Test func `what one machine exports another takes in, without doubles`() throws {
        let other = try Course()
        try course.pass("exercise1")
        try other.pass("exercise2")
        let exported = try course.tool.run("progress", "export").output
        #expect(try other.tool.run("progress", "import", "-", input: exported).output == "Added: 1 · already here: 0\n")
        #expect(try other.tool.run("progress", "import", "-", input: exported).output == "Added: 0 · already here: 1\n")
        #expect(try other.tool.run("progress").output.contains("Exercises 2/2"))
    }

    @Test func `an import that holds other lines too takes in the rest and names them`() throws {
        let line = try JournalEntry(ProgressEvent(.done(lesson: "3.20"))).line
        try course.write("\(line)\nhello\n", to: "there.jsonl")
        let result = try course.tool.run("progress", "import", "there.jsonl")
        #expect(result.status == 1)
        #expect(result.output == "Added: 1 · already here: 0\n")
        #expect(result.messages.hasPrefix("there.jsonl:2: "))
    }

    @Test func `an import of something else changes nothing`() throws {
        try course.write("# Notes\n", to: "notes.md")
        #expect(try course.tool.run("progress", "import", "notes.md").status == 1)
        #expect(try course.tool.run("progress", "import", "nowhere.jsonl").status == 2)
        #expect(try course.journal.entries().isEmpty)
    }

    @Test func `another journal is used where one is named`() throws {
        #expect(try course.tool.run("--progress-file", "mine.jsonl", "done", "3.20").status == 0)
        #expect(try course.tool.run("progress").output.contains("Lessons 0/1"))
        #expect(try course.tool.run("progress", "--progress-file=mine.jsonl").output.contains("Lessons 1/1"))
    }

    @Test func `a file that is no journal is refused and left alone`() throws {
        try course.write("# Notes", to: "notes.md")
        #expect(try course.tool.run("--progress-file", "notes.md", "done", "3.20").status == 2)
        #expect(course.text(of: "notes.md") == "# Notes")
    }

    @Test func `a journal in a place that can't be written is the machine's failure`() throws {
        let result = try course.tool.run("--progress-file", "/proc/progress.jsonl", "done", "3.20")
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
    }

    @Test func `many learners are one table`() throws {
        let events = try JournalEntry(ProgressEvent(.done(lesson: "3.20"))).line + "\n"
        for name in ["ada", "山田"] { try course.write(events, to: "class/\(name)/.lessonctl/progress.jsonl") }
        let result = try course.tool.run("progress", "of", "class")
        #expect(result.output == "Name  3.20   total\nada   0/2 ✓  0/2\n山田  0/2 ✓  0/2\n")
        let lines = try course.tool.run("progress", "of", "class/ada", "class/山田", "--format", "csv").output.split(
            separator: "\n")
        #expect(lines.map { $0.prefix { $0 != "," } } == ["learner", "ada", "ada", "山田", "山田"])
        #expect(try course.tool.run("progress", "of", "Content").status == 2)
    }

    @Test func `statements for a learning record store are a JSON array`() throws {
        try course.pass("exercise1")
        let output = try course.tool.run("progress", "--format", "xapi").output
        let statements = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        #expect(statements.count == 1)
        #expect((statements[0]["verb"] as? [String: Any])?["id"] as? String == "http://adlnet.gov/expapi/verbs/passed")
    }
}
