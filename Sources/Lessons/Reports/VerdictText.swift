import Automation

/// A verdict as a person reads it: what is wrong with the solution as a whole, a line a scenario, what went wrong first in each that
/// failed, and how it stands. Nothing is said twice: a screen that was drawn and an explanation that was given are only named again.
/// The compiler's, Swift's and SwiftUI's own words stay on one line, so that they can be searched for.
public struct VerdictText {
    let verdict: Verdict
    private var page: ReportPage
    /// The explanations that were given.
    private var explained: Set<Phrase> = []
    /// The scenario in which a screen was drawn.
    private var drawn: [[String]: String] = [:]
    /// The scenario in which the program ended badly so.
    private var ended: [Finding: String] = [:]

    /// What the course's lessons say of a finding, by its name in `explain`.
    private let reading: (String) -> Phrase?

    /// - Parameters:
    ///   - width: in columns of a terminal; at least 40, at most 80.
    ///   - reading: where more is to be read of an explanation of that name.
    public init(_ verdict: Verdict, language: Language, width: Int = 80, reading: @escaping (String) -> Phrase? = { _ in nil }) {
        (self.verdict, self.reading) = (verdict, reading)
        page = ReportPage(language: language, width: min(80, max(40, width)))
    }

    public var lines: [ReportLine] {
        var text = self
        text.write()
        return text.page.lines
    }

    /// What went wrong in one scenario, or with the solution as a whole where that isn't one, without marks for a terminal.
    static func details(_ part: Verdict, language: Language) -> String {
        var text = VerdictText(part, language: language)
        text.writeFindings()
        for scenario in part.scenarios { text.writeMishap(of: scenario) }
        return text.page.lines.map(\.text).joined(separator: "\n").trimmingLines
    }

    private var language: Language { page.language }
    private var scenarios: [Verdict.Scenario] { verdict.scenarios.filter { !$0.name.isEmpty } }

    private mutating func write() {
        writeFindings()
        for scenario in verdict.scenarios { writeScreens(of: scenario) }
        writeSummary()
        for scenario in verdict.scenarios {
            if !scenario.name.isEmpty, scenario.mishap != nil { page.add("✗ " + scenario.name, .failed) }
            writeMishap(of: scenario)
        }
        writeAdvice()
        writeConclusion()
    }

    private mutating func writeSummary() {
        for scenario in scenarios {
            let isPassed = scenario.mishap == nil
            page.add((isPassed ? "✓ " : "✗ ") + scenario.name, isPassed ? .passed : .failed)
        }
        page.addGap()
    }

    // MARK: The solution as a whole

    /// How many findings are shown; later ones often come from the first.
    private static let mostFindings = 5

    private mutating func writeFindings() {
        write(verdict.findings)
    }

    private mutating func writeAdvice() {
        guard !verdict.advice.isEmpty else { return }
        page.add(Phrase.advice.text(in: language), .heading)
        page.addGap()
        write(verdict.advice)
    }

    private mutating func write(_ findings: [Finding]) {
        for finding in findings.prefix(Self.mostFindings) {
            writeLine(of: finding)
            writeExcerpt(of: finding)
            page.add(rows(explaining: finding))
            page.addGap()
        }
        let more = findings.count - Self.mostFindings
        if more > 0 {
            page.add(wrapping: Phrase.more(more).text(in: language))
            page.addGap()
        }
    }

    private mutating func writeLine(of finding: Finding) {
        let line = finding.line(in: language)
        if finding.id == "compile" { page.add(line, .heading) } else { page.add(wrapping: line, .heading, indent: "  ") }
    }

    private mutating func writeExcerpt(of finding: Finding) {
        guard let place = finding.place, let excerpt = finding.excerpt else { return }
        for line in excerpt.numbered(place.position.line, width: page.width - 2) { page.add("  " + line) }
    }

    /// What else there is to know of a finding.
    private mutating func rows(explaining finding: Finding) -> [ReportRow] {
        var rows: [ReportRow] = []
        for note in finding.notes {
            if let explanation = Explanation.all.first(where: { $0.text == note }) {
                rows += self.rows(of: explanation)
            } else if finding.id == "compile", !note.isVerbatim {
                if explained.insert(note).inserted { rows.append(ReportRow(.explanation, note)) }
            } else {
                rows.append(ReportRow(.note, quoting: note.text(in: language)))
            }
        }
        return rows + [finding.fix].compactMap(\.self).map { ReportRow(.instead, $0, longWords: .whole) }
    }

    /// What a mistake means, once, and the section of a lesson that tells more.
    private mutating func rows(of explanation: Explanation) -> [ReportRow] {
        guard explained.insert(explanation.text).inserted else { return [] }
        return [ReportRow(.explanation, explanation.text)] + [reading(explanation.name)].compactMap(\.self).map { ReportRow(.lesson, $0) }
    }

    // MARK: A scenario that failed

    private mutating func writeMishap(of scenario: Verdict.Scenario) {
        guard let mishap = scenario.mishap else { return }
        var rows = stepRows(of: mishap) + [scriptRow(of: mishap)]
        rows += mishap.failure.map(Self.rows) ?? crashRows(of: mishap.finding, in: scenario)
        rows += hintRows(of: mishap) + warningRows(of: mishap)
        let (screenRow, screen) = screenRow(of: mishap, in: scenario)
        page.add(rows + screenRow)
        for line in screen { page.add("  " + line) }
        writeConsole(of: scenario)
        page.addGap()
    }

    /// The steps before the statement that failed.
    private func stepRows(of mishap: Verdict.Mishap) -> [ReportRow] {
        let before = mishap.steps.last == mishap.statement ? mishap.steps.dropLast() : mishap.steps[...]
        let steps = before.filter { $0.kind != .step(.printScreen, times: 1) }
        guard !steps.isEmpty else { return [] }
        return [ReportRow(.steps, steps.map { verdict.texts?.spelledOut($0.source) ?? $0.source }.joined(separator: " → "))]
    }

    private func scriptRow(of mishap: Verdict.Mishap) -> ReportRow {
        guard let statement = mishap.statement else { return ReportRow(.script, Phrase.atStart) }
        return ReportRow(
            .script, "\(statement.place.path):\(statement.place.position.line): \(statement.source)", longWords: .whole)
    }

    private static func rows(of failure: Failure) -> [ReportRow] {
        [ReportRow(.expected, failure.expected), ReportRow(.found, failure.found)] + failure.notes.map { ReportRow(.note, $0) }
    }

    private mutating func crashRows(of finding: Finding, in scenario: Verdict.Scenario) -> [ReportRow] {
        if let earlier = ended[finding] { return [ReportRow(.event, Phrase.sameEvent(as: earlier))] }
        ended[finding] = scenario.name
        let lines = finding.message.text(in: language).split(separator: "\n").map(String.init)
        var rows = [ReportRow(.event, Phrase(verbatim: lines.first ?? "")) { _ in Array(lines.dropFirst()) }]
        if let place = finding.place {
            let words = Phrase(verbatim: "\(place.path):\(place.position.line):\(place.position.column)")
            rows.append(
                ReportRow(.place, words, longWords: .whole) { finding.excerpt?.numbered(place.position.line, width: $0) ?? [] })
        }
        return rows + self.rows(explaining: finding)
    }

    private func hintRows(of mishap: Verdict.Mishap) -> [ReportRow] {
        [mishap.statement?.hint(in: language)].compactMap(\.self).map { ReportRow(.hint, $0) }
    }

    private mutating func warningRows(of mishap: Verdict.Mishap) -> [ReportRow] {
        var rows: [ReportRow] = []
        var texts: Set<String> = []
        for warning in mishap.warnings where texts.insert(warning.text).inserted {
            rows.append(ReportRow(.warning, quoting: warning.text))
            if let explanation = Explanation.matching(warning.text) { rows += self.rows(of: explanation) }
        }
        return rows
    }

    /// The screen's label, and the drawing below it unless it was drawn before.
    private mutating func screenRow(of mishap: Verdict.Mishap, in scenario: Verdict.Scenario) -> ([ReportRow], [String]) {
        guard let screen = mishap.screen else { return ([], []) }
        let drawing = drawing(of: screen)
        if let earlier = drawn[drawing] { return ([ReportRow(.screen, Phrase.same(as: earlier))], []) }
        drawn[drawing] = scenario.name
        return ([ReportRow(.screen, "")], drawing)
    }

    private mutating func writeConsole(of scenario: Verdict.Scenario) {
        let printed = scenario.console.split(separator: "\n").suffix(10)
        guard !printed.isEmpty else { return }
        page.add("  \(Phrase.console.text(in: language)):")
        for line in printed { page.add("    " + line.prefix(displayWidth: page.width - 4)) }
    }

    // MARK: Screens that the script prints

    private mutating func writeScreens(of scenario: Verdict.Scenario) {
        guard !scenario.screens.isEmpty else { return }
        if !scenario.name.isEmpty { page.add(scenario.name, .heading) }
        for shown in scenario.screens {
            if let statement = shown.statement {
                page.add(wrapping: "\(statement.place.path):\(statement.place.position.line): \(statement.source)", indent: "  ")
            }
            for line in drawing(of: shown.screen) { page.add("  " + line) }
            if let path = shown.path {
                page.add([ReportRow(.path, "[\(path.map(\.source).joined(separator: ", "))]")])
            }
            page.addGap()
        }
    }

    private func drawing(of screen: Screen) -> [String] {
        screen.drawing(in: language, width: min(60, page.width - 4))
    }

    // MARK: The end

    private mutating func writeConclusion() {
        if let own = verdict.language, !scenarios.isEmpty { page.add(wrapping: Phrase.language(own).text(in: language)) }
        guard !scenarios.isEmpty || verdict.scenarios.isEmpty else { return }
        let passed = scenarios.count { $0.mishap == nil }
        let conclusion = Phrase.conclusion(of: verdict, passed: passed, of: scenarios.count).text(in: language)
        page.add(wrapping: conclusion, verdict.isPassed ? .passed : .failed)
    }
}

extension Finding.Excerpt {
    /// Its two lines, the first behind its number.
    fileprivate func numbered(_ number: Int, width: Int) -> [String] {
        let gutter = String(number)
        let excerpt = fitted(toDisplayWidth: max(10, width - gutter.count - 3))
        let blank = String(repeating: " ", count: gutter.count)
        return ["\(gutter) | \(excerpt.line)", "\(blank) | \(excerpt.marks)"]
    }
}

extension String {
    /// Without empty lines at its end.
    fileprivate var trimmingLines: String {
        var text = self
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }
}
