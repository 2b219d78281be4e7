import Foundation
import Testing

@testable import Lessons

struct DocumentLimitTests {
    @Test(arguments: [
        ("# T\n\n" + String(repeating: "![[]()", count: 10_001), "Line 3: “![”"),
        ("# T\n\n" + String(repeating: "<? a ", count: 20_000), "Line 3: “<!”"),
        (String(repeating: "a\n", count: 500_001), "Up to line 500001"),
        ("# T\n\n" + String(repeating: "- ", count: 101) + "a", "Line 3: more than 100 lists"),
        ("# T\n" + String(repeating: "a", count: 1_000_001), "Line 2 is longer"),
        (String(repeating: "a\n", count: 2_000_001), "4000000 is the maximum"),
    ])
    func `What is beyond a bound is refused with its place`(text: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "a.md")
        let path = folder.path + "/a.md"
        #expect { try Lesson.read(contentsOf: path, vocabularies: .standard()) } throws: { error in
            (error as? LessonFailure)?.finding.message.en.contains(words) == true
        }
    }

    @Test func `Images in paragraphs of their own are counted apart`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Die Bilder und du\n\n" + String(repeating: "![a](b)\n\n", count: 600), to: "a.md")
        let (lesson, _) = try Lesson.read(contentsOf: folder.path + "/a.md", vocabularies: .standard())
        #expect(lesson.blocks.count == 600)
    }
}
