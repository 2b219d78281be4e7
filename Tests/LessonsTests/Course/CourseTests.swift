import Foundation
import Testing

@testable import Lessons

struct CourseTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("source: de   # die Quelle\nids: en\ntitle-de: Kurs\nstage-3-de: Fortgeschritten\nelsewhere: 1.6 3.3\n", to: "Content/course")
        for (language, text) in SampleLesson.all { try folder.write(text, to: "Content/\(language)/ways.md") }
        try folder.write("---\nlesson: 3.3\n---\n# Früher", to: "Content/de/early.md")
        try folder.write("", to: "Exercises/exercise1/script.nav")
    }

    private func course() throws -> Course {
        try Course(at: folder.path, vocabularies: .standard())
    }

    @Test func `Lessons are listed by language, in the order of their numbers`() throws {
        let course = try course()
        #expect(course.findings == [])
        #expect(course.languages == ["de", "el", "en", "ja"])
        #expect(course.lessons(in: "de").map(\.number) == ["3.3", "3.20"])
        #expect(course.lesson("3.20", language: "ja")?.title == "コードからの道")
        #expect(course.lesson("early", language: "ja")?.language == "de")
        #expect(course.lesson("3.20")?.stageName == "Fortgeschritten")
    }

    @Test func `Addresses are the same in every language`() throws {
        let course = try course()
        let ids = ["el", "en", "ja"].map { course.lesson("ways", language: $0)?.sections.map(\.id) }
        #expect(ids[0] == ["objective", "the-path", "faq", "exercises", "summary", "lesson-done"])
        #expect(ids[1] == ids[0] && ids[2] == ids[0])
    }

    @Test func `A document on its own is read with what its course says`() throws {
        let (lesson, _) = try Lesson.read(contentsOf: folder.path + "/Content/ja/ways.md", vocabularies: .standard())
        #expect(lesson.sections.first?.id == "objective" && lesson.language == "ja")
    }

    @Test func `What is wrong is said, and the rest is there`() throws {
        try folder.write("sourc: de\nhtml: maybe\n", to: "Content/course")
        try folder.write("# Ĉi tie", to: "Content/eo/ways.md")
        try folder.write(Data([0xFF]), to: "Content/de/broken.md")
        let course = try course()
        #expect(course.findings.map(\.id) == ["course", "course", "file", "language"])
        #expect(course.lessons(in: "de").count == 2)
    }

    @Test func `A folder without exercises isn't a course`() throws {
        let other = try TemporaryFolder()
        #expect(throws: LessonFailure.notACourse(path: other.path)) { try Course(at: other.path, vocabularies: .standard()) }
    }

    @Test(arguments: [("3.3", "3.20"), ("2.9", "3.1"), ("3", "3.1"), ("3.1", "3.a")])
    func `Numbers are ordered by their parts`(first: String, second: String) {
        #expect(LessonNumber(first) < LessonNumber(second) && !(LessonNumber(second) < LessonNumber(first)))
    }
}
