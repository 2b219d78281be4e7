import Foundation
import Testing

@testable import Lessons

/// What reading costs follows the length of the text, whatever is written.
struct DoublingTests {
    @Test(arguments: [
        "*a* ", "*a ", "*a **b ", "*_", "_a_ ", "_a ", "`a` ", "`a``b ", "[", "[a](", "[a](b) ", "[a]", "![a](b) ", "<b>a</b> ", "<a ", "<!-- ",
        "&amp;", "&", "\\*", "|a", "> ", "a\n", "- a\n", "1. a\n", "> a\n", "> *a*\n> b\n\n", "# a\n\n", "- a\n\n", "|a|b|\n|-|-|\n|c|d|\n\n", "[a]: b\n", "```\na\n```\n",
        "<!--\n```swift\na\n```\n-->\n\n", "これは**「道」**です。", "e\u{301}", "\u{301}\u{327}", "a\u{2056}*「", "**何？**道。\n\n", "Lesson 3.3 ",
    ])
    func `four times the text takes about four times the work`(piece: String) throws {
        let vocabulary = try #require(Vocabularies.standard()["en"])
        let read = { (count: Int) in
            let source = SourceFile(path: "a.md", text: "# T\n\n## FAQ\n\n" + String(repeating: piece, count: count))
            return (0..<2).map { _ in threadSeconds { _ = Lesson.read(source, vocabulary: vocabulary) } }.min() ?? 0
        }
        let (once, fourTimes) = (read(500), read(2000))
        // Quadratic work would take sixteen times as long.
        #expect(fourTimes < 9 * once + 0.03, "\(piece): \(once) s, \(fourTimes) s")
    }

    @Test func `a heading of very many accents takes no longer than a text of them`() throws {
        let vocabulary = try #require(Vocabularies.standard()["en"])
        let source = SourceFile(path: "a.md", text: "# T\n\n## e" + String(repeating: "\u{301}\u{327}", count: 20_000))
        #expect(threadSeconds { _ = Lesson.read(source, vocabulary: vocabulary) } < 1)
    }

    @Test func `many tables don't each read all definitions`() throws {
        let text = { (count: Int) in
            (0..<count).map { "|a|b|\n|-|-|\n|c|[d\($0)]|\n\n[d\($0)]: x\n\n" }.joined()
        }
        let lesson = Lesson.read(
            SourceFile(path: "a.md", text: text(300)), vocabulary: try #require(Vocabularies.standard()["en"])).0
        let links = lesson.markdown.nodes.count { if case .link = $0.kind { true } else { false } }
        #expect(links == 300)
    }

    @Test func `ten thousand quotes inside each other are read and freed`() throws {
        let text = String(repeating: ">", count: 10_000) + " deep\n"
        let markdown = Markdown(text)
        #expect(markdown.nodes.count { $0.kind == .blockQuote } == 10_000)
        #expect(markdown.plainText(of: 0) == "deep")
    }

    @Test func `a table of few rows and very many columns stays text`() {
        let text = String(repeating: "|a", count: 1000) + "|\n" + String(repeating: "|-", count: 1000) + "|\n" + String(repeating: "|\n", count: 1000)
        #expect(!Markdown(text).nodes.contains { $0.kind == .table })
    }
}
