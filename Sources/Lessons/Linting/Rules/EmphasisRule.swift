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
        var trials = EmphasisTrials()
        var line = EmphasisDelimiter.Line()
        return document.inlineBlocks.flatMap { block -> [LintFinding] in
            let delimiters = EmphasisDelimiter.all(in: block, of: document, &line)
            var paired: Set<Int> = []
            var tries = 0
            return delimiters.indices.filter { delimiters[$0].isLiteral }.flatMap { index -> [LintFinding] in
                guard !paired.contains(index) else { return [] }
                let pairs = tries < Self.mostTries && trials.mayGoOn ? pairs(from: index, among: delimiters, besides: paired) : []
                tries += pairs.count
                let repairs = pairs.compactMap { EmphasisRepair(from: delimiters[$0], to: delimiters[$1], in: block, of: document, &trials) }
                guard !repairs.isEmpty, repairs.count == pairs.count else { return [finding(for: delimiters[index], in: document)] }
                paired.formUnion(pairs.flatMap { [$0, $1] })
                let last = repairs.count > 1 ? repairs.last.map { finding(for: delimiters[index], repair: $0, in: document) } : nil
                let edits = repairs.allSatisfy(\.isSafe) ? repairs.map { TextEdit(document.path, $0.range, $0.text) } : []
                return [finding(for: delimiters[index], repair: repairs[0], edits: edits, in: document), last].compactMap(\.self)
            }
        }
    }

    /// From a run that was left over to the next one, each with the next of its kind. The runs between them emphasise now what should
    /// stand between two emphases. Empty where a run would be left.
    private func pairs(from first: Int, among delimiters: [EmphasisDelimiter], besides paired: Set<Int>) -> [(Int, Int)] {
        let near = delimiters.indices.dropFirst(first).prefix(Self.reach)
        let fitting = near.filter { delimiters[$0].matches(delimiters[first]) && !paired.contains($0) }
        var pairs: [(Int, Int)] = []
        for place in stride(from: 0, to: fitting.count - 1, by: 2) {
            pairs.append((fitting[place], fitting[place + 1]))
            guard let mate = delimiters[fitting[place + 1]].mate else { return pairs }
            guard place + 2 < fitting.count, delimiters[fitting[place + 2]].position == mate else { return [] }
        }
        return []
    }

    /// For how many pairs of a block it is tried out what helps.
    private static let mostTries = 20

    /// How many runs away a run's counterpart is looked for.
    private static let reach = 50

    /// - Parameter repair: nil where nothing helps but to say that the sign itself is meant.
    private func finding(
        for delimiter: EmphasisDelimiter, repair: EmphasisRepair? = nil, edits: [TextEdit] = [], in document: LintedDocument
    ) -> LintFinding {
        let range = repair?.range ?? SourceRange(start: delimiter.position, end: delimiter.end)
        let fix = repair?.text ?? delimiter.text.map { "\\\($0)" }.joined()
        return finding(.leftover(delimiter.text), in: document.path, at: range.start, to: range.end, fix: Phrase(verbatim: fix), edits: edits)
    }
}

extension Phrase {
    fileprivate static func leftover(_ run: String) -> Phrase {
        Phrase(
            de: "„\(run)“ bleibt hier als Text stehen und hebt nichts hervor.", el: "Το «\(run)» μένει εδώ ως σημείο και δεν δίνει έμφαση.",
            en: "“\(run)” is left here as text and emphasizes nothing.", ja: "「\(run)」が記号のまま残り、強調になっていません。")
    }
}
