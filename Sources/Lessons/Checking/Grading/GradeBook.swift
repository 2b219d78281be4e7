import Foundation

/// The grades that were given so far, a JSON line each, so that grading can go on where it stopped. A grade counts for a solution and a
/// script as they were; what is torn by a kill is passed over.
public struct GradeBook: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    struct Entry: Codable {
        let key: String
        let grade: Grade
    }

    func grades() throws(Journal.Failure) -> [String: Grade] {
        guard let file = try LockedFile.open(path, for: .reading) else { return [:] }
        let decoder = JSONDecoder()
        let entries = try file.contents().split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(Entry.self, from: $0) }
        return Dictionary(entries.map { ($0.key, $0.grade) }) { $1 }
    }

    /// Returns when it is on the disk.
    func append(_ grade: Grade, for key: String) throws(Journal.Failure) {
        guard let file = try LockedFile.open(path, for: .appending) else { throw .notWritten(path: path, code: ENOENT) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(Entry(key: key, grade: grade)) else { throw .notWritten(path: path, code: EINVAL) }
        let isTorn = file.byte(at: .last).map { $0 != UInt8(ascii: "\n") } ?? false
        try file.append(Data((isTorn ? "\n" : "").utf8) + line + Data("\n".utf8))
    }
}
