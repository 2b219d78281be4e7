import Automation

/// A verdict for other programs, as `check --format json` prints it.
///
/// `version` 1: `passed`; `language`, the solution's; `findings` of the solution as a whole; `scenarios` in the script's order, each with
/// `name`, `file`, `line`, `status` (`passed`, `failed`) and, where it failed, `failure`: the `finding`, the `statement` and its `line`,
/// `expected` and `found` in the language of messages, `difference`, `steps`, `hint`, `screen` (drawn in text), `warnings`.
public struct VerdictReport: Codable, Sendable {
    public var version = 1
    public var passed: Bool
    public var language: String?
    public var findings: [FindingReport]
    public var scenarios: [Scenario]

    public init(_ verdict: Verdict, language: Language) {
        passed = verdict.isPassed
        self.language = verdict.language?.rawValue
        findings = verdict.findings.map { FindingReport($0, language: language) }
        scenarios = verdict.scenarios.filter { !$0.name.isEmpty || $0.mishap != nil }.map { Scenario($0, language: language) }
    }

    public struct Scenario: Codable, Sendable {
        public var name: String
        public var file: String
        public var line: Int
        public var status: String
        public var statements: Int
        public var failure: Mishap?
        public var output: String

        init(_ scenario: Verdict.Scenario, language: Language) {
            name = scenario.name
            file = scenario.place.path
            line = scenario.place.position.line
            status = scenario.mishap == nil ? "passed" : "failed"
            statements = scenario.count
            failure = scenario.mishap.map { Mishap($0, language: language) }
            output = scenario.console
        }
    }

    public struct Mishap: Codable, Sendable {
        public var finding: FindingReport
        public var statement: String?
        public var line: Int?
        public var expected: String?
        public var found: String?
        public var difference: String?
        public var hint: String?
        public var steps: [String]
        public var screen: [String]
        public var warnings: [Warning]

        init(_ mishap: Verdict.Mishap, language: Language) {
            finding = FindingReport(mishap.finding, language: language)
            statement = mishap.statement?.source
            line = mishap.statement?.place.position.line
            expected = mishap.failure?.expected.text(in: language)
            found = mishap.failure?.found.text(in: language)
            difference = mishap.failure?.difference?.marked
            hint = mishap.statement?.hints[language]
            steps = mishap.steps.map(\.source)
            screen = mishap.screen?.drawing(in: language) ?? []
            warnings = mishap.warnings
        }
    }
}
