/// A check cut into tests, as the formats of test reports want it: the solution as a whole, then each scenario that was run.
struct ReportedTest {
    var name: String
    /// The lines of the script that it stands for.
    var code: String
    var outcome: Outcome
    /// What the solution printed.
    var output = ""

    enum Outcome {
        case passed
        /// The solution isn't right.
        case failed(Finding, details: String)
        /// The solution didn't come so far: it doesn't compile, crashed, or was stopped.
        case broken(Finding, details: String)
    }

    static func all(of verdict: Verdict, script: Script, language: Language) -> [ReportedTest] {
        [ReportedTest(wholeOf: verdict, script, language)] + verdict.scenarios.map { ReportedTest($0, of: verdict, script, language) }
    }

    private init(wholeOf verdict: Verdict, _ script: Script, _ language: Language) {
        name = Phrase.whole.text(in: language)
        code = script.head.demands.joined(separator: "\n")
        guard let first = verdict.findings.first else {
            outcome = .passed
            return
        }
        let details = VerdictText.details(Verdict(findings: verdict.findings), language: language)
        let isJudged = verdict.findings.allSatisfy { ["require", "forbid", "must-not-compile"].contains($0.id) }
        outcome = isJudged ? .failed(first, details: details) : .broken(first, details: details)
    }

    private init(_ scenario: Verdict.Scenario, of verdict: Verdict, _ script: Script, _ language: Language) {
        name = scenario.name.isEmpty ? Phrase.start.text(in: language) : scenario.name
        code = script.scenarios.first { $0.place == scenario.place }?.source ?? ""
        output = scenario.console
        guard let mishap = scenario.mishap else {
            outcome = .passed
            return
        }
        var part = verdict
        (part.findings, part.scenarios) = ([], [scenario])
        let details = VerdictText.details(part, language: language)
        outcome = mishap.failure == nil ? .broken(mishap.finding, details: details) : .failed(mishap.finding, details: details)
    }
}

extension Script.Head {
    /// What it demands of a solution as a whole, a line each.
    fileprivate var demands: [String] {
        required.map { "require \($0.value.text)" } + forbidden.map { "forbid \($0.value.text)" }
            + compilerMessages.map { "must not compile \($0.value.quoted)" }
    }
}

extension Script.Scenario {
    /// As the script has it, without hints and comments.
    fileprivate var source: String {
        (["scenario \(name.quoted)"] + statements.map { "  " + $0.source }).joined(separator: "\n")
    }
}

extension Phrase {
    fileprivate static let whole = Phrase(
        de: "Die Lösung lässt sich kompilieren und hält die Vorgaben ein", el: "Η λύση μεταγλωττίζεται και τηρεί τους όρους",
        en: "The solution compiles and follows the rules", ja: "解答がコンパイルでき、条件を満たしている")
    fileprivate static let start = Phrase(de: "Start der App", el: "Εκκίνηση της εφαρμογής", en: "The app starts", ja: "アプリの起動")
}
