import Foundation
import Lessons
import Testing

struct LearningTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    @Test func `start makes the working file and says where, from any folder of the course`() throws {
        let result = try Tool(folder: course.path + "/Exercises/exercise1").run("start", "exercise1")
        #expect(result.status == 0)
        #expect(result.output == "Created Solution.swift with the exercise's starter code.\n")
        #expect(result.messages.contains("lessonctl check exercise1"))
        #expect(course.text(of: "Exercises/exercise1/Solution.swift") == "import SwiftUI\n")
    }

    @Test func `reset keeps the old file and says its name`() throws {
        try course.write("mine", to: "Exercises/exercise1/Solution.swift")
        let result = try course.tool.run("reset", "exercise1")
        #expect(result.status == 0)
        #expect(result.output.contains("Exercises/exercise1/Solution.1.swift"))
        #expect(course.text(of: "Exercises/exercise1/Solution.1.swift") == "mine")
    }

    @Test func `a missing exercise is the caller's mistake and gets the nearest`() throws {
        let result = try course.tool.run("start", "exercise3")
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.messages == "lessonctl: There is no exercise “exercise3” in this course.\n  Did you mean exercise1?\n")
    }

    @Test func `a missing starter is the course's mistake`() throws {
        try FileManager.default.removeItem(atPath: course.path + "/Exercises/exercise1/Starter.swift")
        let result = try course.tool.run("start", "exercise1")
        #expect(result.status == 4)
        #expect(result.messages.contains("Exercises/exercise1/Starter.swift"))
    }

    @Test func `a folder that is no course is said so`() throws {
        let result = try Tool(folder: "/").run("next")
        #expect(result.status == 2)
        #expect(result.messages.contains("Content/ and Exercises/"))
        #expect(try course.tool.run("--course", "Content", "next").status == 2)
        #expect(try Tool(folder: "/").run("--course", course.path, "next").status == 0)
    }

    @Test func `hints come one at a time, are remembered, and can be walked back`() throws {
        let outputs = try ["", "", "", "--back", "--back"].map { option in
            let result =
                option.isEmpty ? try course.tool.run("hint", "exercise1") : try course.tool.run("hint", "exercise1", option)
            return result.output
        }
        let (gentle, plain) = ("Hint 1 of 2\ngentle\n", "Hint 2 of 2\nplain\n")
        #expect(outputs == [gentle, plain, plain, gentle, gentle])
    }

    @Test func `hints in another language are announced`() throws {
        let result = try course.tool.run("hint", "exercise1", "--language", "ja")
        #expect(result.output.hasSuffix("gentle\n"))
        #expect(result.messages.contains("日本語のヒントがありません"))
    }

    @Test func `an exercise without hints is the course's mistake`() throws {
        try course.write("", to: "Exercises/exercise1/hints.md")
        #expect(try course.tool.run("hint", "exercise1").status == 4)
    }

    @Test func `a lesson is marked, and the mark taken back`() throws {
        let done = try course.tool.run("done", "3.20", "--language", "de")
        #expect(done.output == "Lektion geschafft: 3.20 Wege\n")
        #expect(done.messages == "Noch nicht bestanden: exercise1, exercise2\n")
        #expect(try course.tool.run("progress").output.contains("lesson done"))
        #expect(try course.tool.run("undone", "ways").output == "Lesson open again: 3.20 Ways\n")
        #expect(try !course.tool.run("progress").output.contains("lesson done"))
    }

    @Test func `marking twice records one event`() throws {
        _ = try course.tool.run("done", "3.20")
        _ = try course.tool.run("done", "3.20")
        #expect(try course.journal.events().count == 1)
    }

    @Test func `next leads through a lesson`() throws {
        #expect(try course.tool.run("next").output.hasPrefix("Read lesson 3.20, “Ways”"))
        _ = try course.tool.run("start", "exercise1")
        #expect(try course.tool.run("next").output.hasPrefix("Continue with exercise1"))
        try course.pass("exercise1")
        #expect(try course.tool.run("next").output.hasPrefix("Solve exercise2"))
        try course.pass("exercise2")
        #expect(try course.tool.run("next").output.contains("lessonctl done 3.20"))
        _ = try course.tool.run("done", "3.20")
        #expect(try course.tool.run("next").output.hasPrefix("All done"))
        try course.write("root B()\n", to: "Exercises/exercise2/script.nav")
        #expect(try course.tool.run("next").output.hasPrefix("Check exercise2 again"))
    }

    @Test(arguments: ["de": "Lies", "el": "Διάβασε", "en": "Read", "ja": "レッスン3.20"])
    func `messages come in the language that is asked for, else in the locale's`(language: String, start: String) throws {
        #expect(try course.tool.run("next", "--language", language).output.hasPrefix(start))
        var tool = course.tool
        tool.environment = ["LC_ALL": "\(language)_XX.UTF-8"]
        #expect(try tool.run("next").output.hasPrefix(start))
    }

    @Test func `a locale of another language gets English`() throws {
        var tool = course.tool
        tool.environment = ["LC_ALL": "C"]
        #expect(try tool.run("next").output.hasPrefix("Read"))
    }

    @Test func `a mistake is answered in the language that stands beside it`() throws {
        let result = try course.tool.run("hint", "--bad", "--language=de")
        #expect(result.messages.hasPrefix("lessonctl: Die Option --bad gibt es nicht."))
    }

    @Test func `results for programs are JSON with a version`() throws {
        for words in [
            ["start", "exercise1"], ["hint", "exercise1"], ["reset", "exercise1"], ["done", "3.20"], ["next"], ["progress"],
            ["version"],
        ] {
            let result = try course.tool.process(words + ["--format", "json"]).output()
            let object = try JSONSerialization.jsonObject(with: result) as? [String: Any]
            #expect(object?["version"] as? Int == 1, "\(words)")
        }
    }

    @Test func `output that can't be written is the machine's failure`() throws {
        let process = course.tool.process(["version"])
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
    }
}

extension Process {
    /// Runs to the end and gives what came to standard output.
    func output() throws -> Data {
        let pipe = Pipe()
        standardOutput = pipe
        try run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        waitUntilExit()
        return data
    }
}
