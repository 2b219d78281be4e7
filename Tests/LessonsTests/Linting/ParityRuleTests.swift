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
