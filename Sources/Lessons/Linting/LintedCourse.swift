import Foundation

/// The documents that lint looks at, and what is around them.
public struct LintedCourse: Sendable {
    /// Nil for a document that stands alone: then nothing is said of what it names.
    let folder: CourseFolder?
    let settings: CourseSettings
    /// The languages in which every lesson should be: those that the course names, and those of its folders.
    let languages: [String]
    /// The language against which the others are held, whether there are lessons in it or not.
    let sourceLanguage: String?
    /// The source language's first, each language's by number.
    public let documents: [LintedDocument]
    let unread: UnreadDocuments
    /// Nil where nobody knows what is recorded.
    let translations: Translations?
    /// What is wrong with the course's file, and the documents that can't be read.
    let findings: [Finding]

    /// - Throws: `LessonFailure`, where the settings can't be read.
    public init(_ folder: CourseFolder, vocabularies: Vocabularies) throws(LessonFailure) {
        let course = try Course(folder, vocabularies: vocabularies)
        self.folder = folder
        (settings, unread) = (course.settings, course.unread)
        languages = Set(folder.languages.filter { vocabularies[$0] != nil } + course.settings.titles.keys).sorted()
        sourceLanguage = course.settings.source ?? course.languages.first
        var said = Dictionary(grouping: course.findings) { $0.place?.path }
        documents = course.languages.flatMap { language in
            course.lessons(in: language).compactMap { lesson -> LintedDocument? in
                let path = folder.document(lesson.name, in: language)
                guard let document = LintedDocument(lesson, at: path, of: course, findings: said[path] ?? []) else { return nil }
                said[path] = nil
                return document
            }
        }
        let unclaimed = course.findings.filter { said[$0.place?.path] != nil }
        do throws(LessonFailure) {
            (translations, findings) = (try Translations(contentsOf: folder.translations), unclaimed)
        } catch {
            (translations, findings) = (nil, unclaimed + [error.finding])
        }
    }

    /// A document that belongs to no course; that it can't be read is a finding.
    public init(document path: String, vocabularies: Vocabularies) {
        (folder, settings, languages, unread, translations) = (nil, CourseSettings(), [], UnreadDocuments(), nil)
        do throws(LessonFailure) {
            let document = try LintedDocument(alone: path, vocabularies: vocabularies)
            (documents, sourceLanguage, findings) = ([document], document.lesson.language, [])
        } catch {
            (documents, sourceLanguage, findings) = ([], nil, [error.finding])
        }
    }

    /// The document from which this one is translated; nil for the source itself.
    func source(of document: LintedDocument) -> LintedDocument? {
        document.lesson.language == sourceLanguage ? nil : self.document(document.lesson.name, in: sourceLanguage)
    }

    /// The document from which this one is translated, where all is there by which their sections are told: a document that was lost or
    /// emptied says nothing of what was translated.
    func sourceOfSections(of document: LintedDocument) -> LintedDocument? {
        guard let source = source(of: document) else { return nil }
        let addresses = settings.ids == nil ? source : addressDocument(of: document)
        return [document, source, addresses].allSatisfy { $0?.lesson.sections.isEmpty == false } ? source : nil
    }

    /// The document from whose headings this one's addresses are made; nil where that is itself.
    func model(of document: LintedDocument) -> LintedDocument? {
        document.lesson.language == settings.ids ? nil : addressDocument(of: document)
    }

    /// The same, be it another or itself.
    func addressDocument(of document: LintedDocument) -> LintedDocument? {
        settings.ids == nil ? nil : self.document(document.lesson.name, in: settings.ids)
    }

    private func document(_ name: String, in language: String?) -> LintedDocument? {
        documents.first { $0.lesson.language == language && $0.lesson.name == name }
    }

    /// Whether such a translation is there, or should be.
    func expects(_ document: Translations.Document) -> Bool {
        let isLanguage = languages.contains(document.language) || unread.hasAny(in: document.language)
        guard isLanguage, document.language != sourceLanguage else { return false }
        return unread.mayContain(document.lesson) || documents.contains { $0.lesson.name == document.lesson }
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
