import Foundation
import Lessons

/// A course of one lesson and two exercises in a folder of its own, gone with the value.
final class Course: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/course-\(UUID().uuidString)"

    init() throws {
        try write("---\nlesson: 3.20\nexercises: exercise1 exercise2\n---\n# Wege\n", to: "Content/de/ways.md")
        try write("---\nlesson: 3.20\nexercises: exercise1 exercise2\n---\n# Ways\n", to: "Content/en/ways.md")
        for name in ["exercise1", "exercise2"] {
            try write("root A()\n", to: "Exercises/\(name)/script.nav")
            try write("import SwiftUI\n", to: "Exercises/\(name)/Starter.swift")
            try write("# de\n- sanft\n- klar\n# en\n- gentle\n- plain\n", to: "Exercises/\(name)/hints.md")
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var tool: Tool { Tool(folder: path) }

    var journal: Journal { Journal(path: path + "/.lessonctl/progress.jsonl") }

    func pass(_ exercise: String) throws {
        let script = ExerciseFolder(path: "\(path)/Exercises/\(exercise)").scriptHash ?? ""
        try journal.append(ProgressEvent(.passed(exercise: exercise, .init(script: script, milliseconds: 1))))
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
}
