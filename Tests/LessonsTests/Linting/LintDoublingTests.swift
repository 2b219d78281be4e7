import Foundation
import Testing

@testable import Lessons

/// What linting costs follows the length of the text, whatever is wrong with it.
struct LintDoublingTests {
    @Test(arguments: [
        "｀a", "＊a＊ ", "［a］（b） ", "１．", "１．a\n", "　a\n", "**a ", "*a** ", "_a ", "a** b", "[a](b) ", "[a][b] ", "<b>", "\u{8}a", "Lesson 3.3 ", "- a\n", "> a\n",
        "**Why?** b\n\n", "```\na\n```\n", "```swift name=a with=b\na\n```\n", "# a\n\n", "##### a\n\n", "### Exercise 1: a\n\n", "<!-- id: a -->\n\n", "|a|*b|\n|-|-|\n\n",
    ])
    func `four times the text takes about four times the work`(piece: String) throws {
        let folder = try TemporaryFolder()
        let vocabularies = try Vocabularies.standard()
        let lint = { (count: Int) in
            try folder.write("# T\n\n## FAQ\n\n" + String(repeating: piece, count: count), to: "en/\(count).md")
            let course = LintedCourse(document: "\(folder.path)/en/\(count).md", vocabularies: vocabularies)
            return (0..<2).map { _ in threadSeconds { _ = Linter(course).findings } }.min() ?? 0
        }
        let (once, fourTimes) = (try lint(250), try lint(1_000))
        // Quadratic work would take sixteen times as long.
        #expect(fourTimes < 9 * once + 0.05, "\(piece): \(once) s, \(fourTimes) s")
    }
}
