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
        let documents = documents
        var findings = (course.findings + documents.flatMap(\.findings)).map { LintFinding($0, edits: FrontMatterRule.edits(for: $0, in: course)) }
        for rule in LintRules.all {
            findings += rule.findings(in: course)
            for document in documents { findings += rule.findings(in: document, of: course) }
        }
        if chosen != nil { findings.removeAll { !isChosen($0.finding.place?.path) } }
        return sorted(findings)
    }

    /// Findings in document order: the course's own files, then document by document.
    public func sorted(_ findings: [LintFinding]) -> [LintFinding] {
        let order = FileOrder(findings, in: course)
        let places = findings.enumerated().map { number, finding in
            (file: order[finding.finding], position: finding.finding.place?.position ?? SourcePosition(line: 0, column: 0), number: number)
        }
        var ends = LineEnds(course)
        return places.sorted { $0 < $1 }.map { ends.added(to: findings[$0.number]) }
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
        let updated = course.translations?.updated(for: course, confirming: chosen ?? [])
        if let updated, updated.text != course.translations?.text { files[updated.path] = updated.text }
        return files
    }

    /// Writes files, each whole or not at all, with the byte order mark that it has.
    public static func write(_ files: [String: String]) throws(MachineFailure) {
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let mark = SourceFile.hasByteOrderMark(at: path) ? "\u{FEFF}" : ""
            do { try Data((mark + text).utf8).replaceFile(at: path) } catch {
                throw .cannotWrite(path: path, reason: .systemError(error))
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
    /// The last place that was asked for, and where the line ends: one line may have many findings.
    private var last: (path: String, line: Int, end: Int)?

    init(_ course: LintedCourse) {
        files = Dictionary(course.documents.map { ($0.path, $0.source) }) { first, _ in first }
    }

    mutating func added(to finding: LintFinding) -> LintFinding {
        guard let place = finding.finding.place, place.end == nil, let end = end(ofLine: place.position.line, at: place.path) else { return finding }
        var finding = finding
        finding.finding.place?.end = SourcePosition(line: place.position.line, column: max(place.position.column, end))
        return finding
    }

    /// The column behind the last character that isn't space.
    private mutating func end(ofLine number: Int, at path: String) -> Int? {
        if let last, last.line == number, last.path == path { return last.end }
        guard let file = file(at: path) else { return nil }
        let line = file.lines.indices.contains(number - 1) ? file.lines[number - 1].unicodeScalars : "".unicodeScalars[...]
        let end = line.count - line.reversed().prefix { $0 == " " || $0 == "\t" }.count + 1
        last = (path, number, end)
        return end
    }

    private mutating func file(at path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = try? SourceFile.lesson(at: path)
        files[path] = .some(file)
        return file
    }
}

/// Where files come in the list of findings.
private struct FileOrder {
    private let ranks: [String: Int]

    init(_ findings: [LintFinding], in course: LintedCourse) {
        let documents = Dictionary(course.documents.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let paths = Set(findings.map { $0.finding.place?.path ?? "" })
        let keys = paths.map { path in
            (group: path.hasSuffix("/course") || path.isEmpty ? -1 : documents[path] ?? documents.count, path: path)
        }
        ranks = Dictionary(uniqueKeysWithValues: keys.sorted { $0 < $1 }.enumerated().map { ($1.path, $0) })
    }

    subscript(finding: Finding) -> Int { ranks[finding.place?.path ?? ""] ?? ranks.count }
}
