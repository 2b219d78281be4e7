import Foundation
import Testing

@testable import Lessons

struct SubmissionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ names: String...) throws {
        for name in names { try folder.write("import SwiftUI", to: name) }
    }

    private func found(only: String? = nil) -> [String] {
        Submission.all(in: folder.path, of: ["exercise1", "exercise2"], only: only).map { submission in
            "\(submission.learner) \(submission.exercise) \(submission.path.dropFirst(folder.path.count + 1))"
        }
    }

    @Test func `a folder a learner, whatever way the solutions are laid out`() throws {
        try write("anna/exercise1.swift", "anna/exercise2.swift", "ben/exercise1/A.swift", "ben/notes.txt", "carl/Exercises/exercise2/Solution.swift", ".git/exercise1.swift")
        #expect(found() == [
            "anna exercise1 anna/exercise1.swift", "anna exercise2 anna/exercise2.swift", "ben exercise1 ben/exercise1",
            "carl exercise2 carl/Exercises/exercise2/Solution.swift",
        ])
    }

    @Test func `the folder of a single learner`() throws {
        try write("exercise1.swift", "exercise2/Parts/B.swift", "other.swift")
        let name = URL(filePath: folder.path).lastPathComponent
        #expect(found() == ["\(name) exercise1 exercise1.swift", "\(name) exercise2 exercise2"])
    }

    @Test func `one exercise's, called by their files`() throws {
        try write("anna.swift", "ben/Main.swift", "readme.md", "empty/readme.md")
        #expect(found(only: "exercise1") == ["anna exercise1 anna.swift", "ben exercise1 ben"])
    }

    @Test func `equal programs have one fingerprint, comments and white space aside`() throws {
        func fingerprint(_ text: String) throws -> String {
            try Solution(path: "A", files: [SourceFile(path: "A", text: text)]).fingerprint
        }
        let one = try fingerprint("let a = 1 // mine")
        #expect(try fingerprint("/* his */\nlet  a=1") == one)
        #expect(try fingerprint("let a = 2") != one)
        #expect(try fingerprint("let a = \"1 \"") != fingerprint("let a = \"1\""))
    }
}
