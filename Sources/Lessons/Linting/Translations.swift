import Foundation

/// `Content/translations`: for each section of a translation the hash of the source section that it was made from, a line each:
/// language, lesson, id, hash.
struct Translations: Sendable {
    /// A translated document.
    struct Document: Hashable, Sendable {
        var language: String
        var lesson: String
    }

    struct Record: Hashable, Sendable {
        var hash: String
        /// Of its line.
        var position: SourcePosition
    }

    let path: String
    /// By the addresses of the sections; `-` for what stands before the first.
    private(set) var records: [Document: [String: Record]] = [:]
    /// The numbers of the lines that aren't of that form.
    private(set) var wrongLines: [Int] = []

    init(path: String) {
        self.path = path
    }

    /// What is recorded in a file; nothing where there is none.
    init(contentsOf path: String) throws(LessonFailure) {
        self.init(path: path)
        let source: SourceFile
        do { source = try SourceFile.lesson(at: path) } catch .unreadable(.missing) { return }
        for (index, line) in source.lines.enumerated() { read(line, number: index + 1) }
    }

    private mutating func read(_ line: Substring, number: Int) {
        let words = line.split(separator: " ").map(String.init)
        guard !words.isEmpty, !words[0].hasPrefix("#") else { return }
        guard words.count == 4 else { return wrongLines.append(number) }
        let document = Document(language: words[0], lesson: words[1])
        records[document, default: [:]][words[2]] = Record(hash: words[3], position: SourcePosition(line: number, column: 1))
    }

    /// In order, so that equal records are equal files.
    var text: String {
        let lines = records.flatMap { document, records in
            records.map { "\(document.language) \(document.lesson) \($0) \($1.hash)" }
        }.sorted()
        return lines.isEmpty ? "" : (["# Language, lesson, section, and the hash of the source section that the translation was made from."] + lines + [""])
            .joined(separator: "\n")
    }

    /// With every section that isn't recorded yet, without what is outdated, and with the present source for the documents that someone has
    /// looked at.
    func updated(for course: LintedCourse, confirming confirmed: Set<String>) -> Translations {
        var updated = Translations(path: path)
        let outdated = outdated(in: course)
        for (document, records) in records {
            updated.records[document] = records.filter { outdated[document]?[$0.key] == nil }
        }
        for document in course.documents {
            guard let source = course.sourceOfSections(of: document) else { continue }
            let known = known(of: document, madeFrom: source)
            var own = updated.records[Document(document)] ?? [:]
            for (id, _) in known.values { own[id] = nil }
            for section in Section.all(in: document, madeFrom: source) {
                let hash = confirmed.contains(document.path) ? nil : known[section.id]?.record.hash
                own[section.id] = Record(hash: hash ?? section.sourceHash, position: section.position)
            }
            updated.records[Document(document)] = own
        }
        return updated
    }

    /// Of documents that the course neither has nor should have, and of sections that neither a translation nor its source has. While one of
    /// them has a section that the other lacks, or the document that makes the addresses, `ParityRule` says so, and it may come back.
    func outdated(in course: LintedCourse) -> [Document: [String: Record]] {
        var outdated = records.filter { !course.expects($0.key) }
        for document in course.documents {
            guard let own = records[Document(document)], let source = course.sourceOfSections(of: document) else { continue }
            let known = known(of: document, madeFrom: source).values.map(\.id)
            let present = document.passageIDs.union(source.passageIDs)
            guard course.addressDocument(of: document)?.passageIDs.isSuperset(of: present) ?? true else { continue }
            let left = present.union(known)
            outdated[Document(document)] = own.filter { !left.contains($0.key) }
        }
        return outdated
    }

    /// What is recorded of a document's sections, and under which address. With the words of a heading its section's address may change;
    /// the section is then told by its source, where that is the same, or because it is the only one without a record and one record
    /// the only one without a section.
    func known(of document: LintedDocument, madeFrom source: LintedDocument) -> [String: (id: String, record: Record)] {
        let sections = Section.all(in: document, madeFrom: source)
        var left = records[Document(document)] ?? [:]
        var known: [String: (id: String, record: Record)] = [:]
        func settle(_ section: Section, by id: String?) {
            guard let id, let record = left.removeValue(forKey: id) else { return }
            known[section.id] = (id, record)
        }
        for section in sections { settle(section, by: section.id) }
        let present = document.passageIDs.union(source.passageIDs)
        left = left.filter { !present.contains($0.key) }
        var sources = Dictionary(grouping: left.keys.sorted(by: >)) { left[$0]?.hash }
        for section in sections where known[section.id] == nil { settle(section, by: sources[section.sourceHash]?.popLast()) }
        let unknown = sections.filter { known[$0.id] == nil }
        if left.count == 1, unknown.count == 1 { settle(unknown[0], by: left.keys.first) }
        return known
    }

    /// A section of a translation and what its source is now.
    struct Section {
        var id: String
        var title: String
        var position: SourcePosition
        var sourceHash: String
        var sourceLine: Int

        /// The sections that both documents have.
        static func all(in document: LintedDocument, madeFrom source: LintedDocument) -> [Section] {
            let sources = Dictionary(source.passages.map { ($0.id, $0) }) { first, _ in first }
            return document.passages.compactMap { own in
                sources[own.id].map { source in
                    Section(
                        id: own.id, title: own.title, position: own.range.start, sourceHash: source.hash, sourceLine: source.range.start.line)
                }
            }
        }
    }
}

extension Translations.Document {
    init(_ document: LintedDocument) {
        self.init(language: document.lesson.language, lesson: document.lesson.name)
    }
}

extension LintedDocument {
    fileprivate struct Passage {
        var id: String
        var title: String
        var range: SourceRange
        var hash: String
    }

    fileprivate var passageIDs: Set<String> { Set(lesson.sections.map(\.id) + ["-"]) }

    /// What stands before the first section, then section by section.
    fileprivate var passages: [Passage] {
        let firstSection = lesson.sections.first?.range.start.line ?? source.lines.count + 1
        let title = lesson.heading.map { markdown.nodes[$0].range.start.line } ?? firstSection
        let start = passage("-", lesson.title ?? "", lines: min(title, firstSection)..<firstSection)
        return [start] + lesson.sections.map { passage($0.id, $0.title, lines: $0.range.start.line..<($0.range.end.line + 1)) }
    }

    /// Space at the ends of lines, blank lines and the Unicode form don't count.
    private func passage(_ id: String, _ title: String, lines: Range<Int>) -> Passage {
        let own = source.lines.dropFirst(lines.lowerBound - 1).prefix(lines.count)
        let text = own.map { String($0.trimmingSpaces).precomposedStringWithCanonicalMapping }.filter { !$0.isEmpty }.joined(separator: "\n")
        let start = SourcePosition(line: lines.lowerBound, column: 1)
        let range = SourceRange(start: start, end: SourcePosition(line: lines.upperBound, column: 1))
        return Passage(id: id, title: title, range: range, hash: ContentHash(Data(text.utf8)).description)
    }
}
