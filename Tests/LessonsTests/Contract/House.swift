import Automation
import Foundation

@testable import Lessons

/// The program of `Programs/House.swift`, compiled once: scripts are run on it one after the other, each from a fresh start.
actor House {
    private let bench: Workbench
    private let solution: CompiledSolution
    private var program: Program

    private init() throws {
        bench = try Workbench()
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs/House.swift").path
        (program, solution) = try bench.program(String(contentsOfFile: path, encoding: .utf8), root: "HouseView()")
    }

    private static let built = Result { try House() }

    /// What a learner reads of a scenario in one of the house's rooms; nil where it passes.
    static func report(of lines: String, in room: String, head: String = "", _ language: Language = .english) async throws -> String? {
        let text = "\(head)\nscenario \"one\"\n  tap button \"\(room)\"\n\(lines)"
        let script = try Script(SourceFile(path: "house.nav", text: text))
        return try await built.get().report(of: script, language)
    }

    /// What a learner reads of `require` and `forbid`; nil where the program keeps to them.
    static func requirements(_ head: String) async throws -> String? {
        try await built.get().requirements(Script(SourceFile(path: "house.nav", text: head)))
    }

    private func requirements(_ script: Script) throws -> String? {
        let source = try Solution(path: "House.swift", files: [SourceFile(path: "House.swift", text: "import SwiftUI")])
        return script.findings(of: UsedAPI(ofLibraryAt: solution.path), in: source).first.map { $0.id + ": " + $0.message.en }
    }

    private func report(of script: Script, _ language: Language) throws -> String? {
        let container = program.container(named: "app\(UUID().uuidString)")
        let texts = LabelResolver(script.labels, preferring: language)
        let launch = script.head.launch(container: container)
        var run = ScenarioRun(script.scenarios[0], launch: launch, program: program, texts: texts, isTracing: false) {
            Finding(id: "crash", severity: .error, message: Phrase(verbatim: "\($0)"))
        }
        run.run()
        if program.isClosed { program = try bench.program(reopening: solution) }
        return run.result.mishap.map { mishap in
            ([mishap.finding.id + ": " + mishap.finding.message.text(in: language)] + mishap.finding.notes.map { $0.text(in: language) })
                .joined(separator: "\n")
        }
    }
}
