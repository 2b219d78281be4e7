import Automation

/// A verdict for other programs, as `check --format json` and `run --format json` print it; texts in the language of messages.
///
/// - `version`: 1.
/// - `exercise`: its name; left out where it is none.
/// - `passed`: whether there is nothing to complain of.
/// - `language`: the tag of the language that the solution's texts are in; left out where no label was seen.
/// - `findings`: what is wrong with the solution as a whole, each as `FindingReport` has it.
/// - `advice`: what is worth doing otherwise though it may pass, likewise.
/// - `scenarios`, in the script's order, each with
///   - `name`, `file`, `line`: where the script says it,
///   - `status`: `passed` or `failed`,
///   - `statements`: how many were carried out,
///   - `output`: what the solution printed,
///   - `screens`, where the script prints them or they are traced: `statement`, `line`, `path` (a text for each element), `screen`,
///   - `failure`, where it failed: the `finding`; the `statement` and its `line`; `expected` and `found`; the `difference` of two
///     lists, `[1, 2, ✗4]`; the author's `hint`; the `steps` that led there; the `screen`; SwiftUI's `warnings`, by `name` and `text`.
///
/// A `screen` is drawn in text, a line each. What isn't there is left out, lists are empty.
public struct VerdictReport: Encodable, Sendable {
    public let version = 1
    public let exercise: String?
    public let passed: Bool
    public let language: String?
    public let findings: [FindingReport]
    public let advice: [FindingReport]
    public let scenarios: [Scenario]

    public init(_ verdict: Verdict, exercise: String? = nil, language: Language) {
        self.exercise = exercise
        passed = verdict.isPassed
        self.language = verdict.language?.rawValue
        findings = verdict.findings.map { FindingReport($0, language: language) }
        advice = verdict.advice.map { FindingReport($0, language: language) }
        scenarios = verdict.scenarios.map { Scenario($0, language: language) }
    }
}

extension VerdictReport {
    public struct Scenario: Encodable, Sendable {
        public enum Status: String, Encodable, Sendable {
            case passed, failed
        }

        public let name: String
        public let file: String
        public let line: Int
        public let status: Status
        public let statements: Int
        public let failure: Mishap?
        public let screens: [Shown]
        public let output: String

        init(_ scenario: Verdict.Scenario, language: Language) {
            (name, file, line) = (scenario.name, scenario.place.path, scenario.place.position.line)
            (statements, output) = (scenario.count, scenario.console)
            status = scenario.mishap == nil ? .passed : .failed
            failure = scenario.mishap.map { Mishap($0, language: language) }
            screens = scenario.screens.map { Shown($0, language: language) }
        }
    }

    public struct Shown: Encodable, Sendable {
        public let statement: String?
        public let line: Int?
        public let path: [String]?
        public let screen: [String]

        init(_ shown: Verdict.Shown, language: Language) {
            (statement, line) = (shown.statement?.source, shown.statement?.place.position.line)
            path = shown.path?.map(\.source)
            screen = shown.screen.drawing(in: language)
        }
    }

    public struct Mishap: Encodable, Sendable {
        public let finding: FindingReport
        public let statement: String?
        public let line: Int?
        public let expected: String?
        public let found: String?
        public let difference: String?
        public let hint: String?
        public let steps: [String]
        public let screen: [String]
        public let warnings: [Warning]

        init(_ mishap: Verdict.Mishap, language: Language) {
            finding = FindingReport(mishap.finding, language: language)
            (statement, line) = (mishap.statement?.source, mishap.statement?.place.position.line)
            expected = mishap.failure?.expected.text(in: language)
            found = mishap.failure?.found.text(in: language)
            difference = mishap.failure?.difference?.marked
            hint = mishap.statement?.hint(in: language)
            steps = mishap.steps.map(\.source)
            screen = mishap.screen?.drawing(in: language) ?? []
            warnings = mishap.warnings
        }
    }
}
