import Foundation
import Lessons
import Testing

/// Real processes that are killed, and many at once. Hints are asked for, since each writes an event before it is shown.
@Suite(.serialized)
struct SurvivalTests {
    private let course: Course

    init() throws {
        course = try Course()
    }

    @Test func `what was shown was recorded, whenever the tool is killed`() throws {
        var acknowledged = 0
        for _ in 1...500 {
            let process = course.tool.process(["hint", "exercise1"])
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            usleep(.random(in: 0...60_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if let shown = try output.fileHandleForReading.readToEnd(), !shown.isEmpty { acknowledged += 1 }
        }
        let recorded = try course.journal.events().count
        #expect(recorded >= acknowledged)
        try course.pass("exercise1")
        #expect(try course.journal.events().count == recorded + 1)
    }

    @Test func `a kill in the middle of a long write loses nothing that was there, nor what comes next`() throws {
        let lines = try (1...4000).map { _ in try JournalEntry(ProgressEvent(.done(lesson: "3.20"))).line + "\n" }.joined()
        try course.write(lines, to: "there.jsonl")
        for count in 1...20 {
            let process = course.tool.process(["progress", "import", "there.jsonl"])
            try process.run()
            usleep(.random(in: 20_000...200_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            try course.pass("exercise1")
            let passes = try course.journal.events().count { if case .passed = $0.kind { true } else { false } }
            #expect(passes == count)
        }
        #expect(try course.tool.run("progress", "import", "there.jsonl").status == 0)
        #expect(try Set(course.journal.entries().map(\.id)).count == 4020)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a check that is interrupted leaves no folder behind`(signal: Int32) throws {
        try course.write("import SwiftUI\nstruct A: View { var body: some View { while true {} } }\n", to: "Exercises/exercise1/Solution.swift")
        try FileManager.default.createDirectory(atPath: course.path + "/tmp", withIntermediateDirectories: true)
        let folders = { try FileManager.default.contentsOfDirectory(atPath: course.path + "/tmp") }
        let process = Tool(folder: course.path, environment: ["TMPDIR": course.path + "/tmp"]).process(["check", "exercise1"])
        try process.run()
        for _ in 1...1000 where try folders().isEmpty { usleep(10_000) }
        #expect(try !folders().isEmpty)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        for _ in 1...1000 where try !folders().isEmpty { usleep(10_000) }
        #expect(try folders() == [])
    }

    @Test func `fifty writers at once lose nothing and tear nothing`() throws {
        let processes = (1...50).map { _ in course.tool.process(["hint", "exercise1"]) }
        try processes.forEach { try $0.run() }
        processes.forEach { $0.waitUntilExit() }
        #expect(processes.allSatisfy { $0.terminationStatus == 0 })
        let text = try #require(course.text(of: ".lessonctl/progress.jsonl"))
        let (entries, others) = Journal.read(text)
        #expect(entries.count == 50)
        #expect(others.isEmpty)
    }

    @Test func `fifty checks at once are all recorded, and none waits for ever`() throws {
        try course.write("// nothing yet\n", to: "Exercises/exercise1/Solution.swift")
        let processes = (1...50).map { _ in course.tool.process(["check", "exercise1"]) }
        try processes.forEach { try $0.run() }
        processes.forEach { $0.waitUntilExit() }
        #expect(processes.allSatisfy { $0.terminationStatus == 1 })
        let text = try #require(course.text(of: ".lessonctl/progress.jsonl"))
        let (entries, others) = Journal.read(text)
        let failures = entries.compactMap(\.event).count { if case .failed(_, _, "empty-solution") = $0.kind { true } else { false } }
        #expect(failures == 50 && others.isEmpty)
    }

    @Test func `a reader beside writers never meets half a line`() throws {
        let writers = (1...10).map { _ in course.tool.process(["hint", "exercise1"]) }
        try writers.forEach { try $0.run() }
        while writers.contains(where: \.isRunning) {
            let exported = try course.tool.run("progress", "export")
            #expect(exported.status == 0)
            #expect(Journal.read(exported.output).others.isEmpty)
        }
        #expect(try course.journal.events().count == 10)
    }
}
