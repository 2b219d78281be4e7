/// A lesson says its number, which no other lesson has. What else is wrong between the dashes the reader has said already.
struct FrontMatterRule: LintRule {
    let name = FrontMatter.id
    let summary = Phrase(
        de: "Zwischen den Zeilen „---“ am Anfang steht mindestens „lesson: NUMMER“, und jede Nummer nur einmal.",
        el: "Ανάμεσα στις γραμμές «---» στην αρχή υπάρχει τουλάχιστον «lesson: ΑΡΙΘΜΟΣ», και κάθε αριθμός μόνο μία φορά.",
        en: "The front matter between the “---” lines at the beginning contains at least “lesson: NUMBER”, and each number occurs only "
            + "once.",
        ja: "先頭の「---」の間には少なくとも「lesson: 番号」があり、同じ番号は一度しか使いません。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        // Another number than the source's `ParityRule` says.
        if let source = course.source(of: document)?.lesson, source.number != document.lesson.number { return [] }
        guard let number = document.lesson.number else { return [finding(.noNumber, in: document.path, at: document.start)] }
        let other = course.documents.first {
            $0.lesson.number == number && $0.lesson.language == document.lesson.language && $0.path < document.path
        }
        let position = document.frontMatter("lesson")?.place.position ?? document.start
        return other.map { [finding(.taken(number, by: $0.lesson.name), in: document.path, at: position)] } ?? []
    }

    /// What the reader takes for a misspelt key, or one with another colon, becomes what was meant, unless that is there already.
    static func edits(for finding: Finding, in course: LintedCourse) -> [TextEdit] {
        guard finding.id == FrontMatter.id, let place = finding.place, let end = place.end, let meant = finding.fix?.en,
            let key = meant.split(separator: ":").first.map({ String($0.trimmingSpaces) }), FrontMatter.keys.contains(key),
            let document = course.documents.first(where: { $0.path == place.path }), document.frontMatter(key) == nil
        else { return [] }
        return [TextEdit(place.path, SourceRange(start: place.position, end: end), meant)]
    }
}

extension Phrase {
    fileprivate static let noNumber = Phrase(
        de: "Zwischen den Zeilen „---“ am Anfang fehlt „lesson: NUMMER“.",
        el: "Ανάμεσα στις γραμμές «---» στην αρχή λείπει το «lesson: ΑΡΙΘΜΟΣ».",
        en: "“lesson: NUMBER” is missing between the “---” lines at the beginning.",
        ja: "先頭の「---」の間に「lesson: 番号」がありません。")

    fileprivate static func taken(_ number: String, by other: String) -> Phrase {
        Phrase(
            de: "Die Nummer \(number) hat schon die Lektion „\(other)“.", el: "Τον αριθμό \(number) τον έχει ήδη το μάθημα «\(other)».",
            en: "The lesson “\(other)” already has the number \(number).", ja: "番号 \(number) はすでにレッスン「\(other)」が使っています。")
    }
}
