/// A lesson begins with its title, the only heading of level 1.
struct TitleRule: LintRule {
    let name = "title"
    let summary = Phrase(
        de: "Eine Lektion beginnt mit ihrem Titel, und der ist die einzige Überschrift mit einem „#“.",
        el: "Ένα μάθημα αρχίζει με τον τίτλο του, τη μόνη επικεφαλίδα με ένα «#».",
        en: "A lesson begins with its title, which is the only heading with a single “#”.",
        ja: "レッスンはタイトルで始まり、「#」が1つの見出しはタイトルだけです。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        let markdown = document.markdown
        let titles = markdown.children(of: 0).filter { markdown.nodes[$0].kind == .heading(level: 1) }
        guard let first = titles.first else { return [finding(.noTitle, in: document.path, at: document.start)] }
        let further = titles.dropFirst().map { index in
            finding(.furtherTitle(markdown.plainText(of: index)), in: document.path, at: markdown.nodes[index].range.start)
        }
        let empty = markdown.plainText(of: first).isEmpty ? [finding(.noTitle, in: document.path, at: markdown.nodes[first].range.start)] : []
        let before = markdown.children(of: 0).first { $0 < first && markdown.comment(at: $0) == nil }
        let late = before.map { [finding(.lateTitle, in: document.path, at: markdown.nodes[$0].range.start)] } ?? []
        return late + empty + further
    }
}

extension Phrase {
    fileprivate static let noTitle = Phrase(
        de: "Der Titel fehlt. Schreib ihn oben hin: # Titel", el: "Λείπει ο τίτλος. Γράψε τον στην αρχή: # Τίτλος",
        en: "The title is missing. Write it at the top: # Title", ja: "タイトルがありません。先頭に「# タイトル」と書いてください。")

    fileprivate static let lateTitle = Phrase(
        de: "Das steht vor dem Titel. Der Titel muss zuerst kommen.", el: "Αυτό βρίσκεται πριν από τον τίτλο. Ο τίτλος μπαίνει πρώτος.",
        en: "This comes before the title. The title has to come first.", ja: "タイトルより前に書かれています。タイトルを先頭に置いてください。")

    fileprivate static func furtherTitle(_ text: String) -> Phrase {
        Phrase(
            de: "„\(text)“ ist ein zweiter Titel. Abschnitte beginnen mit „##“.",
            el: "Το «\(text)» είναι δεύτερος τίτλος. Οι ενότητες αρχίζουν με «##».",
            en: "“\(text)” is a second title. Sections begin with “##”.", ja: "「\(text)」は2つ目のタイトルです。セクションは「##」で始めます。")
    }
}
