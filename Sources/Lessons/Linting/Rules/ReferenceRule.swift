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
            var prose = ProseText(of: block, in: document)
            let mentions = LessonReference.all(in: prose.text, vocabulary: document.vocabulary)
            return mentions.filter { !known.contains($0.number) }.map { mention in
                let start = prose.position(of: mention.range.lowerBound) ?? document.markdown.nodes[block].range.start
                return finding(
                    .unknown(mention.number, course: numbers), in: document.path, at: start, to: prose.position(of: mention.range.upperBound),
                    notes: [.listElsewhere(mention.number)])
            }
        }
    }

    func findings(in course: LintedCourse) -> [LintFinding] {
        guard let folder = course.folder else { return [] }
        let both = course.numbers.filter(course.settings.elsewhere.contains)
        guard let position = course.setting("elsewhere")?.place.position else { return [] }
        return both.map { finding(.warning, .inBoth($0), in: folder.settings, at: position) }
    }
}

/// The words of a block, and where each comes from.
private struct ProseText {
    private(set) var text = ""
    private var parts: [(offset: Int, range: SourceRange)] = []
    private let document: LintedDocument
    /// The last place that was asked for, from which the next is found: they are asked for in order.
    private var last: Place?

    init(of block: Int, in document: LintedDocument) {
        self.document = document
        for index in document.markdown.subtree(of: block).dropFirst() {
            parts.append((text.utf8.count, document.markdown.nodes[index].range))
            switch document.markdown.nodes[index].kind {
            case .text(let words): text += document.markdown[words]
            case .softBreak(let joins): text += joins ? "" : " "
            case .code, .htmlInline: text += "\u{FFFC}"
            case .lineBreak: text += "\n"
            default: parts.removeLast()
            }
        }
    }

    /// The place in the document; not before the last one that was asked for.
    mutating func position(of index: String.Index) -> SourcePosition? {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        var number = last?.part ?? 0
        while number + 1 < parts.count, parts[number + 1].offset <= offset { number += 1 }
        guard number < parts.count else { return nil }
        var place = last.flatMap { $0.part == number ? $0 : nil } ?? start(ofPart: number)
        place.advance(to: index, in: text)
        last = place
        return place.position
    }

    private func start(ofPart number: Int) -> Place {
        let start = parts[number].range.start
        let written = document.source.lines[start.line - 1].unicodeScalars.dropFirst(start.column - 1)
        return Place(part: number, index: text.utf8.index(text.startIndex, offsetBy: parts[number].offset), position: start, rest: Substring(written))
    }

    private struct Place {
        var part: Int
        /// In the words.
        var index: String.Index
        /// In the document, and what is written from there on.
        var position: SourcePosition
        var rest: Substring

        /// Escapes and entities stand for some of the words.
        mutating func advance(to end: String.Index, in text: String) {
            guard index < end else { return }
            let written = rest.startIndex
            for character in text[index..<end] {
                if rest.first == "\\", rest.dropFirst().first == character { rest.removeFirst() }
                guard rest.first == "&", character != "&" || rest.hasPrefix("&amp;"), let semicolon = rest.firstIndex(of: ";") else {
                    rest = rest.dropFirst()
                    continue
                }
                rest = rest[rest.index(after: semicolon)...]
            }
            position.column += rest.base.unicodeScalars.distance(from: written, to: rest.startIndex)
            index = end
        }
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
