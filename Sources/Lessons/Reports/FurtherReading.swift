/// Which section of a lesson tells more of a finding: `Content/explanations`, a line each,
/// `missing-dollar: programmatic-navigation#the-forgotten-dollar-sign`.
public struct FurtherReading: Sendable {
    private let course: CourseFolder
    private let vocabularies: Vocabularies
    private let addresses: [String: String]

    /// What is wrong with the file.
    public let findings: [Finding]

    public init(in course: CourseFolder, vocabularies: Vocabularies) {
        (self.course, self.vocabularies) = (course, vocabularies)
        let path = course.content + "/explanations"
        guard let source = try? SourceFile(contentsOf: path) else {
            (addresses, findings) = ([:], [])
            return
        }
        let lines = KeyedLines(source.lines, path: path, id: "course")
        addresses = Dictionary(lines.entries.map { ($0.key, $0.value) }) { first, _ in first }
        findings = lines.findings + lines.findings(known: Explanation.all.map(\.name), id: "course")
    }

    /// The names that have a section.
    public var names: [String] { addresses.keys.sorted() }

    /// A section as a reader finds it.
    public struct Place: Hashable, Sendable {
        public let number: String
        public let title: String
        public let path: String
        public let line: Int
    }

    /// The section for that name in a language; nil where the course has none.
    public func place(for name: String, in language: Language) -> Place? {
        guard let parts = addresses[name]?.split(separator: "#"), parts.count == 2 else { return nil }
        let path = course.document(String(parts[0]), in: language.rawValue)
        guard let (lesson, _) = try? Lesson.read(contentsOf: path, vocabularies: vocabularies),
            let section = lesson.sections.first(where: { $0.id == parts[1] })
        else { return nil }
        return Place(number: lesson.number ?? lesson.name, title: section.title, path: path, line: section.range.start.line)
    }
}
