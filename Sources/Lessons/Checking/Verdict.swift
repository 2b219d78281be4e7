import Automation

/// What a check has found.
public struct Verdict: Codable, Sendable {
    /// What kept the solution from being run, or what it must or must not use: the compiler's errors, `require`, `forbid`.
    public var findings: [Finding]
    /// One for each scenario that was run, in the script's order.
    public var scenarios: [Scenario] = []
    /// Whether the solution's program was in a sandbox; true where it wasn't run.
    public var isShutOff = true
    /// What is worth doing otherwise, beyond pass and fail.
    public var advice: [Finding] = []
    /// What the script's texts are in the solution; nil where it didn't run.
    public var texts: LabelResolver?

    /// The language that the solution's texts are in; nil where no label was seen.
    public var language: Language? { texts?.language }

    public init(findings: [Finding] = []) {
        self.findings = findings
    }

    public var isPassed: Bool { findings.allSatisfy { $0.severity != .error } && scenarios.allSatisfy { $0.mishap == nil } }

    /// Whether it would be the same another time: what ran into a limit may have done so because the machine was busy.
    var isLasting: Bool { !allFindings.contains { $0.id == "limit" } }

    /// Every finding, those of the scenarios too; what it failed by comes first.
    public var allFindings: [Finding] { findings + scenarios.compactMap(\.mishap?.finding) + advice }

    /// How a scenario went.
    public struct Scenario: Codable, Sendable {
        public var name: String
        public var place: Finding.Place
        /// Why it ended early; nil where it passed.
        public var mishap: Mishap?
        /// Screens to show: what the script prints and, in a trace, that after every step.
        public var screens: [Shown] = []
        /// How many statements were carried out.
        public var count = 0
        /// What the solution printed.
        public var console = ""
        /// SwiftUI's, since it began.
        public var warnings: [Warning] = []
    }

    /// The statement at which a scenario failed, and all there is to say of it.
    public struct Mishap: Codable, Sendable {
        public var finding: Finding
        /// Nil where the app failed before the first.
        public var statement: Statement?
        /// The steps that led there, the failing one included.
        public var steps: [Statement] = []
        /// What was seen when it failed; nil after a crash.
        public var screen: Screen?
        /// What was expected and what was there; nil after a crash.
        public var failure: Failure?
        /// SwiftUI's warnings since the scenario began.
        public var warnings: [Warning] = []
    }

    /// A screen, and the statement after which it was seen.
    public struct Shown: Codable, Sendable {
        public var statement: Statement?
        public var screen: Screen
        public var path: [Value]?
    }
}
