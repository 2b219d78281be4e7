import Lessons

/// Findings for a person: `file:line:column: error: …`, what there is to say of it below, and at the end how it stands.
struct LintText {
    private let run: LintRun
    private let shown: (String) -> String
    private let language: Language
    private let output: Output

    init(_ run: LintRun, shown: @escaping (String) -> String, language: Language, output: Output) {
        (self.run, self.shown, self.language, self.output) = (run, shown, language, output)
    }

    /// In portions of some thousand lines, so that the whole need not be held at once.
    func write(to write: (String) throws -> Void) rethrows {
        var text = ""
        for linted in run.findings {
            append(linted.finding.withPath(shown), to: &text)
            guard text.utf8.count > 100_000 else { continue }
            try write(text)
            text = ""
        }
        for path in run.fixed.sorted() { text += Phrase.fixed(shown(path)).text(in: language) + "\n" }
        try write(text + conclusion + "\n")
    }

    private func append(_ finding: Finding, to text: inout String) {
        text += output.painted(finding.line(in: language), finding.severity == .error ? .red : .yellow) + "\n"
        if let excerpt = finding.excerpt { [excerpt.line, excerpt.marks].forEach { append(detail: $0, to: &text) } }
        for note in finding.notes { append(detail: note.text(in: language), to: &text) }
        if let fix = finding.fix { append(detail: "→ " + (fix.en.isEmpty ? .nothing : fix).text(in: language), to: &text) }
    }

    private func append(detail: String, to text: inout String) {
        text += "  "
        text += detail.utf8.contains(UInt8(ascii: "\n")) ? detail.replacing("\n", with: "\n  ") : detail
        text += "\n"
    }

    private var conclusion: String {
        let errors = run.findings.count { $0.finding.severity == .error }
        let others = run.findings.count - errors
        if run.findings.isEmpty { return output.painted(Phrase.clean(run.documents).text(in: language), .green) }
        return Phrase.counts(errors: errors, others: others, documents: run.documents).text(in: language)
    }
}

extension Phrase {
    fileprivate static let nothing = Phrase(de: "(nichts)", el: "(τίποτα)", en: "(nothing)", ja: "（何も書かない）")

    fileprivate static func fixed(_ path: String) -> Phrase {
        Phrase(de: "Geändert: \(path)", el: "Άλλαξε: \(path)", en: "Changed: \(path)", ja: "変更しました：\(path)")
    }

    fileprivate static func clean(_ documents: Int) -> Phrase {
        Phrase(
            de: documents == 1 ? "Nichts zu beanstanden." : "\(documents) Dokumente, nichts zu beanstanden.",
            el: documents == 1 ? "Όλα εντάξει." : "\(documents) έγγραφα, όλα εντάξει.",
            en: documents == 1 ? "Nothing to complain of." : "\(documents) documents, nothing to complain of.",
            ja: documents == 1 ? "問題はありません。" : "\(documents)個の文書に問題はありません。")
    }

    fileprivate static func counts(errors: Int, others: Int, documents: Int) -> Phrase {
        Phrase(
            de: "Fehler: \(errors), Warnungen: \(others), Dokumente: \(documents).", el: "Λάθη: \(errors), προειδοποιήσεις: \(others), έγγραφα: \(documents).",
            en: "Errors: \(errors), warnings: \(others), documents: \(documents).", ja: "エラー：\(errors)、警告：\(others)、文書：\(documents)。")
    }
}
