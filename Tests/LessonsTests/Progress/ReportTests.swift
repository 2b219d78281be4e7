import Foundation
import Lessons
import Testing

struct ReportTests {
    private let outline = CourseOutline(
        lessons: [
            CourseLesson(
                number: "3.20", document: "ways", titles: [.german: "Wege, „kurz“", .english: "Ways"], exercises: ["e", nil]),
            CourseLesson(number: "3.21", document: "empty", titles: [:], exercises: []),
        ],
        exercises: ["e", "free"], renamed: ["old": "e"])

    private var events: [ProgressEvent] {
        let start = Date(timeIntervalSince1970: 1_767_268_800)
        return [
            ProgressEvent(
                .failed(exercise: "old", .init(script: "a", milliseconds: 1250), finding: "tap"), time: start, language: .greek),
            ProgressEvent(.passed(exercise: "e", .init(script: "a", milliseconds: 300)), time: start + 60),
            ProgressEvent(.done(lesson: "3.20"), time: start + 90),
            ProgressEvent(.done(lesson: "3.21"), time: start + 91),
            ProgressEvent(.undone(lesson: "3.21"), time: start + 92),
        ]
    }

    private var report: ProgressReport {
        ProgressReport(LearnerProgress(events, renamed: outline.renamed), in: outline, language: .german) {
            $0 == "e" ? "a" : nil
        }
    }

    @Test func `a report counts what is passed, per lesson`() {
        #expect(report.lessons.map(\.passed) == [1, 0])
        #expect(report.lessons[0].exercises.map(\.attempts) == [2])
        #expect(report.exercises.map(\.exercise) == ["free"])
    }

    @Test func `a table has a line an exercise, quoted where a comma stands`() {
        #expect(
            ProgressTable.csv([(nil, report)]) == """
                lesson,title,done,exercise,standing,attempts,hints,passed,seconds_of_work
                3.20,"Wege, „kurz“",2026-01-01T12:01:30.000Z,e,passed,2,0,2026-01-01T12:01:00.000Z,60
                3.21,empty,,,,,,,
                ,,,free,untouched,0,0,,0

                """)
    }

    @Test func `a table of several learners begins with their names`() {
        let lines = ProgressTable.csv([("Ada \"A\"", report), ("山田", report)]).split(separator: "\n")
        #expect(lines[0].hasPrefix("learner,lesson,"))
        #expect(lines[1].hasPrefix("\"Ada \"\"A\"\"\",3.20,"))
        #expect(lines[4].hasPrefix("山田,3.20,"))
    }

    @Test func `statements tell of checks and of lessons that are still done, under today's names`() throws {
        let statements = LearningStatement.all(of: events, in: outline, learner: "u-1")
        #expect(statements.map(\.verb.id) == ["failed", "passed", "completed"].map { "http://adlnet.gov/expapi/verbs/\($0)" })
        #expect(
            statements.map(\.object.id) == [
                "urn:lessonctl:exercises:e", "urn:lessonctl:exercises:e", "urn:lessonctl:lessons:ways",
            ])
        #expect(statements[0].context?.language == "el")
        #expect(statements[0].result.duration == "PT1.25S")
        #expect(statements[0].result.success == false)
        #expect(statements[2].object.definition.name == ["de": "Wege, „kurz“", "en": "Ways"])
    }

    @Test func `a course with an address names its activities there`() {
        let outline = CourseOutline(lessons: outline.lessons, exercises: ["e"], site: "https://course.example")
        let statement = LearningStatement.all(of: [events[1]], in: outline, learner: "u-1").first
        #expect(statement?.object.id == "https://course.example/exercises/e")
        #expect(statement?.actor.account.homePage == "https://course.example")
    }
}
