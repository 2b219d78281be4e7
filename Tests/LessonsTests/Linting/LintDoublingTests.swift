import Foundation
import Testing

@testable import Lessons

/// What linting costs follows the length of the text, whatever is wrong with it.
struct LintDoublingTests {
    @Test(arguments: [
        "｀a", "＊a＊ ", "［a］（b） ", "１．", "１．a\n", "　a\n", "**a ", "*a** ", "_a ", "a** b", "[a](b) ", "[a][b] ", "<b>", "\u{8}a", "Lesson 3.3 ", "- a\n", "> a\n",
        "**Why?** b\n\n", "```\na\n```\n", "```swift name=a with=b\na\n```\n", "# a\n\n", "##### a\n\n", "### Exercise 1: a\n\n", "<!-- id: a -->\n\n", "|a|*b|\n|-|-|\n\n",
        "<!-- kind: faq -->\n\n", "### Beginner\n\n", "## FAQ\n\n", "##\n\n", "```swft\na\n```\n", "あ**「「「「「「道」」」」」」**あ",
    ])
    func `four times the text takes about four times the work`(piece: String) throws {
        try expectLinear(piece, (250, 1_000)) { count, folder in
            try folder.write("# T\n\n## FAQ\n\n" + String(repeating: piece, count: count), to: "en/\(count).md")
            return LintedCourse(document: "\(folder.path)/en/\(count).md", vocabularies: try .standard())
        }
    }

    @Test(arguments: ["a|", "*a|", "｀a|", "[a](b)|", "[a][b]|", "Lesson 3.3|", "<b>|"])
    func `four times the columns of a table take about four times the work`(cell: String) throws {
        try expectLinear(cell, (1_000, 4_000)) { count, folder in
            let row = { (cell: String) in "|" + String(repeating: cell, count: count) + "\n" }
            try folder.write("# T\n\n" + row(cell) + row("-|") + row(cell), to: "en/\(count).md")
            return LintedCourse(document: "\(folder.path)/en/\(count).md", vocabularies: try .standard())
        }
    }

    /// `%` stands for a number that is another at each place: what is found isn't known from the one before.
    @Test(arguments: [
        "[a](d%.md) ", "[a](x%/d.md) ", "[a](#d%) ", "# H %\n\n[a](#d%)\n\n", "Lesson 9.% ", "*a* Lesson 9.% ", "```swift name=a% with=b%\na\n```\n",
        "### Why %?\n\n", "### Exercise %: a\n\n", "## H %\n\n", "<!-- id: a% -->\n\n## H\n\n", "<!-- kind: a% -->\n\n",
    ])
    func `four times as many different places take about four times the work`(piece: String) throws {
        let text = { (count: Int) in "# T\n\n## FAQ\n\n" + (1...count).map { piece.replacing("%", with: "\($0)") }.joined() }
        try expectLinear(piece, (500, 2_000)) { count, folder in
            try folder.write("source: en\n", to: "\(count)/Content/course")
            try folder.write(text(count), to: "\(count)/Content/en/a.md")
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(count)/Exercises", withIntermediateDirectories: true)
            return try Self.course("\(folder.path)/\(count)")
        }
    }

    @Test(arguments: ["lessn: 3.20\n", "a%: 3\n", "lesson: 3\n", "exercises: a%\n"])
    func `four times the front matter takes about four times the work`(line: String) throws {
        try expectLinear(line, (500, 2_000)) { count, folder in
            let lines = (1...count).map { line.replacing("%", with: "\($0)") }.joined()
            try folder.write("---\n" + lines + "---\n# T\n", to: "\(count)/en/a.md")
            return LintedCourse(document: "\(folder.path)/\(count)/en/a.md", vocabularies: try Vocabularies.standard())
        }
    }

    @Test(arguments: [
        ("## H\n\n", "### H\n\n"), ("## FAQ\n\n", "### FAQ\n\n"), ("```swift\na\n```\n", "```swift name=a%\nb\n```\n"),
        ("### Exercise %: a\n\n", "### Exercise 1%: a\n\n"),
    ])
    func `a translation four times as long takes about four times the work`(source: String, translation: String) throws {
        try expectLinear(translation, (1_000, 4_000)) { count, folder in
            let text = { (piece: String) in "# T\n\n## Exercises\n\n" + (1...count).map { piece.replacing("%", with: "\($0)") }.joined() }
            try folder.write("source: de\n", to: "\(count)/Content/course")
            try folder.write(text(source.replacing("Exercise", with: "Übung")), to: "\(count)/Content/de/a.md")
            try folder.write(text(translation), to: "\(count)/Content/en/a.md")
            try FileManager.default.createDirectory(atPath: "\(folder.path)/\(count)/Exercises", withIntermediateDirectories: true)
            return try Self.course("\(folder.path)/\(count)")
        }
    }

    private func expectLinear(_ kind: String, _ counts: (Int, Int), _ course: (Int, TemporaryFolder) throws -> LintedCourse) throws {
        let folder = try TemporaryFolder()
        let seconds = { (course: LintedCourse) in (0..<2).map { _ in threadSeconds { _ = Linter(course).findings } }.min() ?? 0 }
        let (once, fourTimes) = (seconds(try course(counts.0, folder)), seconds(try course(counts.1, folder)))
        // Quadratic work would take sixteen times as long.
        #expect(fourTimes < 9 * once + 0.05, "\(kind): \(once) s, \(fourTimes) s")
    }

    private static func course(_ path: String) throws -> LintedCourse {
        guard let folder = CourseFolder(at: path) else { throw LessonFailure.notACourse(path: path) }
        return try LintedCourse(folder, vocabularies: .standard())
    }
}
