import Foundation

/// Writes files into a folder, only those that are new or different, each through a temporary file and a rename.
public struct SiteWriter: Sendable {
    public let folder: String

    public init(folder: String) {
        self.folder = folder
    }

    public struct Outcome: Equatable, Sendable {
        /// Sorted.
        public var written: [String] = []
        public var unchanged = 0
    }

    /// - Parameter files: contents by path from the folder.
    /// - Throws: `SiteFailure`.
    public func write(_ files: [String: Data]) throws(SiteFailure) -> Outcome {
        var outcome = Outcome()
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            guard FileManager.default.contents(atPath: "\(folder)/\(path)") != data else { outcome.unchanged += 1; continue }
            try write(data, to: "\(folder)/\(path)")
            outcome.written.append(path)
        }
        return outcome
    }

    private func write(_ data: Data, to path: String) throws(SiteFailure) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
