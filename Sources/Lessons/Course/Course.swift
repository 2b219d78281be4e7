import Foundation

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

    private let lessons: [String: [Lesson]]

    /// The folder, or its nearest parent, that holds Content/ and Exercises/.
    public static func root(around folder: String) -> String? {
        var folder = URL(fileURLWithPath: folder).standardized
        while !isCourse(folder.path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        return folder.path
    }

    /// Reads every document. A document that can't be read is a finding, and the others are there all the same.
    ///
    /// - Throws: `LessonFailure`, where the folder isn't a course or its settings can't be read.
    public init(at root: String, vocabularies: Vocabularies) throws(LessonFailure) {
        guard Self.isCourse(root) else { throw .notACourse(path: root) }
        let content = root + "/Content"
        let (settings, settingsFindings) = try CourseSettings.ofContent(content)
        var reader = CourseReader(content: content, settings: settings, vocabularies: vocabularies)
        reader.readAll()
        (self.root, self.settings, self.vocabularies) = (root, settings, vocabularies)
        (lessons, findings) = (reader.lessons, settingsFindings + reader.findings)
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

    private static func isCourse(_ path: String) -> Bool {
        ["Content", "Exercises"].allSatisfy { path.hasFolder(named: $0) }
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

extension String {
    fileprivate func hasFolder(named name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(self)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
    }
}
