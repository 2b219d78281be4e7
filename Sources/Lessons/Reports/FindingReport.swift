/// A finding for other programs: `id`, `severity`, `message`, `file`, `line`, `column`, `endLine` and `endColumn` where the end is known,
/// `notes`, `fix`, `explain`, the name by which `lessonctl explain` tells more, and `excerpt`, the line and the marks below it, where
/// showing it helps; texts in the language of messages.
public struct FindingReport: Codable, Sendable {
    public var id: String
    public var severity: Finding.Severity
    public var message: String
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var endLine: Int?
    public var endColumn: Int?
    public var notes: [String]
    public var fix: String?
    public var explain: String?
    public var excerpt: [String]?

    public init(_ finding: Finding, language: Language) {
        id = finding.id
        severity = finding.severity
        message = finding.message.text(in: language)
        file = finding.place?.path
        line = finding.place?.position.line
        column = finding.place?.position.column
        endLine = finding.place?.end?.line
        endColumn = finding.place?.end?.column
        notes = finding.notes.map { $0.text(in: language) }
        fix = finding.fix?.text(in: language)
        explain = finding.explanation?.name
        excerpt = finding.excerpt.map { [$0.line, $0.marks] }
    }
}

extension Finding {
    /// What tells more of it: the explanation among its notes, else that of its name.
    public var explanation: Explanation? {
        Explanation.all.first { notes.contains($0.text) } ?? Explanation.named(id)
    }
}
