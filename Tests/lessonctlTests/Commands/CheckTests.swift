import Foundation
import Lessons
import Testing

/// Checks with the real tool, compiler and runtime.
struct CheckTests {
    private let course: Course

    init() throws {
        course = try Course.withStairs()
    }

    private static func stairs(go: String = "path.append(1)", home: String = "path.removeAll()", labels: [String] = ["Go", "Home"]) -> String {
        Course.stairs(go: go, home: home, labels: labels)
    }

    private func solve(_ source: String) throws {
        try course.write(source, to: "Exercises/exercise1/Solution.swift")
    }

    private func check(_ options: String...) throws -> Tool.Result {
        try course.tool.run(["check", "exercise1"] + options)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    // MARK: What comes of a solution

    @Test func `a right solution passes, and progress shows it after a restart`() throws {
        try solve(Self.stairs())
        let result = try check()
        #expect(result.status == 0)
        #expect(result.output == "✓ climbs\n✓ goes home\n\nThe texts of your solution are in English.\nPassed: all 2 scenarios are right.\n")
        let progress = try course.tool.run("progress").output
        #expect(progress.contains("✓  exercise1  passed"))
        #expect(try course.tool.run("next").output.contains("exercise2"))
    }

    @Test func `a wrong solution is told what was expected and what was there`() throws {
        try solve(Self.stairs(home: "path.append(2)"))
        let result = try check("--language", "de")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                """
                ✗ goes home
                  Schritte:    tap "Go" → tap "Home"
                  Skript:      Exercises/exercise1/script.nav:10: expect path is empty
                  Erwartet:    leerer Pfad
                  Da war:      Pfad [✗1, ✗2], 1 und 2 gehören nicht dazu
                  Hinweis:     Leere den Pfad.
                  Bildschirm:

                """))
        #expect(result.output.hasSuffix("Noch nicht bestanden: 1 von 2 Szenarien stimmen.\n"))
        #expect(result.messages == "Brauchst du einen Hinweis? lessonctl hint exercise1\n")
        #expect(try course.journal.events().map(\.kind.verbForTests) == ["failed expect-path"])
    }

    @Test func `a solution in another language passes and is told so`() throws {
        try solve(Self.stairs(labels: ["はじめる", "最初へ"]))
        let result = try check()
        #expect(result.status == 0)
        #expect(result.output.contains("The texts of your solution are in Japanese."))
    }

    @Test func `wrong labels are answered with those that there are`() throws {
        try solve(Self.stairs(labels: ["Start", "Home"]))
        let result = try check()
        #expect(result.status == 1)
        #expect(result.output.contains("  Expected:  something to tap called “Go”\n  Found:     buttons: “Start”\n"))
    }

    @Test func `a compiler's error stands word for word with the learner's line and its meaning`() throws {
        try solve(Self.stairs(go: "path.append(\"１\")"))
        let result = try check()
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "Exercises/exercise1/Solution.swift:8:40: error: cannot convert value of type 'String' to expected argument type 'Int'\n"))
        #expect(result.output.contains("  8 | Button(\"Go\") { path.append(\"１\") }\n"))
        #expect(result.output.contains("Explanation:"))
        #expect(try course.journal.events().map(\.kind.verbForTests) == ["failed compile"])
    }

    @Test func `a crash is told with the step and the line`() throws {
        try solve(Self.stairs(home: "path.removeLast(7)"))
        let result = try check()
        #expect(result.status == 1)
        #expect(result.output.contains("  Steps:          tap \"Go\"\n  Script:         Exercises/exercise1/script.nav:9: tap home\n"))
        #expect(result.output.contains("Exercises/exercise1/Solution.swift:11:"))
        #expect(result.output.contains("11 | path.removeLast(7)"))
    }

    @Test func `an endless loop is stopped, with the step and the line`() throws {
        try solve(Self.stairs(home: "while true { path = [] }"))
        let result = try check("--scenario", "goes home")
        #expect(result.status == 1)
        #expect(result.output.contains("script.nav:9: tap home"))
        #expect(result.output.contains("Exercises/exercise1/Solution.swift:11:"))
        #expect(try course.journal.events().isEmpty)
    }

    // MARK: Forms of the result

    @Test func `without a name the first open exercise is checked, from the starter where there is nothing yet`() throws {
        let result = try course.tool.run("check")
        #expect(result.status == 0)
        #expect(result.messages.hasPrefix("Checking exercise1, the first exercise you haven't passed yet.\nCreated Exercises/exercise1/Solution.swift with"))
    }

    @Test func `JSON is the result and nothing else`() throws {
        try solve(Self.stairs(home: "path.append(2)"))
        let report = try object(check("--format", "json").output)
        #expect(report["exercise"] as? String == "exercise1" && report["passed"] as? Bool == false && report["language"] as? String == "en")
    }

    @Test func `JUnit and Exercism say the same in their own words`() throws {
        try solve(Self.stairs(home: "path.append(2)"))
        let junit = try check("--format", "junit")
        #expect(junit.status == 1)
        #expect(junit.output.contains("<testsuite name=\"exercise1\" tests=\"3\" failures=\"1\" errors=\"0\">"))
        let exercism = try object(check("--format", "exercism").output)
        #expect(exercism["version"] as? Int == 3 && exercism["status"] as? String == "fail")
    }

    @Test func `several exercises are one report`() throws {
        try solve(Self.stairs())
        for name in ["script.nav", "Starter.swift"] {
            try course.write(try #require(course.text(of: "Exercises/exercise1/\(name)")), to: "Exercises/exercise2/\(name)")
        }
        let result = try course.tool.run("check", "exercise1", "exercise2", "--format", "json")
        let reports = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        #expect(reports?.map { $0["exercise"] as? String } == ["exercise1", "exercise2"])
        #expect(try course.tool.run("check", "exercise1", "exercise2", "--format", "exercism").status == 2)
    }

    @Test func `a trace shows the screen after every step`() throws {
        try solve(Self.stairs())
        let output = try check("--trace").output
        #expect(output.contains("Exercises/exercise1/script.nav:8: tap go\n"))
        #expect(output.contains("  Path:  [1]\n"))
    }

    @Test func `editors are told how a working file is compiled`() throws {
        _ = try course.tool.run("start", "exercise1")
        let text = try #require(course.text(of: "Exercises/exercise1/compile_commands.json"))
        let commands = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        #expect((commands?.first?["file"] as? String)?.hasSuffix("/Exercises/exercise1/Solution.swift") == true)
        #expect((commands?.first?["arguments"] as? [String])?.contains("SwiftUI=HeadlessSwiftUI") == true)
    }

    // MARK: run

    @Test func `run shows the first screen of any program and records nothing`() throws {
        try course.write(Self.stairs(), to: "Stairs.swift")
        let result = try course.tool.run("run", "Stairs.swift")
        #expect(result.status == 0)
        #expect(result.output.contains("│ [Go] "))
        #expect(!result.output.contains("Passed"))
        #expect(try course.tool.run("run", "Stairs.swift", "--script", "Exercises/exercise1/script.nav").status == 0)
        #expect(try course.journal.events().isEmpty)
    }

    @Test func `run takes a program of several files`() throws {
        try course.write("import SwiftUI\n\nstruct ContentView: View {\n    var body: some View { NavigationStack { Words() } }\n}\n", to: "a/Main.swift")
        try course.write("import SwiftUI\n\nstruct Words: View {\n    var body: some View { Text(\"Hello\") }\n}\n", to: "b/Words.swift")
        let result = try course.tool.run("run", "a/Main.swift", "b/Words.swift")
        #expect(result.status == 0)
        #expect(result.output.contains("│ Hello "))
    }

    // MARK: What can't be checked

    @Test(arguments: [
        ("", "has no code yet"), ("// nothing\n", "has no code yet"), (String(repeating: "// ..........\n", count: 80_000), "larger than 1 MB"),
    ])
    func `an empty or huge solution is the learner's finding`(source: String, message: String) throws {
        try solve(source)
        let result = try check()
        #expect(result.status == 1)
        #expect(result.output.contains(message))
        #expect(try course.journal.events().count == 1)
    }

    @Test func `a solution that isn't UTF-8 is told with its place`() throws {
        try Data("let a = 1\nlet b = \"".utf8 + [0xFC] + "\"\n".utf8).write(to: URL(filePath: course.path + "/Latin.swift"))
        let result = try check("--solution", "Latin.swift")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("Latin.swift:2:10: error: Latin.swift isn't UTF-8 text."))
    }

    @Test func `a solution that can't be read is told so`() throws {
        let result = try check("--solution", "/dev/zero")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("error: /dev/zero can't be read"))
    }

    @Test func `a solution or exercise that isn't there is the caller's mistake, and nothing is recorded`() throws {
        let solution = try check("--solution", "Nowhere.swift")
        #expect(solution.status == 2)
        #expect(solution.messages == "lessonctl: There is no file Nowhere.swift.\n")
        let exercise = try course.tool.run("check", "exercise7", "--format", "json")
        #expect(exercise.status == 2)
        #expect((try object(exercise.output)["failure"] as? [String: Any])?["whose"] as? String == "caller")
        #expect(try course.tool.run("run", "Nowhere.swift").status == 2)
        #expect(try course.journal.events().isEmpty)
        #expect(course.text(of: "Exercises/exercise1/Solution.swift") == nil)
    }

    @Test func `a folder that is no course is the caller's mistake`() throws {
        let result = try Tool(folder: "/").run("check", "exercise1")
        #expect(result.status == 2)
        #expect(result.messages.contains("Content/ and Exercises/"))
        #expect(try course.tool.run("check", "exercise1", "--course", "Content").status == 2)
    }

    @Test func `without a compiler the machine is at fault, and nothing is recorded`() throws {
        try solve(Self.stairs())
        var tool = course.tool
        tool.environment = ["PATH": "/nowhere"]
        let result = try tool.run("check", "exercise1")
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
        #expect(result.messages.hasPrefix("lessonctl: There is no Swift compiler on this machine: `swiftc` isn't in any of the folders in PATH.\n"))
        #expect(result.messages.contains("This helps: curl "))
        let junit = try tool.run("check", "exercise1", "--format", "junit")
        #expect(junit.status == 3 && junit.output.contains("<error type=\"machine\""))
        let exercism = try object(tool.run("check", "exercise1", "--format", "exercism").output)
        #expect(exercism["status"] as? String == "error")
        #expect(try course.journal.events().isEmpty)
    }

    @Test func `a script with mistakes is the course's fault, each told with its place`() throws {
        try solve(Self.stairs())
        try course.write("root StairsView()\nscenario \"a\"\n  tpa \"Go\"\n  expect pth [1]\n", to: "Exercises/exercise1/script.nav")
        let result = try check()
        #expect(result.status == 4)
        #expect(result.output.isEmpty)
        #expect(result.messages.contains("Exercises/exercise1/script.nav:3:3: error: “tpa” is not a statement of this language. Did you mean “tap”?"))
        #expect(result.messages.contains("Exercises/exercise1/script.nav:4:10: error:"))
        try FileManager.default.removeItem(atPath: course.path + "/Exercises/exercise1/script.nav")
        #expect(try check().status == 4)
        #expect(try course.journal.events().isEmpty)
    }

    @Test func `a scenario that isn't there gets the nearest`() throws {
        try solve(Self.stairs())
        let result = try check("--scenario", "climb")
        #expect(result.status == 2)
        #expect(result.messages.contains("The script has no scenario “climb”. Did you mean “climbs”?"))
    }
}
