/// A line of a report for a person. What its tone says the words say too.
public struct ReportLine: Hashable, Sendable {
    public enum Tone: Sendable {
        case plain, heading, passed, failed
    }

    public var text: String
    public var tone: Tone

    init(_ text: String, _ tone: Tone = .plain) {
        (self.text, self.tone) = (text, tone)
    }
}

/// A report on its way: lines, and rows whose texts stand under each other behind their labels.
struct ReportPage {
    let language: Language
    /// In columns of a terminal.
    let width: Int
    private(set) var lines: [ReportLine] = []

    init(language: Language, width: Int) {
        (self.language, self.width) = (language, width)
    }

    mutating func add(_ text: String, _ tone: ReportLine.Tone = .plain) {
        lines.append(ReportLine(text, tone))
    }

    /// Wrapped, what follows the first line indented.
    mutating func add(wrapping text: String, _ tone: ReportLine.Tone = .plain, indent: String = "") {
        let wrapped = text.wrapped(toDisplayWidth: width - 2, longWords: .whole)
        for (number, line) in wrapped.enumerated() { add(number == 0 ? line : indent + line, tone) }
    }

    /// An empty line, unless there is one already or nothing before it.
    mutating func addGap() {
        if let last = lines.last, !last.text.isEmpty { add("") }
    }

    mutating func add(_ rows: [ReportRow]) {
        let labels = rows.map { "  \($0.label.text(in: language)):" }
        let indent = (labels.map(\.displayWidth).max() ?? 0) + 2
        for (label, row) in zip(labels, rows) { add(row, behind: label, indent: indent) }
    }

    private mutating func add(_ row: ReportRow, behind label: String, indent: Int) {
        let room = max(20, width - indent)
        let content = row.text.text(in: language)
        let texts = content.isEmpty ? [] : content.wrapped(toDisplayWidth: room, longWords: row.longWords)
        let pictures = row.picture(room)
        for (number, text) in (texts + pictures).enumerated() {
            add((number == 0 ? label : "").padded(toDisplayWidth: indent) + text)
        }
        if texts.isEmpty, pictures.isEmpty { add(label) }
    }
}

/// A label and what it is the label of.
struct ReportRow {
    let label: Phrase
    let text: Phrase
    var longWords = LongWords.broken
    /// Lines below the text that aren't wrapped, for that many columns.
    var picture: (Int) -> [String] = { _ in [] }

    init(_ label: Phrase, _ text: Phrase, longWords: LongWords = .broken, picture: @escaping (Int) -> [String] = { _ in [] }) {
        (self.label, self.text, self.longWords, self.picture) = (label, text, longWords, picture)
    }

    /// With a text that isn't wrapped.
    init(_ label: Phrase, quoting text: String) {
        self.init(label, Phrase(verbatim: "")) { _ in text.split(separator: "\n").map(String.init) }
    }

    init(_ label: Phrase, _ text: String, longWords: LongWords = .broken) {
        self.init(label, Phrase(verbatim: text), longWords: longWords)
    }
}
