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
            let prose = ProseText(of: block, in: document)
            let mentions = LessonReference.all(in: prose.text, vocabulary: document.vocabulary)
            return mentions.filter { !known.contains($0.number) }.map { mention in
                finding(
                    .unknown(mention.number, course: numbers), in: document.path,
                    at: prose.position(of: mention.range.lowerBound) ?? document.markdown.nodes[block].range.start,
                    to: prose.position(of: mention.range.upperBound),
                    fix: .listElsewhere(mention.number))
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
struct ProseText {
    private(set) var text = ""
    private var parts: [(offset: Int, range: SourceRange)] = []
    private let document: LintedDocument

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

    /// The place in the document.
    func position(of index: String.Index) -> SourcePosition? {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        guard let part = parts.last(where: { $0.offset <= offset }) else { return nil }
        let start = text.utf8.index(text.startIndex, offsetBy: part.offset)
        let (line, column) = (part.range.start.line, part.range.start.column)
        let written = Substring(document.source.lines[line - 1].unicodeScalars.dropFirst(column - 1))
        return SourcePosition(line: line, column: column + written.length(of: text[start..<index]))
    }
}

extension Substring {
    /// How many scalars words take that this begins with, where escapes and entities stand for some of them.
    fileprivate func length(of words: Substring) -> Int {
        var rest = self
        for character in words {
            if rest.first == "\\", rest.dropFirst().first == character { rest.removeFirst() }
            guard rest.first == "&", character != "&" || rest.hasPrefix("&amp;"), let end = rest.firstIndex(of: ";") else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest[index(after: end)...]
        }
        return unicodeScalars.distance(from: startIndex, to: rest.startIndex)
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
