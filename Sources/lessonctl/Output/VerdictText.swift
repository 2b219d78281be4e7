import Lessons

/// A verdict as a person reads it: a line a scenario, then what went wrong first in each that failed.
struct VerdictText {
    let verdict: Verdict
    let language: Language
    let output: Output
    /// Shortens a path for reading.
    let shown: (String) -> String

    func lines() -> [String] {
        let summaries = verdict.scenarios.filter { !$0.name.isEmpty }.map(summary)
        let parts = [
            verdict.findings.flatMap(self.lines(for:)), verdict.scenarios.flatMap(screens), summaries,
            verdict.scenarios.flatMap(mishap), conclusion,
        ]
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private func summary(of scenario: Verdict.Scenario) -> String {
        scenario.mishap == nil
            ? output.painted("✓ ", .green) + scenario.name
            : output.painted("✗ ", .red) + scenario.name
    }

    private func mishap(of scenario: Verdict.Scenario) -> [String] {
        guard let mishap = scenario.mishap else { return [] }
        var lines = scenario.name.isEmpty ? [] : [output.painted(scenario.name, .bold)]
        if let statement = mishap.statement { lines.append(place(of: statement)) }
        lines += body(of: mishap)
        lines += hint(of: mishap) + warnings(of: mishap) + steps(of: mishap)
        if let screen = mishap.screen { lines += [indented(Phrase.screen)] + screen.drawing(in: language, width: 60).map { "  " + $0 } }
        lines += console(of: scenario)
        return lines + [""]
    }

    private func body(of mishap: Verdict.Mishap) -> [String] {
        guard let failure = mishap.failure else { return self.lines(for: mishap.finding) }
        return wrapped(Phrase.expected, failure.expected) + wrapped(Phrase.found, failure.found) + failure.notes.flatMap { wrapped($0) }
    }

    private func hint(of mishap: Verdict.Mishap) -> [String] {
        guard let hints = mishap.statement?.hints, let hint = hints[language] ?? hints[.english] ?? hints.values.first else { return [] }
        return wrapped(Phrase.hint, Phrase(verbatim: hint))
    }

    private func warnings(of mishap: Verdict.Mishap) -> [String] {
        mishap.warnings.flatMap { warning in
            wrapped(Phrase.warning, Phrase(verbatim: warning.text.replacing("\n\n", with: " ")))
                + (Explanation.matching(warning.text).map { wrapped($0.text) } ?? [])
        }
    }

    private func steps(of mishap: Verdict.Mishap) -> [String] {
        mishap.steps.isEmpty ? [] : wrapped(Phrase.steps, Phrase(verbatim: mishap.steps.map(\.source).joined(separator: " → ")))
    }

    private func console(of scenario: Verdict.Scenario) -> [String] {
        let printed = scenario.console.split(separator: "\n").suffix(10)
        return printed.isEmpty ? [] : [indented(Phrase.console)] + printed.map { "    " + $0 }
    }

    private func screens(of scenario: Verdict.Scenario) -> [String] {
        scenario.screens.flatMap { lines(for: $0) }
    }

    private func lines(for shown: Verdict.Shown) -> [String] {
        var lines = shown.statement.map { [place(of: $0)] } ?? []
        lines += shown.screen.drawing(in: language, width: 60).map { "  " + $0 }
        if let path = shown.path { lines.append("\(indented(Phrase.path)) [\(path.map(\.source).joined(separator: ", "))]") }
        return lines
    }

    /// A finding with its place, its notes and its fix.
    private func lines(for finding: Finding) -> [String] {
        var placed = finding
        placed.place?.path = finding.place.map { shown($0.path) } ?? ""
        let notes = finding.notes + [finding.fix].compactMap(\.self)
        return [placed.line(in: language)] + notes.flatMap { note -> [String] in
            let text = note.text(in: language)
            return text.contains("\n") ? text.split(separator: "\n").map { "  " + $0 } : wrapped(note)
        }
    }

    private var conclusion: [String] {
        let scenarios = verdict.scenarios.filter { !$0.name.isEmpty }
        guard !scenarios.isEmpty || !verdict.isPassed else { return [] }
        let passed = scenarios.count { $0.mishap == nil }
        let text = Phrase.conclusion(isPassed: verdict.isPassed, passed: passed, of: scenarios.count).text(in: language)
        return [output.painted(text, verdict.isPassed ? .green : .red)]
    }

    private func place(of statement: Statement) -> String {
        "\(shown(statement.place.path)):\(statement.place.position.line): \(statement.source)"
    }

    private func indented(_ phrase: Phrase) -> String { "  " + phrase.text(in: language) + ":" }

    /// `  Erwartet: …`, wrapped under itself.
    private func wrapped(_ title: Phrase, _ phrase: Phrase) -> [String] {
        wrapped(Phrase(verbatim: "\(title.text(in: language)): \(phrase.text(in: language))"))
    }

    private func wrapped(_ phrase: Phrase) -> [String] {
        phrase.text(in: language).wrapped(toDisplayWidth: 76).enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
    }
}

extension Phrase {
    fileprivate static let expected = Phrase(de: "Erwartet", el: "Αναμενόταν", en: "Expected", ja: "期待")
    fileprivate static let found = Phrase(de: "Da war", el: "Υπήρχε", en: "There was", ja: "実際")
    fileprivate static let hint = Phrase(de: "Tipp", el: "Υπόδειξη", en: "Hint", ja: "ヒント")
    fileprivate static let warning = Phrase(de: "SwiftUI warnt", el: "Το SwiftUI προειδοποιεί", en: "SwiftUI warns", ja: "SwiftUIの警告")
    fileprivate static let steps = Phrase(de: "Schritte", el: "Βήματα", en: "Steps", ja: "手順")
    fileprivate static let screen = Phrase(de: "Bildschirm", el: "Οθόνη", en: "Screen", ja: "画面")
    fileprivate static let console = Phrase(de: "Ausgabe", el: "Έξοδος", en: "Output", ja: "出力")
    fileprivate static let path = Phrase(de: "Pfad", el: "Διαδρομή", en: "Path", ja: "パス")

    fileprivate static func conclusion(isPassed: Bool, passed: Int, of count: Int) -> Phrase {
        if count == 0 {
            return isPassed
                ? Phrase(de: "Bestanden.", el: "Πέρασε.", en: "Passed.", ja: "合格です。")
                : Phrase(de: "Noch nicht bestanden.", el: "Δεν πέρασε ακόμη.", en: "Not passed yet.", ja: "まだ合格していません。")
        }
        return isPassed
            ? Phrase(
                de: "Bestanden: \(passed) von \(count) Szenarien.", el: "Πέρασε: \(passed) από \(count) σενάρια.",
                en: "Passed: \(passed) of \(count) scenarios.", ja: "合格：\(count)シナリオ中\(passed)")
            : Phrase(
                de: "Noch nicht bestanden: \(passed) von \(count) Szenarien stimmen.", el: "Δεν πέρασε ακόμη: \(passed) από \(count) σενάρια είναι σωστά.",
                en: "Not passed yet: \(passed) of \(count) scenarios are right.", ja: "まだ合格していません：\(count)シナリオ中\(passed)が正解")
    }
}
