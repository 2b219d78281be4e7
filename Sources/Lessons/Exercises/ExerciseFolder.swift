import Foundation

/// The folder of an exercise. Nothing in it need exist: whoever reads a file says what is missing.
public struct ExerciseFolder: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    public var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// The navigation-path script that a solution is held against.
    public var script: String { path + "/script.nav" }
    /// What a learner begins with.
    public var starter: String { path + "/Starter.swift" }
    /// A solution that passes.
    public var reference: String { path + "/Reference.swift" }
    /// The learner's own.
    public var solution: String { path + "/Solution.swift" }
    public var hints: String { path + "/hints.md" }

    /// Typical wrong solutions, by name.
    public var mistakes: [String] {
        let folder = path + "/mistakes"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
    }

    /// What a pass is bound to: it goes stale when this changes. Nil where there is no script.
    public var scriptHash: String? {
        FileManager.default.contents(atPath: script).map { ContentHash($0).description }
    }

    public enum Failure: Error, Equatable, Sendable {
        /// A file of the exercise's author is missing or can't be read.
        case course(SourceFile.Failure)
        /// A file of the learner's can't be written; the code is that of `errno`.
        case notWritten(path: String, code: Int32)
    }
}
