import Foundation

/// The documents that lint looks at, and what is around them.
public struct LintedCourse: Sendable {
    /// Nil for a document that stands alone: then nothing is said of what it names.
    let folder: CourseFolder?
    let settings: CourseSettings
    /// The language against which the others are held.
    let sourceLanguage: String?
    /// The source language's first, each language's by number.
    public let documents: [LintedDocument]
    let translations: Translations
    /// What is wrong with the course's file, and the documents that can't be read.
    let findings: [Finding]

    /// - Throws: `LessonFailure`, where the settings can't be read.
    public init(_ folder: CourseFolder, vocabularies: Vocabularies) throws(LessonFailure) {
        let course = try Course(folder, vocabularies: vocabularies)
        self.folder = folder
        settings = course.settings
        sourceLanguage = course.settings.source.flatMap { course.languages.contains($0) ? $0 : nil } ?? course.languages.first
        var said = Dictionary(grouping: course.findings) { $0.place?.path }
        documents = course.languages.flatMap { language in
            course.lessons(in: language).compactMap { lesson -> LintedDocument? in
                let path = folder.document(lesson.name, in: language)
                guard let document = LintedDocument(lesson, at: path, of: course, findings: said[path] ?? []) else { return nil }
                said[path] = nil
                return document
            }
        }
        findings = course.findings.filter { said[$0.place?.path] != nil }
        translations = Translations(contentsOf: folder.translations)
    }

    /// A document that belongs to no course; that it can't be read is a finding.
    public init(document path: String, vocabularies: Vocabularies) {
        (folder, settings, translations) = (nil, CourseSettings(), Translations(path: ""))
        do throws(LessonFailure) {
            let document = try LintedDocument(alone: path, vocabularies: vocabularies)
            (documents, sourceLanguage, findings) = ([document], document.lesson.language, [])
        } catch {
            (documents, sourceLanguage, findings) = ([], nil, [error.finding])
        }
    }

    /// The document from which this one is translated; nil for the source itself.
    func source(of document: LintedDocument) -> LintedDocument? {
        guard document.lesson.language != sourceLanguage else { return nil }
        return documents.first { $0.lesson.language == sourceLanguage && $0.lesson.name == document.lesson.name }
    }

    /// The entry of the course's file with that key.
    func setting(_ key: String) -> KeyedLines.Entry? {
        guard let path = folder?.settings, let source = try? SourceFile.lesson(at: path) else { return nil }
        return KeyedLines(source.lines, path: path, id: "").entries.last { $0.key == key }
    }

    /// The numbers of this course's lessons, in their order.
    var numbers: [String] {
        Set(documents.compactMap(\.lesson.number)).sorted { LessonNumber($0) < LessonNumber($1) }
    }
}

extension LintedDocument {
    fileprivate init(alone path: String, vocabularies: Vocabularies) throws(LessonFailure) {
        let source = try SourceFile.lesson(at: path)
        let (lesson, findings) = try Lesson.read(contentsOf: path, vocabularies: vocabularies)
        guard let vocabulary = vocabularies[lesson.language] else { throw .unknownLanguage(lesson.language, known: vocabularies.languages) }
        self.init(lesson: lesson, source: source, vocabulary: vocabulary, findings: findings)
    }

    fileprivate init?(_ lesson: Lesson, at path: String, of course: Course, findings: [Finding]) {
        guard let source = try? SourceFile.lesson(at: path), let vocabulary = course.vocabularies[lesson.language] else { return nil }
        self.init(lesson: lesson, source: source, vocabulary: vocabulary, findings: findings)
    }
}
