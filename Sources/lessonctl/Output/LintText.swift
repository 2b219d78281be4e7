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

    var text: String {
        let fixed = run.fixed.sorted().map { Phrase.fixed(shown($0)).text(in: language) }
        return (run.findings.flatMap { lines(of: $0.finding.withPath(shown)) } + fixed + [conclusion]).joined(separator: "\n")
    }

    private func lines(of finding: Finding) -> [String] {
        let notes = finding.notes.map { $0.text(in: language) } + [finding.fix.map { "→ " + $0.text(in: language) }].compactMap(\.self)
        let excerpt = finding.excerpt.map { [$0.line, $0.marks] } ?? []
        let details = (excerpt + notes).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
        return [output.painted(finding.line(in: language), finding.severity == .error ? .red : .yellow)] + details
    }

    private var conclusion: String {
        let errors = run.findings.count { $0.finding.severity == .error }
        let others = run.findings.count - errors
        if run.findings.isEmpty { return output.painted(Phrase.clean(run.documents).text(in: language), .green) }
        return Phrase.counts(errors: errors, others: others, documents: run.documents).text(in: language)
    }
}

extension Phrase {
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
