import Foundation
import Testing

@testable import Lessons

struct DocumentLimitTests {
    @Test(arguments: [
        Excess("# T\n\n" + String(repeating: "![[]()", count: 10_001), says: "Line 3: “![”"),
        Excess("# T\n\n" + String(repeating: "<? a ", count: 20_000), says: "Line 3: “<!”"),
        Excess(String(repeating: "a\n", count: 500_001), says: "Up to line 500001"),
        Excess("# T\n\n" + String(repeating: "- ", count: 101) + "a", says: "Line 3: more than 100 lists"),
        Excess("# T\n" + String(repeating: "a", count: 1_000_001), says: "Line 2 is longer"),
        Excess(String(repeating: "a\n", count: 2_000_001), says: "4000000 is the maximum"),
    ])
    func `What is beyond a bound is refused with its place`(_ excess: Excess) throws {
        let folder = try TemporaryFolder()
        try folder.write(excess.text, to: "a.md")
        let path = folder.path + "/a.md"
        #expect { try Lesson.read(contentsOf: path, vocabularies: .standard()) } throws: { error in
            (error as? LessonFailure)?.finding.message.en.contains(excess.words) == true
        }
    }

    struct Excess: CustomTestStringConvertible {
        let text: String
        let words: String

        init(_ text: String, says words: String) { (self.text, self.words) = (text, words) }

        var testDescription: String { words }
    }

    @Test func `Images in paragraphs of their own are counted apart`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Die Bilder und du\n\n" + String(repeating: "![a](b)\n\n", count: 600), to: "a.md")
        let (lesson, _) = try Lesson.read(contentsOf: folder.path + "/a.md", vocabularies: .standard())
        #expect(lesson.blocks.count == 600)
    }
}
