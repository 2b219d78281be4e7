/// A heading is at most one level deeper than the one before it, and says something.
struct HeadingLevelRule: LintRule {
    let name = "heading-level"
    let summary = Phrase(
        de: "Eine Überschrift steht höchstens eine Stufe tiefer als die vor ihr: auf „##“ folgt nie „####“. Keine ist leer.",
        el: "Μια επικεφαλίδα είναι το πολύ ένα επίπεδο βαθύτερη από την προηγούμενη: μετά το «##» δεν έρχεται ποτέ «####». Καμία δεν είναι κενή.",
        en: "A heading is at most one level deeper than the one before it: “####” never follows “##”. None is empty.",
        ja: "見出しは直前の見出しより1段だけ深くできます。「##」の次に「####」は使えません。空の見出しも使えません。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        var findings: [LintFinding] = []
        var last = 1
        for heading in headings(in: document) {
            let position = document.markdown.nodes[heading.node].range.start
            if heading.level > last + 1 {
                let words = document.source.restOfLine(from: position).drop { $0 == "#" }
                let fix = Phrase(verbatim: String(repeating: "#", count: last + 1) + words)
                findings.append(finding(.tooDeep(heading.text, heading.level, behind: last), in: document.path, at: position, fix: fix))
            }
            if heading.text.isEmpty, heading.level > 1 { findings.append(finding(.empty, in: document.path, at: position)) }
            last = heading.level
        }
        return findings
    }

    private func headings(in document: LintedDocument) -> [(node: Int, level: Int, text: String)] {
        document.markdown.children(of: 0).compactMap { node in
            guard case .heading(let level) = document.markdown.nodes[node].kind else { return nil }
            return (node, level, document.markdown.plainText(of: node))
        }
    }
}

extension Phrase {
    fileprivate static func tooDeep(_ text: String, _ level: Int, behind last: Int) -> Phrase {
        Phrase(
            de: "„\(text)“ steht auf Stufe \(level), die Überschrift davor auf Stufe \(last).",
            el: "Το «\(text)» είναι στο επίπεδο \(level), η προηγούμενη επικεφαλίδα στο \(last).",
            en: "“\(text)” is at level \(level), the heading before it at level \(last).",
            ja: "「\(text)」はレベル\(level)ですが、直前の見出しはレベル\(last)です。")
    }

    fileprivate static let empty = Phrase(
        de: "Diese Überschrift ist leer.", el: "Αυτή η επικεφαλίδα είναι κενή.", en: "This heading is empty.", ja: "この見出しは空です。")
}
