import Foundation

/// Holds documents against all rules.
public struct Linter: Sendable {
    private let course: LintedCourse
    /// The paths of the documents to look at.
    private let chosen: Set<String>?

    /// - Parameter chosen: the paths of the only documents to look at; nil for the whole course.
    public init(_ course: LintedCourse, only chosen: Set<String>? = nil) {
        (self.course, self.chosen) = (course, chosen)
    }

    /// The documents that are looked at.
    public var documents: [LintedDocument] {
        course.documents.filter { isChosen($0.path) }
    }

    /// Everything, in document order.
    public var findings: [LintFinding] {
        let ofReader = (course.findings + documents.flatMap(\.findings)).map { LintFinding($0, edits: FrontMatterRule.edits(for: $0, in: course)) }
        let ofRules = LintRules.all.flatMap { rule in
            rule.findings(in: course) + documents.flatMap { rule.findings(in: $0, of: course) }
        }
        return sorted(ofReader.filter { isChosen($0.finding.place?.path) } + ofRules.filter { isChosen($0.finding.place?.path) })
    }

    /// Findings in document order: the course's own files, then document by document.
    public func sorted(_ findings: [LintFinding]) -> [LintFinding] {
        let order = Dictionary(course.documents.enumerated().map { ($1.path, $0) }) { first, _ in first }
        var ends = LineEnds(course)
        let places = findings.map { ends.added(to: $0) }.enumerated().map { number, finding in (order: FindingOrder(finding.finding, documents: order, number: number), finding: finding) }
        return places.sorted { $0.order < $1.order }.map(\.finding)
    }

    /// The files that safe fixes change, with their new texts. What is recorded of translations is brought up to date; a section whose
    /// source has changed only counts as looked at where its document was chosen.
    public func fixedFiles(for findings: [LintFinding]) -> [String: String] {
        let edits = Dictionary(grouping: findings.flatMap(\.edits), by: \.path)
        var files = Dictionary(uniqueKeysWithValues: course.documents.compactMap { document in
            edits[document.path].map { (document.path, document.source.text(applying: $0)) }
        })
        if let settings = course.folder?.settings, let edits = edits[settings], let source = try? SourceFile.lesson(at: settings) {
            files[settings] = source.text(applying: edits)
        }
        let translations = course.translations.updated(for: course, confirming: chosen ?? [])
        if translations.text != course.translations.text { files[translations.path] = translations.text }
        return files
    }

    /// Writes files, each through a temporary file and a rename.
    public static func write(_ files: [String: String]) throws(MachineFailure) {
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
                throw .cannotWrite(path: path, reason: error.localizedDescription)
            }
        }
    }

    private func isChosen(_ path: String?) -> Bool {
        chosen.map { chosen in path.map(chosen.contains) ?? false } ?? true
    }
}

/// Where lines end, for findings that are about the rest of theirs.
private struct LineEnds {
    private var files: [String: SourceFile?]

    init(_ course: LintedCourse) {
        files = Dictionary(course.documents.map { ($0.path, $0.source) }) { first, _ in first }
    }

    mutating func added(to finding: LintFinding) -> LintFinding {
        guard let place = finding.finding.place, place.end == nil, let file = file(at: place.path) else { return finding }
        let number = place.position.line
        let line = file.lines.indices.contains(number - 1) ? file.lines[number - 1] : ""
        let length = line.unicodeScalars.count - line.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }.count
        var finding = finding
        finding.finding.place?.end = SourcePosition(line: number, column: max(place.position.column, length + 1))
        return finding
    }

    private mutating func file(at path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = try? SourceFile.lesson(at: path)
        files[path] = .some(file)
        return file
    }
}

/// Where a finding comes in the list.
private struct FindingOrder: Comparable {
    private let group: Int
    private let path: String
    private let position: SourcePosition
    private let number: Int

    init(_ finding: Finding, documents: [String: Int], number: Int) {
        let path = finding.place?.path ?? ""
        let isOfContent = path.hasSuffix("/course") || path.isEmpty
        group = isOfContent ? -1 : documents[path] ?? documents.count
        (self.path, position, self.number) = (path, finding.place?.position ?? SourcePosition(line: 0, column: 0), number)
    }

    static func < (a: Self, b: Self) -> Bool {
        (a.group, a.path, a.position, a.number) < (b.group, b.path, b.position, b.number)
    }
}
