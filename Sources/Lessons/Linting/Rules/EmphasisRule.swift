/// No `*` or `_` that was meant as emphasis is left in the text as a sign.
struct EmphasisRule: LintRule {
    let name = "emphasis"
    let summary = Phrase(
        de: "Kein Stern und kein Unterstrich bleibt im Text stehen, der hervorheben sollte. Neben Anführungszeichen ohne Leerzeichen gehören die "
            + "Sterne hinein: „**Pfad**“. Ist das Zeichen gemeint, setz „\\“ davor.",
        el: "Κανένα αστεράκι και καμία κάτω παύλα που ήταν για έμφαση δεν μένει στο κείμενο. Δίπλα σε εισαγωγικά χωρίς κενό, τα αστεράκια μπαίνουν "
            + "μέσα: «**διαδρομή**». Αν εννοείς το ίδιο το σημείο, βάλε «\\» μπροστά.",
        en: "No asterisk or underscore meant as emphasis is left over in the text. Next to quotation marks without a space, the asterisks "
            + "go inside: “**path**”. If you mean the character itself, put “\\” before it.",
        ja: "強調のつもりの「*」や「_」が文字のまま残っていないようにします。日本語では「__」ではなく「**」を使います。"
            + "記号そのものを書くときは、前に「\\」を付けます。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        document.inlineBlocks.flatMap { block -> [LintFinding] in
            var reported: Set<Int> = []
            let delimiters = EmphasisDelimiter.all(in: block, of: document)
            return delimiters.indices.filter { delimiters[$0].isLiteral }.compactMap { index in
                guard reported.insert(index).inserted else { return nil }
                let nearby = max(0, index - Self.reach)..<min(delimiters.count, index + Self.reach)
                let fitting = nearby.filter { $0 != index && delimiters[$0].matches(delimiters[index]) && !reported.contains($0) }
                let partner = fitting.first { $0 > index } ?? fitting.last
                let repair = partner.flatMap { partner in
                    EmphasisRepair(from: delimiters[min(index, partner)], to: delimiters[max(index, partner)], in: document)
                }
                if repair != nil, let partner { reported.insert(partner) }
                return finding(for: delimiters[index], repair: repair, in: document)
            }
        }
    }

    /// How many runs away a run's counterpart is looked for.
    private static let reach = 50

    private func finding(for delimiter: EmphasisDelimiter, repair: EmphasisRepair?, in document: LintedDocument) -> LintFinding {
        let edits = repair.flatMap { $0.isSafe ? [TextEdit(document.path, $0.range, $0.text)] : nil } ?? []
        return finding(
            .leftover(delimiter.text), in: document.path, at: delimiter.position,
            fix: Phrase(verbatim: repair?.text ?? delimiter.text.map { "\\\($0)" }.joined()), edits: edits)
    }
}

extension Phrase {
    fileprivate static func leftover(_ run: String) -> Phrase {
        Phrase(
            de: "„\(run)“ bleibt hier als Text stehen und hebt nichts hervor.", el: "Το «\(run)» μένει εδώ ως σημείο και δεν δίνει έμφαση.",
            en: "“\(run)” is left here as text and emphasizes nothing.", ja: "「\(run)」が記号のまま残り、強調になっていません。")
    }
}
