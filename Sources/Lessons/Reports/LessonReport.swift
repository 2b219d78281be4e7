import Foundation

/// A lesson as `lessonctl inspect --format json` prints it. Absent values are left out.
public struct LessonReport: Encodable, Equatable, Sendable {
    public let language: String
    public let number: String?
    public let stage: Int?
    public let stageName: String?
    public let title: String?
    public let subtitle: String?
    public let readingMinutes: Int?
    public let objective: String?
    /// What stands before the first section.
    public let blocks: [Block]
    public let sections: [Section]
    public let codeSamples: [Sample]
    public let faq: [Question]
    public let exercises: [Exercise]
    public let summary: [String]
    public let references: [String]

    public init(_ lesson: Lesson) {
        let blocks = LessonReportBlocks(lesson)
        (language, number, stage, stageName) = (lesson.language, lesson.number, lesson.stage, lesson.stageName)
        (title, subtitle, readingMinutes) = (lesson.title, lesson.subtitle, lesson.readingMinutes)
        objective = lesson.objective
        self.blocks = blocks.blocks(lesson.blocks)
        sections = lesson.sections.map { Section($0, blocks: blocks.blocks($0.blocks)) }
        codeSamples = lesson.codeSamples.map(Sample.init)
        faq = lesson.faq.map { Question($0, in: lesson) }
        exercises = lesson.exercises.map { Exercise($0, in: lesson) }
        (summary, references) = (lesson.summary, lesson.references)
    }

    /// Keys in order, the same bytes for the same lesson; a line end at the end.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension LessonReport {
    public struct Section: Encodable, Equatable, Sendable {
        public let title: String
        public let kind: SectionKind
        public let level: Int
        public let id: String
        public let range: SourceRange
        public let blocks: [Block]

        init(_ section: Lesson.Section, blocks: [Block]) {
            (title, kind, level, id) = (section.title, section.kind, section.level, section.id)
            (range, self.blocks) = (section.range, blocks)
        }
    }

    public struct Sample: Encodable, Equatable, Sendable {
        public let language: String?
        public let role: CodeSample.Role
        public let section: String
        public let source: String
        public let range: SourceRange
        /// In an HTML comment; left out where it isn't.
        public let hidden: Bool?
        public let attributes: Attributes?
        /// Of a solution: the words around its code.
        public let text: String?

        init(_ sample: CodeSample) {
            self.init(sample, text: nil)
        }

        init(_ sample: CodeSample, text: String?) {
            (language, role, section) = (sample.language, sample.role, sample.section)
            (source, range, hidden) = (sample.source, sample.range, sample.isHidden ? true : nil)
            attributes = Attributes(sample.attributes)
            self.text = text
        }
    }

    /// What the fence says, by the names with which it is said; `output` is told by the role.
    public struct Attributes: Encodable, Equatable, Sendable {
        public let name: String?
        public let with: [String]?
        public let `in`: CodeSample.Fragment?
        public let fails: String?
        public let warns: String?
        public let `try`: String?
        public let ignore: String?

        init?(_ attributes: CodeSample.Attributes) {
            var rest = attributes
            rest.isOutput = false
            guard rest != CodeSample.Attributes() else { return nil }
            (name, with, `in`) = (rest.name, rest.with.isEmpty ? nil : rest.with, rest.fragment)
            (fails, warns, `try`, ignore) = (rest.fails, rest.warns, rest.firstScreen, rest.ignore)
        }
    }

    public struct Question: Encodable, Equatable, Sendable {
        public let level: Level?
        public let question: String
        public let answer: String
        public let range: SourceRange

        init(_ question: Lesson.Question, in lesson: Lesson) {
            (level, self.question, range) = (question.level, question.question, question.range)
            answer = lesson.markdown.plainText(of: question.answer)
        }
    }

    public struct Exercise: Encodable, Equatable, Sendable {
        public let number: Int
        public let level: Level?
        public let title: String
        public let task: String
        public let id: String?
        public let solutions: [Solution]
        public let range: SourceRange

        init(_ exercise: Lesson.Exercise, in lesson: Lesson) {
            (number, level, title) = (exercise.number, exercise.level, exercise.title)
            (id, range) = (exercise.id, exercise.range)
            task = lesson.markdown.plainText(of: exercise.task)
            solutions = exercise.solutions.flatMap { Solution.all(in: $0, of: lesson) }
        }
    }

    /// A code sample of a solution, or a solution in words alone.
    public enum Solution: Encodable, Equatable, Sendable {
        case code(Sample)
        case words(text: String, range: SourceRange)

        static func all(in solution: Lesson.Solution, of lesson: Lesson) -> [Solution] {
            let text = lesson.markdown.plainText(of: solution.blocks)
            let nodes = solution.blocks.flatMap { lesson.markdown.subtree(of: $0) }
            let samples = nodes.compactMap { lesson.sampleIndices[$0] }.map { lesson.codeSamples[$0] }
            guard !samples.isEmpty else { return [.words(text: text, range: solution.range)] }
            return samples.enumerated().map { .code(Sample($1, text: $0 == 0 && !text.isEmpty ? text : nil)) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .code(let sample): try sample.encode(to: encoder)
            case .words(let text, let range): try Words(text: text, range: range).encode(to: encoder)
            }
        }

        private struct Words: Encodable {
            let text: String
            let range: SourceRange
        }
    }
}
