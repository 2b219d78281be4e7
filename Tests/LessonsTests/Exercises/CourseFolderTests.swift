import Foundation
import Lessons
import Testing

struct CourseFolderTests {
    let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
    }

    @Test func `a course is found from a folder deep inside it`() throws {
        try course.makeFolder("Exercises/exercise1/mistakes")
        #expect(CourseFolder(around: course.path + "/Exercises/exercise1/mistakes")?.path == course.path)
    }

    @Test func `a title is read as Markdown, wherever it stands`() throws {
        try course.write("---\nlesson: 1\n---\n<!--\n```swift\n# no title\n```\n-->\n\n# A `Path` *now*\n", to: "Content/en/a.md")
        try course.write("---\nlesson: 2\n---\nOn two lines\n=====\n", to: "Content/en/b.md")
        try course.write("---\nlesson: 3\n---\n## Only a section\n", to: "Content/en/c.md")
        #expect(try course.folder?.outline().lessons.map { $0.title(in: .english) } == ["A Path now", "On two lines", "c"])
    }

    @Test func `a folder without Exercises is no course`() throws {
        #expect(CourseFolder(at: course.path + "/Content") == nil)
        #expect(CourseFolder(around: "/") == nil)
    }

    @Test func `exercises come in the order in which people count`() throws {
        for name in ["exercise10", "exercise2", "exercise1", ".hidden"] { try course.makeFolder("Exercises/\(name)") }
        try course.write("", to: "Exercises/notes.txt")
        #expect(course.folder?.exercises.map(\.name) == ["exercise1", "exercise2", "exercise10"])
    }

    @Test(arguments: ["exercise1", "Exercises/exercise1", "./Exercises/exercise1/", "exercise1/"])
    func `an exercise is found by its name and by the path to it`(word: String) throws {
        try course.makeFolder("Exercises/exercise1")
        #expect(course.folder?.exercise(named: word)?.name == "exercise1")
    }

    @Test(arguments: ["", "..", "../Content", "/", "exercise", "Exercises"])
    func `what isn't an exercise isn't found`(word: String) throws {
        try course.makeFolder("Exercises/exercise1")
        #expect(course.folder?.exercise(named: word) == nil)
    }

    @Test func `lessons come by the parts of their numbers, with the titles of all languages`() throws {
        try course.write("---\nlesson: 3.20\nexercises: exercise1 -\n---\n# Wege\n", to: "Content/de/ways.md")
        try course.write("---\nlesson: 3.20\nexercises: exercise1 -\n---\n# Ways\n", to: "Content/en/ways.md")
        try course.write("---\nlesson: 3.3\n---\n# Anfang\n", to: "Content/de/start.md")
        let lessons = try #require(try course.folder?.outline().lessons)
        #expect(lessons.map(\.number) == ["3.3", "3.20"])
        #expect(lessons[1].titles == [.german: "Wege", .english: "Ways"])
        #expect(lessons[1].exercises == ["exercise1", nil])
    }

    @Test func `old names and the site are read from the course's settings`() throws {
        try course.write("renamed: stairs exercise1   # since spring\nsite: https://course.example/\n", to: "Content/course")
        let outline = try #require(try course.folder?.outline())
        #expect(outline.renamed.current("stairs") == "exercise1")
        #expect(outline.site == "https://course.example/")
    }

    @Test func `a document without a lesson number is named`() throws {
        try course.write("# Title\n", to: "Content/de/ways.md")
        let path = course.path + "/Content/de/ways.md"
        #expect(throws: LessonFailure.noLessonNumber(path: path)) { try course.folder?.outline() }
    }
}
