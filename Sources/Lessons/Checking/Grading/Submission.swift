import Foundation

/// What someone has handed in for an exercise.
public struct Submission: Hashable, Sendable {
    public let learner: String
    public let exercise: String
    /// A Swift file, or a folder of them.
    public let path: String

    public init(learner: String, exercise: String, path: String) {
        (self.learner, self.exercise, self.path) = (learner, exercise, path)
    }
}

extension Submission {
    /// All that lies in a folder: the solutions of one learner, or a folder for each.
    ///
    /// A learner's solution of `exercise1` is `Exercises/exercise1/Solution.swift`, `exercise1.swift`, or what is in `exercise1/`.
    ///
    /// - Parameter only: the exercise that everything in the folder is for: then every Swift file and every folder with one is a
    ///   submission, called by its name. Nil where names tell the exercises.
    public static func all(in folder: String, of exercises: [String], only: String? = nil) -> [Submission] {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        if let only { return entries(of: folder).compactMap { entry in submission(entry, in: folder, exercise: only) } }
        let own = solutions(in: folder, of: exercises)
        guard own.isEmpty else { return own }
        return entries(of: folder).flatMap { solutions(in: "\(folder)/\($0)", of: exercises) }
    }

    private static func submission(_ entry: String, in folder: String, exercise: String) -> Submission? {
        let path = "\(folder)/\(entry)"
        guard holdsSwift(path) else { return nil }
        let name = entry.hasSuffix(".swift") ? String(entry.dropLast(".swift".count)) : entry
        return Submission(learner: name, exercise: exercise, path: path)
    }

    private static func solutions(in folder: String, of exercises: [String]) -> [Submission] {
        let learner = URL(filePath: folder).lastPathComponent
        return exercises.compactMap { exercise in
            let places = ["\(folder)/Exercises/\(exercise)/Solution.swift", "\(folder)/\(exercise).swift", "\(folder)/\(exercise)"]
            return places.first(where: holdsSwift).map { Submission(learner: learner, exercise: exercise, path: $0) }
        }
    }

    private static func entries(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// A Swift file, or a folder that has one somewhere.
    private static func holdsSwift(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
        guard isFolder.boolValue else { return path.hasSuffix(".swift") }
        return FileManager.default.enumerator(atPath: path)?.contains { ($0 as? String)?.hasSuffix(".swift") ?? false } ?? false
    }
}
