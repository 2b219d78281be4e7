/// Something that a person should know about a file or a solution, as a value; the command line words it.
public struct Finding: Hashable, Codable, Sendable {
    /// A stable name, listed by `lessonctl explain`: `compile`, `expect-path`, `heading-level` …
    public var id: String
    public var severity: Severity
    public var message: Phrase
    public var place: Place?
    /// More about it, a sentence each.
    public var notes: [Phrase]
    /// What to write instead.
    public var fix: Phrase?
    /// The line that it is about, where showing it helps.
    public var excerpt: Excerpt?

    public init(id: String, severity: Severity, message: Phrase, place: Place? = nil, notes: [Phrase] = [], fix: Phrase? = nil) {
        self.id = id
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.fix = fix
    }

    public enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// A file, and where in it.
    public struct Place: Hashable, Codable, Sendable {
        public var path: String
        public var position: SourcePosition
        /// Behind the last character that it is about; nil where that isn't known.
        public var end: SourcePosition?

        public init(path: String, position: SourcePosition, end: SourcePosition? = nil) {
            (self.path, self.position, self.end) = (path, position, end)
        }
    }
}

extension Finding {
    /// `file:line:column: error: message`, the form that editors and compilers share.
    public func line(in language: Language) -> String {
        let place = place.map { "\($0.path):\($0.position.line):\($0.position.column): " } ?? ""
        return "\(place)\(severity.rawValue): \(message.text(in: language))"
    }
}
