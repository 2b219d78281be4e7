import Foundation
import Testing

/// `inspect`, `build`, `verify` and `explain` with the real tool.
struct CourseCommandTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    // MARK: inspect

    @Test func `inspect prints the model alone, and what is wrong to standard error`() throws {
        try course.write("---\nlesson: 3.20\nstag: 3\n---\n# Ways\n\n## Paths\n\nText.\n", to: "Content/en/ways.md")
        let result = try course.tool.run("inspect", "Content/en/ways.md", "--format", "json")
        #expect(result.status == 1)
        #expect(try object(result.output)["number"] as? String == "3.20")
        #expect(result.messages.hasPrefix("Content/en/ways.md:3:1: error: "))
    }

    @Test func `inspect draws an outline with lines of the document`() throws {
        try course.write(
            "---\nlesson: 3.20\n---\n# Ways\n\n## Paths\n\n```swift name=a\nlet a = 1\n```\n\n## Summary\n\n- One\n", to: "Content/en/ways.md")
        let result = try course.tool.run("inspect", "Content/en/ways.md")
        #expect(result.status == 0)
        #expect(
            result.output == """
                3.20 Ways
                language en

                Sections (with their line in the document)
                   6  Paths  (#paths)
                  12  Summary  (summary, #summary)

                Code samples
                  8  swift  Paths  (sample, name=a, 1 line)

                Summary
                  •  One

                """)
    }

    @Test func `a document that isn't there is the caller's mistake, one that can't be read a finding`() throws {
        #expect(try course.tool.run("inspect", "Content/en/none.md").status == 2)
        try Data([0x23, 0x20, 0xFF]).write(to: URL(filePath: course.path + "/Content/en/bad.md"))
        let result = try course.tool.run("inspect", "Content/en/bad.md")
        #expect(result.status == 1)
        #expect(result.messages.hasPrefix("lessonctl: Content/en/bad.md isn't valid UTF-8"))
        #expect(result.output.isEmpty)
    }

    // MARK: paths and files that can't be read

    @Test(arguments: [["lint"], ["lint", "--format", "json"], ["lint", "--fix"], ["next"], ["progress"], ["build", "-o", "site"], ["hint", "exercise1"]])
    func `settings that can't be read are the course's fault, with their file`(words: [String]) throws {
        try Data([0x69, 0x64, 0x73, 0x3A, 0x20, 0xFF]).write(to: URL(filePath: course.path + "/Content/course"))
        let result = try course.tool.run(words)
        #expect(result.status == 4)
        #expect(result.messages.contains("Content/course isn't valid UTF-8"))
    }

    @Test(arguments: [["inspect", "../de/ways.md"], ["lint", "../../Content/de/ways.md"], ["lint", "..", "--course", "../.."], ["next", "--course", "../.."]])
    func `a path may lead upwards`(words: [String]) throws {
        let result = try Tool(folder: course.path + "/Content/en").run(words)
        #expect(result.status < 2, "\(result.messages)")
    }

    @Test func `what is written to a folder above stands there`() throws {
        try course.write("Ways\n\nText is here.\n", to: "Content/page.txt")
        let result = try Tool(folder: course.path + "/Content/en").run("import", "../page.txt", "-o", "../../page.md")
        #expect(result.status == 0)
        #expect(course.text(of: "page.md")?.contains("Text is here.") == true)
        #expect(course.text(of: "Content/en/page.md") == nil)
    }

    // MARK: build

    @Test func `build writes what is new, and the second time nothing`() throws {
        let first = try course.tool.run("build")
        #expect(first.status == 0)
        #expect(first.output == "site: 24 files written, 0 unchanged.\n")
        #expect(try course.tool.run("build").output == "site: 0 files written, 24 unchanged.\n")
        #expect(course.text(of: "site/en/ways.html")?.contains("<h1>Ways</h1>") == true)
    }

    @Test func `build goes where it is told, and not onto a file`() throws {
        let report = try object(course.tool.run("build", "-o", "out", "--format", "json").output)
        #expect((report["written"] as? [String])?.contains("de/ways.html") == true)
        let result = try course.tool.run("build", "-o", "Content/en/ways.md")
        #expect(result.status == 2)
        #expect(result.messages == "lessonctl: Content/en/ways.md is a file. Name a folder after -o.\n")
    }

    @Test func `a document with mistakes is the course's fault, and the other pages are written`() throws {
        try Data([0xFF]).write(to: URL(filePath: course.path + "/Content/de/bad.md"))
        let result = try course.tool.run("build")
        #expect(result.status == 4)
        #expect(result.messages.hasPrefix("Content/de/bad.md:1:1: error: "))
        #expect(course.text(of: "site/en/ways.html") != nil)
    }

    @Test func `build puts the learner's own progress into the pages where that is wished`() throws {
        #expect(try course.tool.run("done", "3.20").status == 0)
        _ = try course.tool.run("build")
        #expect(course.text(of: "site/assets/data.js")?.contains("3.20\\\"") == false)
        #expect(try course.tool.run("build", "--progress").output == "site: 1 files written, 23 unchanged.\n")
        #expect(course.text(of: "site/assets/data.js")?.contains("\\\"kind\\\":\\\"done\\\"") == true)
    }

    @Test func `build says what went, and why a name can't be`() throws {
        _ = try course.tool.run("build")
        try FileManager.default.removeItem(atPath: course.path + "/Content/en/ways.md")
        let removed = try course.tool.run("build").output
        #expect(removed.hasSuffix(" removed.\n"))
        try course.write("# P\n", to: "Content/de/print.md")
        let result = try course.tool.run("build")
        #expect(result.status == 4)
        #expect(result.messages.contains("“print” is the name of a page that every course has"))
    }

    @Test func `build --watch rewrites the pages at every save`() throws {
        let process = course.tool.process(["build", "--watch"])
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        let title = "<h1>Other ways</h1>"
        for _ in 0..<200 where course.text(of: "site/en/ways.html") == nil { usleep(50_000) }
        try course.write("---\nlesson: 3.20\n---\n# Other ways\n", to: "Content/en/ways.md")
        for _ in 0..<400 where course.text(of: "site/en/ways.html")?.contains(title) != true { usleep(50_000) }
        #expect(course.text(of: "site/en/ways.html")?.contains(title) == true)
    }

    // MARK: explain

    @Test func `explain tells of a name in every language`() throws {
        #expect(try course.tool.run("explain", "missing-dollar").output.hasPrefix("missing-dollar · Compiler messages\n  A binding is needed"))
        #expect(try course.tool.run("explain", "expect-path", "--language", "ja").output.contains("✗"))
        #expect(try course.tool.run("explain", "Missing Destination").status == 0)
    }

    @Test func `explain lists all names`() throws {
        let output = try course.tool.run("explain").output
        for name in ["missing-dollar", "compile", "tap", "expect-path", "crash", "front-matter"] { #expect(output.contains(name)) }
        let report = try object(course.tool.run("explain", "--format", "json").output)
        #expect((report["explanations"] as? [[String: Any]])?.count ?? 0 > 80)
    }

    @Test func `a name that there isn't gets the nearest`() throws {
        let result = try course.tool.run("explain", "missing-dolar")
        #expect(result.status == 2)
        #expect(result.messages == "lessonctl: There is no finding “missing-dolar”.\n  Did you mean missing-dollar?\n")
    }

    // MARK: verify

    @Test func `verify tells what doesn't hold, in a table and as JSON`() throws {
        let view = { (text: String) in "import SwiftUI\n\nstruct A: View {\n    var body: some View { Text(\"\(text)\") }\n}\n" }
        try course.write("root A()\nscenario \"s\"\n  expect text \"Hi\"\n", to: "Exercises/exercise1/script.nav")
        try course.write(view("Hi"), to: "Exercises/exercise1/Reference.swift")
        try course.write(view(""), to: "Exercises/exercise1/Starter.swift")
        try course.write("// finding: tap\n" + view("Ho"), to: "Exercises/exercise1/mistakes/ho.swift")
        let result = try course.tool.run("verify", "exercise1")
        #expect(result.status == 1)
        #expect(
            result.output == """
                           Reference  Starter  Mistakes
                exercise1  ✓          ✓        0/1

                ✗ Exercises/exercise1/mistakes/ho.swift
                  “tap” is expected, but “expect-text” is found first.
                    Exercises/exercise1/script.nav:3:3: error: Expected: text “Hi”. Found: “Ho”.

                1 of 3 files aren't as they should be.

                """)
        #expect(result.messages.isEmpty)
        try course.write("// finding: expect-text\n" + view("Ho"), to: "Exercises/exercise1/mistakes/ho.swift")
        let report = try object(course.tool.run("verify", "exercise1", "--format", "json").output)
        #expect(report["holds"] as? Bool == true)
    }
}
