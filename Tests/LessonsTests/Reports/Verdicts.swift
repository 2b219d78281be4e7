import Automation
import Testing

@testable import Lessons

/// Verdicts for reports, made from a script and what a program would have shown.
struct StairsVerdict {
    static let source = """
        label go    de "Los geht's" | "Los geht’s"  en "Let's go"  ja "はじめる"
        label next  de "Weiter"  en "Next"  ja "次へ"
        require NavigationStack(path:)
        scenario "climbs"
          tap go
          tap next 2 times
          expect path [1, 2, 3]
            hint de "Zähl mit."  en "Count along."
        scenario "goes home"
          tap go
          back
          expect path is empty
        """

    let script: Script
    var verdict = Verdict()

    init() throws {
        script = try Script(SourceFile(path: "stairs.nav", text: Self.source))
        verdict.scenarios = script.scenarios.map { Verdict.Scenario(name: $0.name, place: $0.place) }
        verdict.texts = LabelResolver(script.labels, preferring: .german)
    }

    /// The first page as a solution in that language shows it.
    mutating func see(_ label: String) {
        verdict.texts?.see(Screen(elements: [.button(label, 1)]))
    }

    /// Lets a scenario fail at one of its statements.
    mutating func fail(_ scenario: Int, at index: Int, on evidence: Evidence) throws {
        let statements = script.scenarios[scenario].statements
        let failure = try #require(statements[index].failure(on: evidence, texts: verdict.texts ?? .none))
        verdict.scenarios[scenario].mishap = Verdict.Mishap(
            finding: failure.finding(at: statements[index].place), statement: statements[index],
            steps: Self.steps(statements[...index]), screen: evidence.screen, failure: failure,
            warnings: evidence.observations.warnings)
    }

    /// Lets the program crash at a step.
    mutating func crash(_ scenario: Int, at index: Int) {
        let statements = script.scenarios[scenario].statements
        let file = SourceFile(path: "Solution.swift", text: "import SwiftUI\n\n        Button(\"次へ\") { path.removeLast() }\n")
        let place = Finding.Place(path: file.path, position: SourcePosition(line: 3, column: 29))
        let report = CrashReport(
            failure: .crashed(signal: 4), message: "Can't remove last element from an empty collection", place: place,
            excerpt: file.excerpt(at: place.position))
        verdict.scenarios[scenario].mishap = Verdict.Mishap(
            finding: report.finding, statement: statements[index], steps: Self.steps(statements[...index]))
    }

    private static func steps(_ statements: ArraySlice<Statement>) -> [Statement] {
        statements.filter { if case .step = $0.kind { true } else { false } }
    }

    func text(_ language: Language = .english, width: Int = 80) -> String {
        VerdictText(verdict, language: language, width: width).lines.map(\.text).joined(separator: "\n")
    }
}

extension Statement {
    fileprivate func failure(on evidence: Evidence, texts: LabelResolver) -> Failure? {
        switch kind {
        case .expectation(let expectation): return expectation.failure(on: evidence, texts: texts)
        case .step(let step, _):
            do throws(Failure) { _ = try step.order(on: evidence, texts: texts) } catch { return error }
            return nil
        }
    }
}
