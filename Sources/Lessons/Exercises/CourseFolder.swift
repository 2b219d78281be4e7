import Foundation

/// The folder of a course: the one that holds Content/ and Exercises/.
public struct CourseFolder: Hashable, Sendable {
    /// Absolute, without `.` and `..`.
    public let path: String

    /// The course in exactly this folder; nil where Content/ or Exercises/ is missing.
    public init?(at path: String) {
        let path = URL.file(path).path
        guard Self.isCourse(path) else { return nil }
        self.path = path
    }

    /// The course in this folder or in the nearest parent that holds one.
    public init?(around path: String) {
        var folder = URL.file(path)
        while !Self.isCourse(folder.path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        self.path = folder.path
    }

    public var content: String { path + "/Content" }

    /// `Content/course`, the `key: value` lines about the whole course; it need not exist.
    public var settings: String { content + "/course" }

    /// `Content/translations`, from which version each section was translated; it need not exist.
    public var translations: String { content + "/translations" }

    /// The names of the folders in Content/, sorted: one a language.
    public var languages: [String] {
        Self.names(in: content).filter { Self.isFolder("\(content)/\($0)") }.sorted()
    }

    /// Whether one may see what is in a folder, and go there.
    func canBeListed(_ folder: String) -> Bool {
        FileManager.default.isReadableFile(atPath: folder) && FileManager.default.isExecutableFile(atPath: folder)
    }

    /// The lesson documents in a language, by their names without extension, sorted.
    public func documents(in language: String) -> [String] {
        Self.names(in: "\(content)/\(language)").filter { $0.hasSuffix(".md") }.map { String($0.dropLast(".md".count)) }.sorted()
    }

    /// The path of a lesson document.
    public func document(_ name: String, in language: String) -> String {
        "\(content)/\(language)/\(name).md"
    }

    /// The journal of whoever learns in this folder; it need not exist.
    public var journal: String { path + "/.lessonctl/progress.jsonl" }

    /// All exercises, in the order in which people count: exercise2 before exercise10.
    public var exercises: [ExerciseFolder] {
        let folder = path + "/Exercises"
        return Self.names(in: folder).filter { Self.isFolder("\(folder)/\($0)") }
            .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
            .map { ExerciseFolder(path: "\(folder)/\($0)") }
    }

    /// The exercise of that name; a path to its folder, as a shell completes it, is a name too.
    public func exercise(named name: String) -> ExerciseFolder? {
        let wanted = Self.exerciseName(in: name)
        return exercises.first { $0.name == wanted }
    }

    private static func exerciseName(in word: String) -> String {
        var parts = word.split(separator: "/")
        if parts.first == "." { parts.removeFirst() }
        if parts.count == 2, parts[0] == "Exercises" { parts.removeFirst() }
        return parts.joined(separator: "/")
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }

    private static func isCourse(_ path: String) -> Bool {
        isFolder(path + "/Content") && isFolder(path + "/Exercises")
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
