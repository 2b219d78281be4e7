import Foundation

/// Where journals of learners lie: a journal itself, the folder of one learner, or a folder of such folders.
struct LearnerFolder {
    let path: String

    var journals: [(name: String, path: String)] {
        if let own = Self.journal(at: path) { return [(Self.name(of: path), own)] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }.compactMap { name in
            Self.journal(at: "\(path)/\(name)").map { (Self.name(of: name), $0) }
        }
    }

    private static func journal(at path: String) -> String? {
        let paths = path.hasSuffix(".jsonl") ? [path] : [path + "/.lessonctl/progress.jsonl", path + "/progress.jsonl"]
        return paths.first(where: FileManager.default.fileExists)
    }

    private static func name(of path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
