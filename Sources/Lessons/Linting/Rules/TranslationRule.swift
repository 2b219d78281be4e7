/// Every section of a translation was made from its source section as it is now.
struct TranslationRule: LintRule {
    let name = "translation"
    let summary = Phrase(
        de: "Content/translations sagt zu jedem übersetzten Abschnitt, aus welcher Fassung er entstand. Hat sich die Quelle seither geändert, sieh "
            + "die Übersetzung durch und bestätige sie: lessonctl lint --fix DOCUMENT",
        el: "Το Content/translations λέει για κάθε μεταφρασμένη ενότητα από ποια μορφή προέκυψε. Αν η πηγή άλλαξε από τότε, έλεγξε τη μετάφραση "
            + "και επιβεβαίωσέ την: lessonctl lint --fix DOCUMENT",
        en: "Content/translations records which version each translated section was made from. If the source has changed since, review the "
            + "translation and confirm it: lessonctl lint --fix DOCUMENT",
        ja: "Content/translations には、翻訳したセクションがどの版の原文から作られたかが記録されています。原文が変わったら翻訳を見直し、"
            + "lessonctl lint --fix DOCUMENT で確認済みにします。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        guard let translations = course.translations, let source = course.sourceOfSections(of: document) else { return [] }
        let sections = Translations.Section.all(in: document, madeFrom: source)
        let known = translations.known(of: document, madeFrom: source)
        let unrecorded = sections.filter { known[$0.id] == nil }
        let stale = sections.filter { section in known[section.id].map { $0.record.hash != section.sourceHash } ?? false }
        let first = unrecorded.first.map { section in
            finding(
                .warning, .unrecorded(unrecorded.count, section.title), in: document.path, at: section.position,
                notes: [.record])
        }
        return [first].compactMap(\.self) + stale.map { section in
            finding(
                .warning, .stale(section.title, source: source.lesson.language, line: section.sourceLine), in: document.path, at: section.position,
                notes: [.confirm("Content/\(document.lesson.language)/\(document.lesson.name).md")])
        }
    }

    func findings(in course: LintedCourse) -> [LintFinding] {
        guard let translations = course.translations else { return [] }
        let path = translations.path
        let wrong = translations.wrongLines.map { finding(.notFourWords, in: path, at: SourcePosition(line: $0, column: 1)) }
        let gone = translations.outdated(in: course).flatMap { document, records in
            records.map { finding(.warning, .gone($0, of: document), in: path, at: $1.position, notes: [.strike]) }
        }
        return wrong + gone
    }
}

extension Phrase {
    fileprivate static func unrecorded(_ count: Int, _ title: String) -> Phrase {
        Phrase(
            de: count == 1
                ? "Zum Abschnitt „\(title)“ ist nicht festgehalten, aus welcher Fassung er übersetzt ist."
                : "Zu \(count) Abschnitten ab „\(title)“ ist nicht festgehalten, aus welcher Fassung sie übersetzt sind.",
            el: count == 1
                ? "Για την ενότητα «\(title)» δεν έχει καταγραφεί από ποια μορφή μεταφράστηκε."
                : "Για \(count) ενότητες από το «\(title)» και μετά δεν έχει καταγραφεί από ποια μορφή μεταφράστηκαν.",
            en: count == 1
                ? "It isn't recorded which version the section “\(title)” was translated from."
                : "It isn't recorded which version \(count) sections from “\(title)” on were translated from.",
            ja: count == 1
                ? "セクション「\(title)」がどの版の原文から訳されたか、記録がありません。"
                : "「\(title)」以降の\(count)個のセクションについて、どの版の原文から訳されたか、記録がありません。")
    }

    fileprivate static func stale(_ title: String, source: String, line: Int) -> Phrase {
        Phrase(
            de: "Die Quelle von „\(title)“ (\(source), Zeile \(line)) hat sich seit der Übersetzung geändert.",
            el: "Η πηγή του «\(title)» (\(source), γραμμή \(line)) άλλαξε μετά τη μετάφραση.",
            en: "The source of “\(title)” (\(source), line \(line)) has changed since it was translated.",
            ja: "「\(title)」の原文（\(source)、\(line)行目）が、翻訳の後に変わっています。")
    }

    fileprivate static func gone(_ id: String, of document: Translations.Document) -> Phrase {
        let section = "\(document.language) \(document.lesson) \(id)"
        return Phrase(
            de: "Den Abschnitt „\(section)“ gibt es nicht mehr.", el: "Η ενότητα «\(section)» δεν υπάρχει πια.",
            en: "The section “\(section)” no longer exists.", ja: "セクション「\(section)」はもうありません。")
    }

    fileprivate static let record = Phrase(
        de: "Halte es fest: lessonctl lint --fix", el: "Κατάγραψέ το: lessonctl lint --fix", en: "Record it: lessonctl lint --fix",
        ja: "記録するには：lessonctl lint --fix")

    fileprivate static func confirm(_ document: String) -> Phrase {
        Phrase(
            de: "Ist sie durchgesehen, bestätige sie: lessonctl lint --fix \(document)",
            el: "Όταν ελέγξεις τη μετάφραση, επιβεβαίωσέ την: lessonctl lint --fix \(document)",
            en: "Once the translation is reviewed, confirm it: lessonctl lint --fix \(document)",
            ja: "翻訳を見直したら、確認済みにします：lessonctl lint --fix \(document)")
    }

    fileprivate static let strike = Phrase(
        de: "Streich ihn: lessonctl lint --fix", el: "Σβήσε την: lessonctl lint --fix", en: "Strike it out: lessonctl lint --fix",
        ja: "取り除くには：lessonctl lint --fix")

    fileprivate static let notFourWords = Phrase(
        de: "In dieser Zeile müssen vier Wörter stehen: Sprache, Lektion, Abschnitt, Prüfsumme.",
        el: "Αυτή η γραμμή χρειάζεται τέσσερις λέξεις: γλώσσα, μάθημα, ενότητα, hash.",
        en: "This line must contain four words: language, lesson, section, hash.",
        ja: "この行には4つの語（言語、レッスン、セクション、ハッシュ）が必要です。")
}
