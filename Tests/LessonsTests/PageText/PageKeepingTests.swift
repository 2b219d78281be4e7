import Foundation
import Testing

@testable import Lessons

/// Nothing of a page is lost without a word, and the document says what the page says.
struct PageKeepingTests {
    @Test(arguments: PageFixture.all + PageFixture.given)
    func `Every line is in the model or among the notes`(fixture: PageFixture) throws {
        let page = try fixture.page()
        #expect(page.lostLines(of: fixture.text) == [])
    }

    @Test(arguments: PageMutation.all)
    func `Nothing is lost of a page that is made of all pages`(mutation: PageMutation) throws {
        let languages = ["de", "el", "en", "ja"]
        for language in [languages[mutation.testDescription.utf8.count % 4], languages[(mutation.testDescription.utf8.count + 1) % 4]] {
            let text = mutation.change(PageFixture.all.filter { $0.name.hasPrefix(language) }.map(\.text).joined(separator: "\n"))
            let page = try PageText(SourceFile(path: "all.txt", text: text), vocabularies: PageFixture.vocabularies(), language: language)
            #expect(page.lostLines(of: text) == [])
        }
    }

    @Test(arguments: 1...40)
    func `Nothing is lost of lines in any order`(seed: UInt64) throws {
        var random = Dice(seed: seed)
        let lines = PageFixture.all.flatMap { $0.text.sourceLines } + Self.oddLines
        let text = (0..<random.next(below: 120)).map { _ in lines[random.next(below: lines.count)] }.joined(
            separator: random.next(below: 2) == 0 ? "\n" : "\n\n")
        let page = try PageText(SourceFile(path: "any.txt", text: text), vocabularies: PageFixture.vocabularies())
        #expect(page.lostLines(of: text) == [])
        #expect(try Self.report(of: page.lesson) == Self.report(of: Self.document(of: page)))
    }

    @Test(arguments: PageFixture.all + PageFixture.given)
    func `The document that is written reads back to the page's model`(fixture: PageFixture) throws {
        let page = try fixture.page()
        let folder = try TemporaryFolder()
        try folder.write(page.document, to: fixture.name + ".md")
        let (lesson, findings) = try Lesson.read(contentsOf: "\(folder.path)/\(fixture.name).md", vocabularies: PageFixture.vocabularies())
        #expect(findings == [])
        #expect(try Self.report(of: lesson) == Self.report(of: page.lesson))
    }

    @Test(arguments: oddLines)
    func `Signs of Markdown stay signs`(line: Substring) throws {
        let text = "Titel der Seite\n\nDas ist ein Satz, und er steht davor.\n\n\(line) und das ist ein ganzer Satz.\n"
        let page = try PageText(SourceFile(path: "a.txt", text: text), vocabularies: PageFixture.vocabularies(), language: "de")
        #expect(page.lesson.markdown.plainText(of: 0).contains(line.trimmingSpaces.drop { "-+>#".contains($0) }.trimmingSpaces))
        #expect(page.lostLines(of: text) == [])
    }

    @Test(arguments: ["• Hat jede Seite ihren eigenen Pfad?", "➤ Was ist hier offen? Niemand weiß es.", "• Ein Satz ist keine Frage."])
    func `An item among questions with marks is an item`(item: String) throws {
        let text = "F: Was ist ein Pfad?\nA: Eine Liste von Werten, nicht mehr.\nF: Was ist ein Stapel?\n\(item)\n"
        let page = try PageText(SourceFile(path: "a.txt", text: text), vocabularies: PageFixture.vocabularies(), language: "de")
        #expect(page.lostLines(of: text) == [])
        #expect(page.lesson.faq.count == 2 && page.document.contains("\n- \(item.dropFirst(2))"))
    }

    @Test func `An accent on a line of its own is kept, and so is the line before it`() throws {
        let text = "Titel der Seite\n\nDas ist ein Satz, und er steht davor.\n\n\u{301}\n\nUnd das ist der nächste.\n"
        let page = try PageText(SourceFile(path: "a.txt", text: text), vocabularies: PageFixture.vocabularies(), language: "de")
        #expect(page.lostLines(of: text) == [])
    }

    @Test func `A line that begins with an accent is named where it is left out`() throws {
        let text = "Titel der Seite\n\nDas ist ein Satz, und er steht davor.\n\nUnd das ist der nächste.\n\nKommentare\n\n\u{301}mehr davon\n"
        let page = try PageText(SourceFile(path: "a.txt", text: text), vocabularies: PageFixture.vocabularies(), language: "de")
        #expect(page.findings.contains { $0.message.en.unicodeScalars.contains("\u{301}") })
        #expect(page.lostLines(of: text) == [])
    }

    static let oddLines: [Substring] = [
        "a * b * c", "*nicht betont*", "_auch nicht_ snake_case __init__", "`kein Code`", "[Text](ziel)", "![Bild](b.png)",
        "[ref]: http://x", "<b>fett</b>",
        "&amp; &#65; &copy;", "# kein Titel", "> kein Zitat", "1986. ein Jahr", "a | b", "C:\\Ordner\\_neu", "\\* schon geschützt",
        "~~~ Tilde", "--- und mehr", "=== gleich",
        "<!-- id: x -->", "#hashtag", "**fett**", "Ende mit \\", "「*」の*印*", "<https://x.invalid>", "a&b;", "x ]( y", "![]([]", "![![![",
        "+1 dafür", "-5 Grad",
    ]

    // MARK: What is compared

    private static func document(of page: PageText) throws -> Lesson {
        let vocabulary = try #require(PageFixture.vocabularies()[page.lesson.language])
        return Lesson.read(SourceFile(path: "any.md", text: page.document), vocabulary: vocabulary).0
    }

    /// The model without places.
    private static func report(of lesson: Lesson) throws -> String {
        let nowhere = SourcePosition(line: 1, column: 1)
        return try LessonReport(lesson.moved { _ in nowhere }).json()
    }
}

/// Random numbers that are the same in every run.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
