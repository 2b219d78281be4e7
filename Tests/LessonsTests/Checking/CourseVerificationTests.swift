import Foundation
import Testing

@testable import Lessons

struct CourseVerificationTests {
    private let folder: TemporaryFolder
    private let exercise: ExerciseFolder
    private let verification: CourseVerification

    init() throws {
        folder = try TemporaryFolder()
        exercise = ExerciseFolder(path: folder.path + "/exercise1")
        verification = CourseVerification(checker: try Checker(cache: Workbench.cache))
        try write(#"root ContentView()"# + "\nscenario \"says hello\"\n  expect text \"Hello\"\n", to: "script.nav")
        try write(Self.view(#"Text("Hello")"#), to: "Reference.swift")
        try write(Self.view(#"Text("")"#), to: "Starter.swift")
        try write("// finding: expect-text\n" + Self.view(#"Text("hello")"#), to: "mistakes/small-letter.swift")
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(text, to: "exercise1/\(name)")
    }

    private static func view(_ body: String) -> String {
        "import SwiftUI\n\nstruct ContentView: View {\n    var body: some View { \(body) }\n}\n"
    }

    private func complaints() throws -> [CourseVerification.Complaint?] {
        try verification.outcomes(of: CourseVerification.trials(of: exercise), jobs: 2).map(\.complaint)
    }

    @Test func `an exercise that keeps its promises has no complaint`() throws {
        let outcomes = try verification.outcomes(of: CourseVerification.trials(of: exercise), jobs: 1)
        #expect(outcomes.map(\.complaint) == [nil, nil, nil])
        #expect(outcomes.map(\.trial.role) == [.reference, .starter, .mistake])
        #expect(outcomes.map(\.found?.id) == [nil, "expect-text", "expect-text"])
    }

    @Test func `a reference that fails and a starter that passes are said`() throws {
        try write(Self.view(#"Text("Hullo")"#), to: "Reference.swift")
        try write(Self.view(#"Text("Hello")"#), to: "Starter.swift")
        let complaints = try complaints()
        #expect(complaints[0]?.finding?.id == "expect-text")
        #expect(complaints[1] == .starterPasses)
    }

    @Test func `a starter must compile`() throws {
        try write(Self.view("Text(1)"), to: "Starter.swift")
        let complaint = try complaints()[1]
        #expect(complaint?.message.en == "The starter must run and fail only at the script, but it only gets as far as “compile”.")
    }

    @Test func `a mistake that the script doesn't see is said`() throws {
        try write("// finding: expect-text\n" + Self.view(#"Text("Hello")"#), to: "mistakes/small-letter.swift")
        #expect(try complaints()[2] == .mistakePasses(expected: "expect-text"))
    }

    @Test func `another finding than the one that is named is said`() throws {
        try write("// finding: crash\n" + Self.view(#"Text("hello")"#), to: "mistakes/small-letter.swift")
        let complaint = try complaints()[2]
        #expect(complaint?.message.en == "“crash” is expected, but “expect-text” is found first.")
    }

    @Test func `only the first finding counts`() throws {
        try write(
            "root ContentView()\nscenario \"a\"\n  tap \"x\"\nscenario \"b\"\n  expect text \"Hello\"\n", to: "script.nav")
        #expect(try complaints()[2]?.message.en == "“expect-text” is expected, but “tap” is found first.")
    }

    @Test func `a mistake must name a finding that there is`() throws {
        try write(Self.view(#"Text("hello")"#), to: "mistakes/small-letter.swift")
        #expect(try complaints()[2] == .nothingAnnounced)
        try write("// finding: expect-txt\n" + Self.view(#"Text("hello")"#), to: "mistakes/small-letter.swift")
        #expect(try complaints()[2] == .unknownFinding("expect-txt", nearest: "expect-text"))
    }

    @Test func `a script that can't be read is a complaint of every file`() throws {
        try write("root ContentView()\nscenario \"a\"\n  tpa \"x\"\n", to: "script.nav")
        #expect(try complaints().compactMap { $0?.finding?.id } == ["script", "script", "script"])
    }

    @Test func `a missing reference is a complaint`() throws {
        try FileManager.default.removeItem(atPath: exercise.reference)
        #expect(try complaints()[0]?.finding?.id == "missing-solution")
    }
}
