/// Reads a Content folder: a folder a language, a document a lesson.
struct CourseReader {
    let folder: CourseFolder
    let settings: CourseSettings
    let vocabularies: Vocabularies

    private(set) var lessons: [String: [Lesson]] = [:]
    private(set) var findings: [Finding] = []
    private(set) var unread = UnreadDocuments()

    init(folder: CourseFolder, settings: CourseSettings, vocabularies: Vocabularies) {
        (self.folder, self.settings, self.vocabularies) = (folder, settings, vocabularies)
    }

    /// The language that makes the addresses comes first, since the others need its lessons.
    mutating func readAll() {
        let ids = settings.ids
        if !folder.canBeListed(folder.content) { findings.append(SourceFile.Failure.unreadable(path: folder.content).finding) }
        for language in folder.languages.sorted(by: { ($0 == ids ? 0 : 1, $0) < ($1 == ids ? 0 : 1, $1) }) {
            let path = "\(folder.content)/\(language)"
            guard folder.canBeListed(path) else {
                findings.append(SourceFile.Failure.unreadable(path: path).finding)
                unread.insertAll(in: language)
                continue
            }
            let names = folder.documents(in: language)
            guard !names.isEmpty else { continue }
            guard let vocabulary = vocabularies[language] else {
                var finding = LessonFailure.unknownLanguage(language, known: vocabularies.languages).finding
                finding.place = Finding.Place(path: path, position: SourcePosition(line: 1, column: 1))
                findings.append(finding)
                unread.insertAll(in: language)
                continue
            }
            lessons[language] = names.compactMap { read($0, vocabulary: vocabulary) }.sorted(by: Lesson.precede)
        }
    }

    private mutating func read(_ name: String, vocabulary: Vocabulary) -> Lesson? {
        do throws(LessonFailure) {
            let source = try SourceFile.lesson(at: folder.document(name, in: vocabulary.language))
            let model = vocabulary.language == settings.ids ? nil : settings.ids.flatMap { lessons[$0] }?.first { $0.name == name }
            let (lesson, found) = Lesson.read(source, vocabulary: vocabulary, settings: settings, addressesOf: model)
            findings += found
            return lesson
        } catch {
            findings.append(error.finding)
            unread.insert(name, in: vocabulary.language)
            return nil
        }
    }
}
