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
        ("## The Path", "### The Path", "8:1 parity"),
        ("## Summary", "## In the End", "25:1 parity"),
        ("### Beginner\n#### Exercise", "### Professional\n#### Exercise", "21:1 parity"),
        ("### Beginner\n#### Exercise 1: Stairs\nBuild them.\n#####", "### Exercise 1: Stairs\nBuild them.\n####", "20:1 exercise"),
        ("##### Solution\nLike this.\n", "", "21:1 exercise"),
        ("Like this.", "Like this.\n##### Solution\nOr this.", "21:1 parity"),
        ("Exercise 1", "Exercise 2", "21:1 parity"),
        ("Like this.", "Like this.\n#### Exercise 1: More\nBuild.\n##### Solution\nSo.", "25:1 exercise"),
        ("Like this.", "Like this.\n#### Exercise 2: More\nBuild.\n##### Solution\nSo.", "25:1 parity"),
        ("```swift\nlet name", "```swift\nvar more = 1\n```\n```swift\nlet name", "10:1 parity"),
        ("exercises: exercise1", "exercises: exercse1", "3:1 parity"),
        ("exercises: exercise1\n", "", "1:1 parity"),
        ("lesson: 3.20\n", "", "1:1 parity"),
        ("lesson: 3.20", "leson: 3.20", "2:1 front-matter"),
        ("exercises: exercise1", "exercses: exercise1", "3:1 front-matter"),
        ("```swift", "```", "10:1 sample-language"),
        ("```swift", "```swft", "10:1 sample-language"),
        ("```swift", "```swift nam=a", "10:1 sample-attribute"),
        ("```swift", "```swift name=a", "10:1 parity"),
        ("```swift\nlet name = \"way\"\n```\n", "<!--\n```swift\nlet name = \"way\"\n```\n-->\n", "11:1 parity"),
        ("```swift\nlet name = \"way\"\n```\n## Common Pitfalls\n", "## Common Pitfalls\n```swift\nlet name = \"way\"\n```\n", "11:1 parity"),
        ("### Beginner\n#### Why", "### Why", "16:1 question"),
        ("#### Why?\nBecause.\n", "", "16:1 question"),
    ])
    func `a fault of a translation is said once`(text: String, other: String, place: String) throws {
        try bench.replace(text, with: other, in: "en")
        let places = try bench.places("en").filter { !$0.hasSuffix("translation") }
        #expect(places == [place], "\(places)")
    }

    @Test func `a sample that is marked otherwise or stands elsewhere is told so`() throws {
        try bench.replace("```swift", with: "```swift try=\"A()\"", in: "en")
        #expect(try bench.findings("en").first?.message.en.hasPrefix("This code sample is marked differently than in de (line 10)") == true)
        try bench.replace("```swift try=\"A()\"\nlet name = \"way\"\n```\n## Common Pitfalls\n", with: "## Common Pitfalls\n```swift\nlet name = \"way\"\n```\n", in: "en")
        #expect(try bench.findings("en").map(\.message.en) == ["In de (line 10), this code sample stands elsewhere: in the section “Der Pfad”."])
    }

    @Test(arguments: [("lesson: 3.20", "leson: 3.20"), ("```swift", "```"), ("```swift", "```swift nam=a")])
    func `a fault of the source isn't found in every translation`(text: String, other: String) throws {
        try bench.replace(text, with: other)
        #expect(try bench.places("en").filter { !$0.hasSuffix("translation") } == [])
    }

    @Test func `texts and comments of code may differ`() throws {
        try bench.replace("let name = \"way\"", with: "let name = \"other\"  // why", in: "en")
        #expect(try bench.places("en") == [])
    }

    @Test func `a lesson that a language lacks is found`() throws {
        try bench.folder.write(LintBench.english.replacing("3.20", with: "3.21").replacing("exercise1", with: "-"), to: "Content/en/more.md")
        #expect(try bench.linter().findings.map(\.finding.id) == ["parity"])
    }

    @Test func `a language that the course names and that has no lessons is found`() throws {
        try bench.folder.write("source: de\nids: en\nelsewhere: 1.6\ntitle-el: Δρόμοι\n", to: "Content/course")
        #expect(try bench.places() == ["1:1 parity"])
        #expect(try bench.findings().map(\.message.en) == ["This lesson is missing in: el."])
    }

    @Test func `a language with a folder and no lessons is found, a folder of something else isn't`() throws {
        try bench.folder.write("", to: "Content/images/a.png")
        #expect(try bench.places() == [])
        try bench.folder.write("", to: "Content/ja/a.png")
        #expect(try bench.places() == ["1:1 parity"])
    }

    @Test(arguments: ["de", "en"])
    func `a document that can't be read is no missing one, nor its language without lessons`(language: String) throws {
        try bench.breakFile("\(language)/ways.md")
        #expect(try bench.linter().findings.map(\.finding.id).filter { ["file", "parity", "language"].contains($0) } == ["file"])
    }
}
