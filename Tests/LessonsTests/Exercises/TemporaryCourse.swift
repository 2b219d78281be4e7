import Foundation
import Lessons

/// A course in a folder of its own, gone with the value.
final class TemporaryCourse: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/course-\(UUID().uuidString)"

    init() throws {
        try makeFolder("Content")
        try makeFolder("Exercises")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }

    /// Writes a file, and the folders above it.
    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }

    var folder: CourseFolder? { CourseFolder(at: path) }
}
