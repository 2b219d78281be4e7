import Foundation
import Testing

@testable import Lessons

struct ParityRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test(arguments: [
        ("## The Path\n", "", "12:1 parity"),
        ("Because.", "Because.\n#### How?\nSo.", "17:1 parity"),
        ("let name", "var name", "11:1 parity"),
        ("```swift", "```swift name=a", "10:1 parity"),
        ("Build them.", "Build them.\n```swift\nlet b = 1\n```", "23:1 parity"),
        ("### Beginner\n#### Exercise", "### Professional\n#### Exercise", "21:1 parity"),
        ("lesson: 3.20", "lesson: 3.21", "2:1 parity"),
    ])
    func `where a translation differs is found`(text: String, other: String, place: String) throws {
        try bench.replace(text, with: other, in: "en")
        let places = try bench.places("en")
        #expect(places.contains(place), "\(places)")
    }

    @Test(arguments: [
        ("## FAQ\n### Beginner\n#### Why?\nBecause.\n", "", "15:1 parity"),
        ("## Exercises\n### Beginner\n#### Exercise 1: Stairs\nBuild them.\n##### Solution\nLike this.\n", "", "19:1 parity"),
        ("## Summary\n- A path.\n", "", "25:1 parity"),
        ("## The Path\nSee Lesson 1.6.\n```swift\nlet name = \"way\"\n```\n", "", "8:1 parity"),
        ("## Common Pitfalls\n", "## Common Pitfalls\nNone.\n## Common Pitfalls\n", "15:1 section-kind"),
        ("### Beginner\n#### Exercise", "### Professional\n#### Exercise", "21:1 parity"),
        ("### Beginner\n#### Exercise 1: Stairs\nBuild them.\n#####", "### Exercise 1: Stairs\nBuild them.\n####", "20:1 exercise"),
        ("##### Solution\nLike this.\n", "", "21:1 exercise"),
        ("Like this.", "Like this.\n##### Solution\nOr this.", "21:1 parity"),
        ("Exercise 1", "Exercise 2", "21:1 parity"),
        ("Like this.", "Like this.\n#### Exercise 1: More\nBuild.\n##### Solution\nSo.", "25:1 exercise"),
        ("Like this.", "Like this.\n#### Exercise 2: More\nBuild.\n##### Solution\nSo.", "25:1 parity"),
        ("exercises: exercise1", "exercises: exercse1", "3:1 parity"),
        ("exercises: exercise1\n", "", "1:1 parity"),
        ("lesson: 3.20\n", "", "1:1 parity"),
        ("### Beginner\n#### Why", "### Why", "16:1 question"),
        ("#### Why?\nBecause.\n", "", "16:1 question"),
    ])
    func `a fault of a translation is said once`(text: String, other: String, place: String) throws {
        try bench.replace(text, with: other, in: "en")
        let places = try bench.places("en").filter { !$0.hasSuffix("translation") }
        #expect(places == [place], "\(places)")
    }

    @Test func `texts and comments of code may differ`() throws {
        try bench.replace("let name = \"way\"", with: "let name = \"other\"  // why", in: "en")
        #expect(try bench.places("en") == [])
    }

    @Test func `a lesson that a language lacks is found`() throws {
        try bench.folder.write(LintBench.english.replacing("3.20", with: "3.21").replacing("exercise1", with: "-"), to: "Content/en/more.md")
        #expect(try bench.linter().findings.map(\.finding.id) == ["parity"])
    }
}

struct TranslationRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test func `a translation is stale once its source section changes`() throws {
        try bench.replace("Siehe", with: "Sieh nach in")
        #expect(try bench.places("en") == ["8:1 translation"])
    }

    @Test func `it stays stale until its document is named`() throws {
        try bench.replace("Siehe", with: "Sieh nach in")
        try bench.fix()
        #expect(try bench.places("en") == ["8:1 translation"])
        try bench.fix(only: [bench.path("en")])
        #expect(try bench.places("en") == [])
    }

    @Test func `a heading renamed in the language of the addresses makes nothing stale and nothing new`() throws {
        try bench.replace("## The Path", with: "## The Way", in: "en")
        #expect(try bench.linter().findings == [])
        let before = try bench.records()
        try bench.fix()
        #expect(try bench.records() == before.replacing("the-path", with: "the-way"))
    }

    @Test func `a heading renamed in a source that gives the addresses makes only its section stale`() throws {
        try bench.folder.write("source: de\nids: de\nelsewhere: 1.6\n", to: "Content/course")
        try bench.fix(only: [bench.path("en")])
        try bench.replace("## Der Pfad", with: "## Der Weg")
        #expect(try bench.linter().findings.map(\.finding.place?.position.line) == [8])
        #expect(try bench.places("en") == ["8:1 translation"])
        try bench.fix()
        #expect(try bench.records().contains("der-weg") && bench.places("en") == ["8:1 translation"])
    }

    @Test func `a section in another's place isn't taken for it where several are new`() throws {
        try bench.folder.write("source: de\nids: de\nelsewhere: 1.6\n", to: "Content/course")
        try bench.fix(only: [bench.path("en")])
        try bench.replace("## Der Pfad", with: "## Der Weg")
        try bench.replace("## Zusammenfassung", with: "## Fazit")
        #expect(try bench.linter().findings.map(\.finding.place?.path).filter { $0?.hasSuffix("translations") == true }.count == 2)
    }

    @Test func `spaces and blank lines make nothing stale`() throws {
        try bench.replace("Siehe Lektion 1.6.", with: "\n  Siehe Lektion 1.6.  \n\n")
        #expect(try bench.places("en") == [])
    }

    @Test func `a section that isn't recorded yet is found and recorded`() throws {
        try FileManager.default.removeItem(atPath: bench.folder.path + "/Content/translations")
        #expect(try bench.places("en") == ["5:1 translation"])
        try bench.fix()
        #expect(try bench.linter().findings == [])
    }

    @Test func `records of what is gone are found and go`() throws {
        let path = bench.folder.path + "/Content/translations"
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        try bench.folder.write(text + "en ways gone 0123456789abcdef\nen ways\n", to: "Content/translations")
        #expect(try bench.linter().findings.map(\.finding.id) == ["translation", "translation"])
        try bench.fix()
        #expect(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) == text)
    }
}
