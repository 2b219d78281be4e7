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

    @Test(arguments: [
        "a ", "a\n", "a\n\n", "A\n", "So it is. ", "So it is.\n", "So it is.\n\n", "Why?\n", "Q: a?\nA: b.\n", "- a\n", "1. a\n", "1. A\n\nSo.\n\n", "let a = 1\n", "f(\n", ")\n", "{ ", "(", "\"",
        "/* ", "a | b\n", "a\tb\n", "a  b\n", "+--+\n", "$ ls\n", "Swift\n", "Exercise 1\n", "Solution\n", "Note:\n", "Contents\n", "これは道です。", "道\n", "e\u{301}", "e\u{301}\n", "ά ", "Γιατί;\n",
        "Heading\n\nlet a = 1\nprint(a)\n\n1\n\nSo it is.\n\n",
    ])
    func `a page four times as long takes about four times the work`(piece: String) throws {
        let vocabularies = try PageFixture.vocabularies()
        let read = { (count: Int) throws in
            let source = SourceFile(path: "a.txt", text: "Title\n\nThis page shows a piece of it.\n\n" + String(repeating: piece, count: count))
            return try (0..<2).map { _ in try threadSeconds { _ = try PageText(source, vocabularies: vocabularies) } }.min() ?? 0
        }
        let (once, fourTimes) = (try read(250), try read(1000))
        #expect(fourTimes < 9 * once + 0.03, "\(piece): \(once) s, \(fourTimes) s")
    }

    @Test func `a page beyond a bound is refused with the first line beyond it`() throws {
        let refusal = { (text: String) throws -> LessonFailure? in
            let source = SourceFile(path: "a.txt", text: text)
            do { _ = try PageText(source, vocabularies: PageFixture.vocabularies()) } catch let failure as LessonFailure { return failure }
            return nil
        }
        #expect(try refusal(String(repeating: "\n", count: PageLimits.lines + 5)) == .pageTooLong(path: "a.txt", line: PageLimits.lines + 1))
        #expect(try refusal("a\n" + String(repeating: "b", count: PageLimits.bytes)) == .pageTooLong(path: "a.txt", line: 2))
        #expect(try refusal(String(repeating: "\n", count: PageLimits.lines - 1)) == nil)
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
