import Foundation
import Lessons

/// Linting the documents that were asked for, with safe fixes where they are wanted.
struct LintRun {
    private(set) var findings: [LintFinding] = []
    /// How many were looked at.
    private(set) var documents = 0
    /// The files that were changed.
    private(set) var fixed: Set<String> = []

    private let context: Context

    init(_ context: Context) {
        self.context = context
    }

    mutating func run() throws {
        for target in try targets() { try lint(target) }
    }

    /// A course, or a document without one, and what to look at in it.
    private struct Target {
        var course: CourseFolder?
        var document: String?
        /// Nil for everything.
        var chosen: Set<String>?
    }

    private func targets() throws -> [Target] {
        guard !context.invocation.words.isEmpty else { return [Target(course: try context.course())] }
        var chosen: [CourseFolder: Set<String>] = [:]
        var alone: [Target] = []
        for word in context.invocation.words {
            let path = context.path(word)
            guard FileManager.default.fileExists(atPath: path) else { throw Failure(SourceFile.Failure.missing(path: word), status: .usage) }
            if let course = CourseFolder(around: path), let documents = course.documents(at: path) {
                chosen[course, default: []].formUnion(documents)
            } else {
                alone += try documents(at: path, word: word).map { Target(document: $0) }
            }
        }
        return chosen.sorted { $0.key.path < $1.key.path }.map { Target(course: $0.key, chosen: $0.value) } + alone
    }

    /// The document at a path outside the courses' documents, or those in the folder.
    private func documents(at path: String, word: String) throws -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
        let documents = names.filter { !$0.hasPrefix(".") && ($0.hasSuffix(".md") || $0.hasSuffix(".txt")) }.sorted().map { path + "/" + $0 }
        guard !documents.isEmpty else { throw Failure(.usage, .noDocuments(word)) }
        return documents
    }

    private mutating func lint(_ target: Target) throws {
        var (found, linter) = try look(at: target)
        var rounds = 0
        while context.invocation.has(.fix), rounds < Self.mostRounds {
            let files = linter.fixedFiles(for: found)
            guard !files.isEmpty else { break }
            try Linter.write(files)
            fixed.formUnion(files.keys)
            rounds += 1
            (found, linter) = try look(at: target)
        }
        findings += found
        documents += linter.documents.count
    }

    /// One fix may clear the way for another.
    private static let mostRounds = 5

    private func look(at target: Target) throws -> ([LintFinding], Linter) {
        let course = try course(of: target)
        let linter = Linter(course, only: target.chosen)
        guard context.invocation.has(.code) else { return (linter.findings, linter) }
        return (linter.sorted(linter.findings + (try codeFindings(of: linter, isWholeCourse: target.chosen == nil && target.course != nil))), linter)
    }

    private func course(of target: Target) throws -> LintedCourse {
        let vocabularies = try context.vocabularies()
        if let folder = target.course { return try LintedCourse(folder, vocabularies: vocabularies) }
        return LintedCourse(document: target.document ?? "", vocabularies: vocabularies)
    }

    private func codeFindings(of linter: Linter, isWholeCourse: Bool) throws -> [LintFinding] {
        let samples = linter.documents.flatMap(LintedSample.all)
        let checker = try context.checker()
        let cache = SampleCache(folder: context.cacheFolder + "/samples", checker: checker)
        let bar = MovingBar(whole: samples.count, on: context.messages)
        defer { bar.clear() }
        let jobs = min(2, ProcessInfo.processInfo.activeProcessorCount)
        return try SampleLinter(checker: checker, cache: cache).findings(of: samples, jobs: jobs, isWholeCourse: isWholeCourse) { sample in
            bar.advance(beyond: context.shown(sample.path))
        }
    }
}

extension CourseFolder {
    /// The lesson documents in a folder and the folder, or the file of Content/ at that path; nil where there is none of the course's.
    fileprivate func documents(at path: String) -> [String]? {
        if [settings, translations].contains(path) { return [path] }
        let all = languages.flatMap { language in documents(in: language).map { document($0, in: language) } }
        let chosen = all.filter { $0 == path || $0.hasPrefix(path + "/") }
        return chosen.isEmpty ? nil : chosen + [path]
    }
}

extension Phrase {
    fileprivate static func noDocuments(_ folder: String) -> Phrase {
        Phrase(
            de: "In \(folder) gibt es keine Lektionsdokumente (.md, .txt).", el: "Στο \(folder) δεν υπάρχουν έγγραφα μαθημάτων (.md, .txt).",
            en: "There are no lesson documents (.md, .txt) in \(folder).", ja: "\(folder) にレッスン文書（.md、.txt）がありません。")
    }
}
