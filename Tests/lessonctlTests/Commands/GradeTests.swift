import Foundation
import Lessons
import Testing

/// Many solutions at once, with the real tool, compiler and runtime.
struct GradeTests {
    private let course: Course

    init() throws {
        course = try Course.withStairs()
        try course.write(Course.stairs(), to: "in/anna/exercise1.swift")
        try course.write("// by Ben\n" + Course.stairs().replacing("    ", with: "  "), to: "in/ben/exercise1/Stairs.swift")
        try course.write(Course.stairs(home: "path.removeLast(2)"), to: "in/carl/exercise1.swift")
        try course.write("import SwiftUI\nlet a: Int = \"\"\n", to: "in/dora/exercise1.swift")
        try course.write("", to: "in/emil/exercise1.swift")
    }

    private func grade(_ options: String...) throws -> Tool.Result {
        try course.tool.run(["grade", "in", "--sandbox", "off"] + options)
    }

    @Test func `one bad submission stops no other, equal ones are found, and nothing is checked twice`() throws {
        let first = try grade("--jobs", "2")
        #expect(first.status == 1)
        let lines = first.output.split(separator: "\n").map(String.init)
        #expect(lines.prefix(5).sorted().map { String($0.prefix { $0 != "(" }) } == [
            "✓ anna exercise1 2/2", "✓ ben exercise1 2/2 same as anna", "✗ carl exercise1 1/2 crash ", "✗ dora exercise1 0/2 compile ",
            "✗ emil exercise1 0/2 empty-solution",
        ])
        #expect(first.output.contains("Identical solutions (comments and whitespace aside):\n  exercise1: anna, ben\n"))
        #expect(first.output.hasSuffix("2 of 5 solutions passed.\n"))
        #expect(!first.messages.contains("\u{1B}"))

        let book = try #require(course.text(of: ".lessonctl/grades.jsonl"))
        #expect(book.split(separator: "\n").count == 4)
        // The torn line of a killed run is passed over; only what is new is checked.
        try course.write(book + "{\"key\":\"to", to: ".lessonctl/grades.jsonl")
        try course.write(Course.stairs(labels: ["Los", "Anfang"]), to: "in/fritz/exercise1.swift")
        let second = try grade("--format", "csv")
        let rows = second.output.split(separator: "\n")
        #expect(rows.count == 7)
        #expect(rows[0] == "learner,exercise,status,passed,scenarios,finding,line,message,advice,seconds,same_as,path")
        #expect(rows[6].hasPrefix("fritz,exercise1,passed,2,2,"))
        #expect(try #require(course.text(of: ".lessonctl/grades.jsonl")).split(separator: "\n").count == 6)
    }

    @Test func `a folder that isn't there and a wrong number of jobs are the caller's`() throws {
        let result = try course.tool.run(["grade", "nowhere", "--sandbox", "off"])
        #expect(result.status == 2)
        #expect(try course.tool.run(["grade", "in", "--jobs", "none", "--sandbox", "off"]).status == 2)
    }
}
