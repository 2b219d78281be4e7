import Foundation

/// Reads a Content folder: a folder a language, a document a lesson.
struct CourseReader {
    let content: String
    let settings: CourseSettings
    let vocabularies: Vocabularies

    private(set) var lessons: [String: [Lesson]] = [:]
    private(set) var findings: [Finding] = []

    init(content: String, settings: CourseSettings, vocabularies: Vocabularies) {
        (self.content, self.settings, self.vocabularies) = (content, settings, vocabularies)
    }

    /// The language that makes the addresses comes first, since the others need its lessons.
    mutating func readAll() {
        let ids = settings.ids
        for language in Self.folders(in: content).sorted(by: { ($0 == ids ? 0 : 1, $0) < ($1 == ids ? 0 : 1, $1) }) {
            let names = Self.documents(in: "\(content)/\(language)")
            guard !names.isEmpty else { continue }
            guard let vocabulary = vocabularies[language] else {
                findings.append(LessonFailure.unknownLanguage(language, known: vocabularies.languages).finding)
                continue
            }
            lessons[language] = names.compactMap { read($0, vocabulary: vocabulary) }.sorted(by: Lesson.precede)
        }
    }

    private mutating func read(_ name: String, vocabulary: Vocabulary) -> Lesson? {
        do throws(LessonFailure) {
            let source = try SourceFile.lesson(at: "\(content)/\(vocabulary.language)/\(name).md")
            let model = vocabulary.language == settings.ids ? nil : settings.ids.flatMap { lessons[$0] }?.first { $0.name == name }
            let (lesson, found) = Lesson.read(source, vocabulary: vocabulary, settings: settings, addressesOf: model)
            findings += found
            return lesson
        } catch {
            findings.append(error.finding)
            return nil
        }
    }

    private static func folders(in path: String) -> [String] {
        names(in: path).filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    private static func documents(in path: String) -> [String] {
        names(in: path).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(".md".count)) }
    }

    private static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
