import Foundation
import Lessons
import Testing

struct ExerciseFolderTests {
    let course: TemporaryCourse
    let exercise: ExerciseFolder

    init() throws {
        course = try TemporaryCourse()
        try course.write("import SwiftUI\n", to: "Exercises/exercise1/Starter.swift")
        exercise = ExerciseFolder(path: course.path + "/Exercises/exercise1")
    }

    private var solution: String? { course.text(of: "Exercises/exercise1/Solution.swift") }

    @Test func `starting makes the working file from the starter`() throws {
        #expect(try exercise.start() == .made)
        #expect(solution == "import SwiftUI\n")
    }

    @Test func `starting leaves a working file as it is`() throws {
        try course.write("mine", to: "Exercises/exercise1/Solution.swift")
        #expect(try exercise.start() == .alreadyThere)
        #expect(solution == "mine")
    }

    @Test func `resetting keeps every old file beside the new one`() throws {
        for (number, text) in ["first", "second"].enumerated() {
            try course.write(text, to: "Exercises/exercise1/Solution.swift")
            #expect(try exercise.reset() == .kept("\(exercise.path)/Solution.\(number + 1).swift"))
        }
        #expect(solution == "import SwiftUI\n")
        #expect(course.text(of: "Exercises/exercise1/Solution.1.swift") == "first")
        #expect(course.text(of: "Exercises/exercise1/Solution.2.swift") == "second")
    }

    @Test func `resetting what was never touched keeps nothing`() throws {
        #expect(try exercise.reset() == .made)
        #expect(try exercise.reset() == .unchanged)
    }

    @Test func `nothing but the working files is left behind`() throws {
        try course.write("mine", to: "Exercises/exercise1/Solution.swift")
        _ = try exercise.start()
        _ = try exercise.reset()
        #expect(try course.names(in: "Exercises/exercise1") == ["Solution.1.swift", "Solution.swift", "Starter.swift"])
    }

    @Test func `a missing starter is the course's failure and touches nothing`() throws {
        try FileManager.default.removeItem(atPath: exercise.starter)
        try course.write("mine", to: "Exercises/exercise1/Solution.swift")
        #expect(throws: ExerciseFolder.Failure.course(.missing(path: exercise.starter))) { try exercise.reset() }
        #expect(solution == "mine")
    }

    @Test func `the script's hash changes with the script, but not with its line ends`() throws {
        #expect(exercise.scriptHash == nil)
        try course.write("root A()\nback\n", to: "Exercises/exercise1/script.nav")
        let hash = try #require(exercise.scriptHash)
        try course.write("root A()\r\nback\r\n", to: "Exercises/exercise1/script.nav")
        #expect(exercise.scriptHash == hash)
        try course.write("root B()\nback\n", to: "Exercises/exercise1/script.nav")
        #expect(exercise.scriptHash != hash)
    }

    @Test func `mistakes are the Swift files of their folder, by name`() throws {
        for name in ["b.swift", "a.swift", "notes.md"] { try course.write("", to: "Exercises/exercise1/mistakes/\(name)") }
        #expect(exercise.mistakes.map { URL(fileURLWithPath: $0).lastPathComponent } == ["a.swift", "b.swift"])
    }
}
