/// All lessons of a course folder, in all its languages.
public struct Course: Sendable {
    /// The folder that holds Content/ and Exercises/.
    public let root: String
    public let settings: CourseSettings
    public let vocabularies: Vocabularies
    /// The languages in which there are lessons, the source first, then by tag.
    public let languages: [String]
    /// What is wrong with the settings and the documents, file by file.
    public let findings: [Finding]

    let unread: UnreadDocuments

    private let lessons: [String: [Lesson]]

    /// Reads every document of the course in exactly that folder.
    ///
    /// - Throws: `LessonFailure`, where it isn't a course or its settings can't be read.
    public init(at root: String, vocabularies: Vocabularies) throws(LessonFailure) {
        guard let folder = CourseFolder(at: root) else { throw .notACourse(path: root) }
        try self.init(folder, vocabularies: vocabularies)
    }

    /// Reads every document. A document that can't be read is a finding, and the others are there all the same.
    ///
    /// - Throws: `LessonFailure`, where the settings can't be read.
    public init(_ folder: CourseFolder, vocabularies: Vocabularies) throws(LessonFailure) {
        let (settings, settingsFindings) = try CourseSettings.ofContent(folder.content)
        var reader = CourseReader(folder: folder, settings: settings, vocabularies: vocabularies)
        reader.readAll()
        (root, self.settings, self.vocabularies) = (folder.path, settings, vocabularies)
        (lessons, findings) = (reader.lessons, settingsFindings + reader.findings)
        unread = reader.unread
        let source = settings.source
        languages = reader.lessons.keys.sorted { ($0 == source ? 0 : 1, $0) < ($1 == source ? 0 : 1, $1) }
    }

    /// The lessons in a language, ordered by number.
    public func lessons(in language: String) -> [Lesson] {
        lessons[language] ?? []
    }

    /// The lesson of that number or name; in that language where it is there in it.
    public func lesson(_ numberOrName: String, language: String? = nil) -> Lesson? {
        let order = [language].compactMap(\.self) + languages
        return order.lazy.compactMap { tag in
            lessons(in: tag).first { $0.number == numberOrName || $0.name == numberOrName }
        }.first
    }

    /// Every lesson once, ordered by number, in the first of the given languages in which there is one, else in any.
    public func lessons(preferring preferred: [String]) -> [Lesson] {
        var seen: Set<String> = []
        let all = (preferred + languages).flatMap { lessons(in: $0) }.filter { seen.insert($0.name).inserted }
        return all.sorted(by: Lesson.precede)
    }
}

extension Lesson {
    /// By number, then by name; lessons without a number last.
    static func precede(_ a: Lesson, _ b: Lesson) -> Bool {
        switch (a.number, b.number) {
        case (let first?, let second?) where first != second: LessonNumber(first) < LessonNumber(second)
        case (_?, nil): true
        case (nil, _?): false
        default: a.name < b.name
        }
    }
}
