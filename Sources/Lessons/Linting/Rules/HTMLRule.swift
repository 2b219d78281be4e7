/// Raw HTML stands in a lesson only where the course allows it; comments may.
struct HTMLRule: LintRule {
    let name = "html"
    let summary = Phrase(
        de: "HTML im Text erscheint auf den Seiten nur, wenn in Content/course „html: yes“ steht. Kommentare sind erlaubt.",
        el: "Η HTML μέσα στο κείμενο εμφανίζεται στις σελίδες μόνο αν το Content/course λέει «html: yes». Τα σχόλια επιτρέπονται.",
        en: "HTML in the text appears on pages only if Content/course says “html: yes”. Comments are fine.",
        ja: "本文の HTML は、Content/course に「html: yes」とある場合だけページに現れます。コメントは使えます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        guard course.folder != nil, !course.settings.allowsHTML else { return [] }
        return document.markdown.nodes.compactMap { node in
            switch node.kind {
            case .htmlBlock(let html), .htmlInline(let html):
                complaint(about: document.markdown[html], in: document, at: node.range)
            default: nil
            }
        }
    }

    private func complaint(about html: String, in document: LintedDocument, at range: SourceRange) -> LintFinding? {
        html.isHTMLComment ? nil : finding(.warning, .html(Self.start(of: html)), in: document.path, at: range.start, to: range.end)
    }

    private static func start(of html: String) -> String {
        String(html.sourceLines[0].prefix(40))
    }
}

extension Phrase {
    fileprivate static func html(_ start: String) -> Phrase {
        Phrase(
            de: "„\(start)“ ist HTML; auf den Seiten dieses Kurses erscheint es nicht. Soll es Text sein, setz es in Backticks.",
            el: "Το «\(start)» είναι HTML· στις σελίδες αυτής της σειράς δεν εμφανίζεται. Αν είναι κείμενο, βάλε το ανάμεσα σε ανάποδες αποστρόφους (backticks).",
            en: "“\(start)” is HTML; it doesn't appear on this course's pages. If it is meant as text, put it in backticks.",
            ja: "「\(start)」は HTML なので、このコースのページには現れません。文字として書くなら、バッククォートで囲んでください。")
    }
}
