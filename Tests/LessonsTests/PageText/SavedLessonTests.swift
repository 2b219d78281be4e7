import Foundation
import Testing

@testable import Lessons

/// The course's own lessons, saved as pages, are the same lessons again.
struct SavedLessonTests {
    private static let lessons: [String] = {
        let content = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Content").standardized
        let names = FileManager.default.subpaths(atPath: content.path) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { content.path + "/" + $0 }
    }()

    @Test(arguments: lessons, SavedLesson.Fashion.all)
    func `A saved lesson is read as the lesson that it was`(path: String, fashion: SavedLesson.Fashion) throws {
        let (lesson, _) = try Lesson.read(contentsOf: path, vocabularies: PageFixture.vocabularies())
        let saved = SavedLesson(lesson, fashion)
        let page = try PageText(SourceFile(path: "saved.txt", text: saved.text), vocabularies: PageFixture.vocabularies())
        #expect(page.lesson.language == lesson.language)
        #expect(page.lesson.title == lesson.title)
        let titles = lesson.sections.map { "\($0.kind): \($0.title)" }
        let found = page.lesson.sections.map { "\($0.kind): \($0.title)" }
        #expect(found.filter { titles.contains($0) } == titles)
        let callouts = Set(
            lesson.markdown.nodes.indices.compactMap { lesson.markdown.callout(at: $0) }.map { lesson.markdown.plainText(of: $0.title) })
        #expect(found.filter { line in !titles.contains(line) && !callouts.contains { line.hasSuffix(": \($0)") } } == [])
        #expect(
            page.lesson.faq.map { "\($0.level?.rawValue ?? "") \($0.question)" }
                == lesson.faq.map { "\($0.level?.rawValue ?? "") \($0.question)" })
        #expect(page.lesson.faq.allSatisfy { !page.lesson.markdown.plainText(of: $0.answer).isEmpty })
        #expect(Self.exercises(page.lesson) == Self.exercises(lesson))
        let shown = lesson.codeSamples.filter { !$0.isHidden }
        #expect(
            page.lesson.codeSamples.map { "\($0.language ?? "")\n\($0.source)" }
                == shown.map { "\($0.language ?? "")\n\(fashion.code($0.source))" })
        #expect(page.lesson.codeSamples.map(\.role) == shown.map(\.role))
        #expect(page.lesson.summary.count == lesson.summary.count)
        #expect(page.lesson.references == lesson.references)
    }

    private static func exercises(_ lesson: Lesson) -> [String] {
        lesson.exercises.map { "\($0.number) \($0.level?.rawValue ?? "") \($0.title) \($0.solutions.count)" }
    }
}
