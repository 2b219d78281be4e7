import Foundation
import Testing

@testable import Lessons

struct LessonReportTests {
    private func object(_ text: String, _ language: String = "de") throws -> [String: Any] {
        let json = try LessonReport(SampleLesson.read(text, language).0).json()
        return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    @Test func `The keys are those of the contract`() throws {
        let report = try object(SampleLesson.de)
        #expect(report.keys.sorted() == [
            "blocks", "codeSamples", "exercises", "faq", "language", "number", "objective", "readingMinutes", "references", "sections", "stage",
            "subtitle", "summary", "title",
        ])
        let first = { (key: String) in (report[key] as? [[String: Any]])?.first?.keys.sorted() }
        #expect(first("sections") == ["blocks", "id", "kind", "level", "range", "title"])
        #expect(first("codeSamples") == ["attributes", "language", "range", "role", "section", "source"])
        #expect(first("faq") == ["answer", "level", "question", "range"])
        #expect(first("exercises") == ["id", "level", "number", "range", "solutions", "task", "title"])
    }

    @Test func `Blocks say what stands in a section`() throws {
        let report = try object("""
            # T
            ## A
            > **Titel**
            > Text

            1. eins
               > Zitat

            ![Bild](b.png "t")

            | a |
            |---|
            | b |

            ```
            x
            ```
            """)
        let blocks = try #require((report["sections"] as? [[String: Any]])?.first?["blocks"] as? [[String: Any]])
        #expect(blocks.compactMap { $0["kind"] as? String } == ["callout", "list", "image", "table", "sample"])
        #expect(blocks[0]["title"] as? String == "Titel")
        #expect(((blocks[0]["blocks"] as? [[String: Any]])?.first?["text"] as? String) == "Text")
        #expect(blocks[1]["ordered"] as? Bool == true)
        #expect(blocks[2]["source"] as? String == "b.png" && blocks[2]["text"] as? String == "Bild")
        #expect(blocks[3]["rows"] as? [[String]] == [["b"]])
        #expect(blocks[4]["sample"] as? Int == 0)
    }

    @Test func `The same lesson gives the same bytes`() throws {
        let (lesson, _) = try SampleLesson.read(SampleLesson.ja, "ja")
        #expect(try LessonReport(lesson).json() == LessonReport(lesson).json())
    }

    @Test func `A very deep text can be reported`() throws {
        let report = try object("# T\n\n" + String(repeating: ">", count: 5_000) + " tief")
        #expect(report["blocks"] != nil)
    }
}
