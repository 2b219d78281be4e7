/// A lesson has its objective, questions, exercises, summary and completion, each once, the completion last.
struct SectionKindRule: LintRule {
    let name = "section-kind"
    let summary = Phrase(
        de: "Eine Lektion hat Lernziel, FAQ, Übungen, Zusammenfassung und am Ende die Frage, ob sie geschafft ist; dazu typische Fehler und "
            + "Spickzettel. Jedes davon gibt es einmal, und es steht etwas darin. Wo die Überschrift nicht sagt, was es ist, "
            + "sagt es die Zeile <!-- kind: faq --> darüber.",
        el: "Ένα μάθημα έχει στόχο, συχνές ερωτήσεις, ασκήσεις, σύνοψη και στο τέλος την ερώτηση αν ολοκληρώθηκε· επίσης συνηθισμένα λάθη και "
            + "σκονάκι. Το καθένα υπάρχει μία φορά και δεν είναι κενό. Όπου δεν το λέει η επικεφαλίδα, το λέει η γραμμή <!-- kind: faq --> από πάνω.",
        en: "A lesson has an objective, an FAQ, exercises, a summary, and at its end the question whether it is complete; also pitfalls "
            + "and a cheat sheet. Each of these exists once and isn't empty. Where the heading doesn't say which it is, the line <!-- kind: faq --> above does.",
        ja: "レッスンには、学習目標、よくある質問、演習、まとめ、最後に完了の確認があります。よくある間違いとチートシートもあります。"
            + "どれも一度だけ現れ、空ではありません。見出しで種類がわからないときは、すぐ上に <!-- kind: faq --> と書きます。")

    private static let desirable: Set<SectionKind> = [.pitfalls, .cheatSheet]

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let sections = document.lesson.sections
        // What a translation lacks `ParityRule` says, with the place in its source.
        let source = course.source(of: document)?.lesson.sections
        let kinds = SectionKind.allCases.filter { $0 != .prose }
        return kinds.flatMap { kind -> [LintFinding] in
            let own = sections.filter { $0.kind == kind }
            guard let first = own.first else { return source?.contains { $0.kind == kind } == true ? [] : [missing(kind, in: document)] }
            return own.dropFirst().map { repeated($0, first: first, in: document) }
        } + empty(in: document) + completion(in: document) + announced(in: document)
    }

    /// Comments that say of the heading below what kind its section is of, where there is no such kind or no heading.
    private func announced(in document: LintedDocument) -> [LintFinding] {
        let names = SectionKind.allCases.map(\.rawValue)
        return document.announcements.compactMap { announcement in
            guard let name = announcement.comment.kindName else { return nil }
            if !names.contains(name) {
                let comment = document.source.restOfLine(from: announcement.position)
                let fix = name.nearest(in: names).flatMap { comment.replacingLast(name, with: $0) }
                return finding(.noKind(name, all: names), in: document.path, at: announcement.position, fix: fix.map { Phrase(verbatim: $0) })
            }
            return announcement.section == nil ? finding(.noHeading(name), in: document.path, at: announcement.position) : nil
        }
    }

    private func missing(_ kind: SectionKind, in document: LintedDocument) -> LintFinding {
        let heading = Vocabulary.Key(kind: kind).flatMap { document.vocabulary.words($0).first } ?? kind.rawValue
        let end = document.markdown.nodes[0].range.end
        return finding(Self.desirable.contains(kind) ? .warning : .error, .missing(heading), in: document.path, at: end, fix: Phrase(verbatim: "## " + heading))
    }

    private func repeated(_ section: Lesson.Section, first: Lesson.Section, in document: LintedDocument) -> LintFinding {
        finding(.repeated(section.title, line: first.range.start.line), in: document.path, at: section.range.start)
    }

    /// Sections of a kind in which nothing stands; what is below a deeper heading counts.
    private func empty(in document: LintedDocument) -> [LintFinding] {
        let sections = document.lesson.sections
        return sections.indices.filter { index in
            let next = sections.dropFirst(index + 1).first
            return sections[index].kind != .prose && sections[index].parts.isEmpty && (next.map { $0.level <= sections[index].level } ?? true)
        }.map { finding(.empty(sections[$0].title), in: document.path, at: sections[$0].range.start) }
    }

    private func completion(in document: LintedDocument) -> [LintFinding] {
        guard let place = document.lesson.sections.firstIndex(where: { $0.kind == .completion }) else { return [] }
        let own = document.lesson.sections[place]
        let later = document.lesson.sections.dropFirst(place + 1).first { $0.level <= own.level }
        return later.map { [finding(.notLast(own.title, later: $0.title), in: document.path, at: own.range.start)] } ?? []
    }
}

extension Phrase {
    fileprivate static func noKind(_ name: String, all: [String]) -> Phrase {
        let list = all.joined(separator: ", ")
        return Phrase(
            de: "„\(name)“ ist keine Art von Abschnitt. Es gibt: \(list).", el: "Το «\(name)» δεν είναι είδος ενότητας. Υπάρχουν: \(list).",
            en: "“\(name)” isn't a kind of section. Possible: \(list).", ja: "「\(name)」というセクションの種類はありません。使えるもの：\(list)。")
    }

    fileprivate static func noHeading(_ name: String) -> Phrase {
        Phrase(
            de: "„kind: \(name)“ gilt für nichts: Direkt darunter beginnt kein Abschnitt.",
            el: "Το «kind: \(name)» δεν ισχύει για τίποτα: ακριβώς από κάτω δεν αρχίζει ενότητα.",
            en: "“kind: \(name)” applies to nothing: no section begins right below it.",
            ja: "「kind: \(name)」のすぐ下にセクションの見出しがないため、何にも付きません。")
    }

    fileprivate static func missing(_ heading: String) -> Phrase {
        Phrase(
            de: "Der Lektion fehlt der Abschnitt „\(heading)“.", el: "Από το μάθημα λείπει η ενότητα «\(heading)».",
            en: "The lesson is missing the section “\(heading)”.", ja: "セクション「\(heading)」がありません。")
    }

    fileprivate static func repeated(_ title: String, line: Int) -> Phrase {
        Phrase(
            de: "Einen Abschnitt wie „\(title)“ gibt es schon in Zeile \(line).", el: "Ενότητα όπως η «\(title)» υπάρχει ήδη στη γραμμή \(line).",
            en: "There is already a section like “\(title)” on line \(line).", ja: "「\(title)」と同じ種類のセクションが\(line)行目にもあります。")
    }

    fileprivate static func empty(_ title: String) -> Phrase {
        Phrase(
            de: "Im Abschnitt „\(title)“ steht nichts.", el: "Η ενότητα «\(title)» είναι κενή.", en: "The section “\(title)” is empty.",
            ja: "セクション「\(title)」に何も書かれていません。")
    }

    fileprivate static func notLast(_ title: String, later: String) -> Phrase {
        Phrase(
            de: "„\(title)“ ist der letzte Abschnitt einer Lektion; danach kommt hier noch „\(later)“.",
            el: "Το «\(title)» είναι η τελευταία ενότητα ενός μαθήματος· εδώ ακολουθεί και το «\(later)».",
            en: "“\(title)” is the last section of a lesson, but here “\(later)” comes after it.",
            ja: "「\(title)」はレッスンの最後のセクションですが、後に「\(later)」があります。")
    }
}
