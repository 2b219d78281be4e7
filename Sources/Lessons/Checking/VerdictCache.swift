import Foundation
import Glibc

/// Verdicts on what hasn't changed since. Each is a file of its own, written to the side and renamed, so that several checks at once
/// don't disturb each other.
struct VerdictCache: Sendable {
    let folder: String

    /// The most that is kept, the latest ones.
    private static let capacity = 200

    /// Nil where there is none, or it can't be read.
    func verdict(for key: VerdictKey) -> Verdict? {
        guard let data = FileManager.default.contents(atPath: path(of: key)), data.starts(with: key.bytes) else { return nil }
        return try? JSONDecoder().decode(Verdict.self, from: data.dropFirst(key.bytes.count))
    }

    /// What can't be written isn't kept.
    func keep(_ verdict: Verdict, for key: VerdictKey) {
        guard let body = try? JSONEncoder().encode(verdict) else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let draft = "\(path(of: key)).\(getpid())"
        guard FileManager.default.createFile(atPath: draft, contents: key.bytes + body) else { return }
        if rename(draft, path(of: key)) != 0 { unlink(draft) }
        makeRoom()
    }

    private func path(of key: VerdictKey) -> String { "\(folder)/\(key.name)" }

    private func makeRoom() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > Self.capacity else { return }
        let files = names.map { (path: "\(folder)/\($0)", time: Self.time(of: "\(folder)/\($0)")) }.sorted { $0.time < $1.time }
        for file in files.prefix(names.count - Self.capacity / 2) { unlink(file.path) }
    }

    private static func time(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
    }
}
