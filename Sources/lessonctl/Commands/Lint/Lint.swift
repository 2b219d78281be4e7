import Lessons

extension Command {
    static let lint = Command(
        "lint", [.any("DOCUMENT")], in: .course, options: [.code, .fix, .format("text", "json", "sarif"), .sandbox],
        summary: Phrase(
            de: "prüft Lektionen: Aufbau, Verweise, Gleichheit der Sprachen, mit --code auch den Code",
            el: "ελέγχει τα μαθήματα: δομή, συνδέσμους, συμφωνία των γλωσσών, με --code και τον κώδικα",
            en: "checks lessons: structure, links, parity of the languages; with --code, the code too",
            ja: "レッスンを確かめます（構成、リンク、言語間の一致、--code でコードも）"),
        details: [
            Phrase(
                de: "Ohne DOCUMENT: der ganze Kurs. DOCUMENT ist ein Lektionsdokument oder ein Ordner mit solchen.",
                el: "Χωρίς DOCUMENT: όλη η σειρά. DOCUMENT είναι έγγραφο μαθήματος ή φάκελος με τέτοια.",
                en: "Without DOCUMENT: the whole course. DOCUMENT is a lesson document or a folder of them.",
                ja: "DOCUMENT を省略すると、コース全体を確かめます。レッスン文書か、そのフォルダを指定できます。"),
            Phrase(
                de: "--fix ändert nur, was eindeutig ist, und hält in Content/translations fest, aus welcher Fassung übersetzt wurde. Eine "
                    + "Übersetzung, deren Quelle sich geändert hat, gilt erst als durchgesehen, wenn du ihr Dokument nennst.",
                el: "Το --fix αλλάζει μόνο ό,τι είναι σαφές και καταγράφει στο Content/translations από ποια μορφή έγινε η μετάφραση. Μια μετάφραση "
                    + "της οποίας άλλαξε η πηγή θεωρείται ελεγμένη μόνο όταν ορίσεις το έγγραφό της.",
                en: "--fix changes only what is unambiguous, and records in Content/translations which version was translated. A "
                    + "translation whose source has changed counts as reviewed only if you name its document.",
                ja: "--fix は明らかなものだけを直し、どの版から翻訳したかを Content/translations に記録します。原文が変わった翻訳は、"
                    + "その文書を指定したときだけ確認済みになります。"),
        ],
        examples: ["lessonctl lint", "lessonctl lint --code --format sarif", "lessonctl lint Content/el/programmatic-navigation.md --fix"]
    ) { context in
        var run = LintRun(context)
        try run.run()
        try context.print(run)
        return run.findings.contains { $0.finding.severity != .note } ? .finding : .success
    }
}

extension Context {
    fileprivate func print(_ run: LintRun) throws {
        switch invocation.format {
        case "json": try print(json: LintReport(run, shown: shown, language: language))
        case "sarif": try print(json: SARIFReport(run.findings, version: Command.versionNumber, language: language, shown: shown))
        default: try LintText(run, shown: shown, language: language, output: output).write(to: print(part:))
        }
    }
}

/// Findings for other programs: `version` 1; `documents`, how many were looked at; `fixed`, the files that were changed; `findings`, each as
/// `FindingReport` has it.
private struct LintReport: Encodable {
    let version = 1
    let documents: Int
    let fixed: [String]
    let findings: [FindingReport]

    init(_ run: LintRun, shown: (String) -> String, language: Language) {
        documents = run.documents
        fixed = run.fixed.sorted().map(shown)
        findings = run.findings.map { FindingReport($0.finding.withPath(shown), language: language) }
    }
}
