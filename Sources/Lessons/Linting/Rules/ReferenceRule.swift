/// A lesson that a text mentions is in the course or `elsewhere`.
struct ReferenceRule: LintRule {
    let name = "reference"
    let summary = Phrase(
        de: "Jede Lektion, die ein Text nennt („Lektion 3.3“), gibt es im Kurs, oder sie steht in Content/course unter „elsewhere:“.",
        el: "Κάθε μάθημα που αναφέρει ένα κείμενο («Μάθημα 3.3») υπάρχει στη σειρά ή γράφεται στο «elsewhere:» του Content/course.",
        en: "Every lesson that a text mentions (“Lesson 3.3”) is in the course or listed under “elsewhere:” in Content/course.",
        ja: "本文で触れるレッスン（「レッスン3.3」）は、コースにあるか、Content/course の「elsewhere:」に書かれています。")

    func findings(in document: LintedDocument, of course: LintedCourse) -> [LintFinding] {
        guard course.folder != nil else { return [] }
        let numbers = course.numbers
        let known = course.settings.elsewhere.union(numbers)
        return document.inlineBlocks.flatMap { block -> [LintFinding] in
            let prose = ProseText(of: block, in: document.markdown)
            let mentions = LessonReference.all(in: prose.text, vocabulary: document.vocabulary)
            return mentions.filter { !known.contains($0.number) }.map { mention in
                finding(
                    .unknown(mention.number, course: numbers), in: document.path,
                    at: prose.position(of: mention.range.lowerBound) ?? document.markdown.nodes[block].range.start,
                    fix: .listElsewhere(mention.number))
            }
        }
    }

    func findings(in course: LintedCourse) -> [LintFinding] {
        guard let folder = course.folder else { return [] }
        let both = course.numbers.filter(course.settings.elsewhere.contains)
        return both.map { finding(.warning, .inBoth($0), in: folder.settings, at: SourcePosition(line: 1, column: 1)) }
    }
}

/// The words of a block, and where each comes from.
struct ProseText {
    private(set) var text = ""
    private var parts: [(offset: Int, start: SourcePosition)] = []

    init(of block: Int, in markdown: Markdown) {
        for index in markdown.subtree(of: block).dropFirst() {
            parts.append((text.utf8.count, markdown.nodes[index].range.start))
            switch markdown.nodes[index].kind {
            case .text(let words): text += markdown[words]
            case .softBreak(let joins): text += joins ? "" : " "
            case .code, .htmlInline: text += "\u{FFFC}"
            case .lineBreak: text += "\n"
            default: parts.removeLast()
            }
        }
    }

    /// The place in the document, exact where no escapes stand before it in its line.
    func position(of index: String.Index) -> SourcePosition? {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        guard let part = parts.last(where: { $0.offset <= offset }) else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: part.offset)
        return SourcePosition(line: part.start.line, column: part.start.column + text.unicodeScalars.distance(from: start, to: index))
    }
}

extension Phrase {
    fileprivate static func unknown(_ number: String, course numbers: [String]) -> Phrase {
        let list = numbers.joined(separator: ", ")
        return Phrase(
            de: "Eine Lektion \(number) gibt es in diesem Kurs nicht; es gibt: \(list).",
            el: "Μάθημα \(number) δεν υπάρχει σε αυτή τη σειρά· υπάρχουν: \(list).",
            en: "There is no lesson \(number) in this course. Its lessons are: \(list).",
            ja: "このコースにレッスン\(number)はありません。あるもの：\(list)。")
    }

    fileprivate static func listElsewhere(_ number: String) -> Phrase {
        Phrase(
            de: "Gibt es sie anderswo, schreib \(number) in Content/course hinter „elsewhere:“.",
            el: "Αν υπάρχει αλλού, γράψε \(number) στο Content/course μετά το «elsewhere:».",
            en: "If it exists elsewhere, add \(number) after “elsewhere:” in Content/course.",
            ja: "ほかの場所にあるレッスンなら、Content/course の「elsewhere:」に \(number) を書き足してください。")
    }

    fileprivate static func inBoth(_ number: String) -> Phrase {
        Phrase(
            de: "Die Lektion \(number) ist in diesem Kurs; hinter „elsewhere:“ hat sie nichts zu suchen.",
            el: "Το μάθημα \(number) υπάρχει στη σειρά· δεν ανήκει στο «elsewhere:».",
            en: "Lesson \(number) is part of this course; it doesn't belong after “elsewhere:”.",
            ja: "レッスン\(number)はこのコースにあります。「elsewhere:」には書きません。")
    }
}
