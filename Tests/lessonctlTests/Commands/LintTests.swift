import Foundation
import Testing

struct LintTests {
    @Test func `everything is said at once, in document order`() throws {
        let course = try Self.course("# Wege\n\n### Zu tief\n\n```\nlet a = 1\n```\n\nEin *Stern allein.\n", front: "stege: 3\n")
        let result = try course.tool.run("lint", "Content/de/ways.md")
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("Content/de/ways.md:") }
        let places = lines.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
        #expect(places == places.sorted())
        #expect(lines.contains { $0.contains("ways.md:3:1: error: ") && $0.contains("“stage”") })
        #expect(lines.contains { $0.contains("ways.md:8:1: ") })
        #expect(lines.contains { $0.contains("ways.md:10:1: ") })
        #expect(lines.contains { $0.contains("ways.md:14:5: ") })
    }

    @Test func `findings come as JSON with their places`() throws {
        let course = try Self.course("# Wege\n\n```\nlet a = 1\n```\n")
        let result = try course.tool.run("lint", "Content/de/ways.md", "--format", "json")
        #expect(result.status == 1)
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.version == 1)
        #expect(report.documents == 1)
        #expect(report.findings.contains { $0.id == "sample-language" })
    }

    @Test func `findings come as SARIF with their rules`() throws {
        let course = try Self.course("# Wege\n\n```\nlet a = 1\n```\n")
        let result = try course.tool.run("lint", "Content/de/ways.md", "--format", "sarif")
        let log = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        let run = (log?["runs"] as? [[String: Any]])?.first
        let results = run?["results"] as? [[String: Any]] ?? []
        #expect(results.contains { $0["ruleId"] as? String == "sample-language" })
    }

    @Test func `fixes are made once and harm nothing`() throws {
        let course = try Self.course("# Wege\n\nDas ist**„wichtig“**.\n\n＃＃ Der Weg\n\nText.\u{7}\n", front: "stge: 3\n")
        _ = try course.tool.run("lint", "--fix")
        let once = try #require(course.text(of: "Content/de/ways.md"))
        #expect(once.contains("stage: 3"))
        #expect(!once.contains("\u{7}"))
        _ = try course.tool.run("lint", "--fix")
        #expect(course.text(of: "Content/de/ways.md") == once)
    }

    @Test func `a document that can't be read keeps no other from being looked at`() throws {
        let course = try Course()
        try course.write("# T\n\n```\na\n```\n", to: "notes/other.md")
        try (Data("# Ä\r\nw".utf8) + [0xFF]).write(to: URL(fileURLWithPath: course.path + "/notes/alone.md"))
        let result = try course.tool.run("lint", "notes/alone.md", "notes/other.md", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.findings.first?.id == "file" && report.findings.contains { $0.id == "sample-language" })
        #expect(report.findings.first?.line == 2 && report.findings.first?.column == 2)
        withExtendedLifetime(course) { #expect(result.status == 1) }
    }

    @Test func `the course's own file is looked at by its name`() throws {
        let course = try Self.course("# Wege\n")
        try course.write("source: de\nidz: de\n", to: "Content/course")
        let result = try course.tool.run("lint", "Content/course", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.findings.map(\.id) == ["course"] && report.documents == 0)
    }

    @Test func `a document that isn't there is the caller's mistake`() throws {
        let course = try Course()
        let result = try course.tool.run("lint", "Content/de/nowhere.md")
        withExtendedLifetime(course) { #expect(result.status == 2) }
    }

    @Test(arguments: ["empty", "Exercises"])
    func `a folder without documents is the caller's mistake`(folder: String) throws {
        let course = try Course()
        try FileManager.default.createDirectory(atPath: course.path + "/empty", withIntermediateDirectories: true)
        let result = try course.tool.run("lint", folder)
        withExtendedLifetime(course) { #expect(result.status == 2 && result.output.isEmpty && result.messages.contains(folder)) }
    }

    @Test func `a folder beside the course's documents is looked at document by document`() throws {
        let course = try Course()
        for name in ["a.md", "b.md", "other.swift"] { try course.write("# T\n\n```\na\n```\n", to: "notes/\(name)") }
        let result = try course.tool.run("lint", "notes", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.documents == 2 && report.findings.filter { $0.id == "sample-language" }.count == 2)
        withExtendedLifetime(course) { #expect(result.status == 1) }
    }

    @Test func `a folder of a language without words is found by its name`() throws {
        let course = try Course()
        try course.write("# T\n", to: "Content/fr/ways.md")
        let result = try course.tool.run("lint", "Content/fr")
        withExtendedLifetime(course) { #expect(result.status == 1 && result.output.contains("Content/fr:1:1: error: ")) }
    }

    private struct Report: Decodable {
        let version: Int
        let documents: Int
        let findings: [Finding]

        struct Finding: Decodable {
            let id: String
            let line: Int?
            let column: Int?
        }
    }

    /// A course whose German lesson is that text.
    private static func course(_ text: String, front: String = "") throws -> Course {
        let course = try Course()
        try course.write("---\nlesson: 3.20\n\(front)exercises: exercise1 exercise2\n---\n" + text, to: "Content/de/ways.md")
        return course
    }
}
