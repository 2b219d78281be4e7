import Foundation

/// A page saved as plain text, read as a lesson: its headings, lists, code and furniture found again.
///
/// The page becomes a lesson document first, and the document is read as any other; so the document that `import` writes has the
/// page's own model, places aside.
public struct PageText: Sendable {
    /// Its ranges are places in the page.
    public let lesson: Lesson
    /// The lesson document in Markdown.
    public let document: String
    /// What was guessed or left out, as notes, in the order of the page.
    public let findings: [Finding]

    /// Reads the page at a path; the language is told from its text where none is given.
    ///
    /// - Throws: `LessonFailure`.
    public init(contentsOf path: String, vocabularies: Vocabularies, language: String? = nil) throws(LessonFailure) {
        try self.init(SourceFile.lesson(at: path), vocabularies: vocabularies, language: language)
    }

    /// - Throws: `LessonFailure`, for a page beyond `PageLimits`, too.
    public init(_ source: SourceFile, vocabularies: Vocabularies, language: String? = nil) throws(LessonFailure) {
        if let excess = PageLimits.excess(in: source) { throw excess }
        let lines = PageLine.all(source.lines)
        let words = PageWords(vocabularies.languages.compactMap { vocabularies[$0] })
        let code = CodeLines(lines, words: words)
        let tables = PageTables(code)
        let finder = CodeFinder(code, tables: tables)
        let tag = language ?? vocabularies.language(of: Self.prose(of: lines, without: finder.passages)) ?? "en"
        guard let vocabulary = vocabularies[tag] else { throw .unknownLanguage(tag, known: vocabularies.languages) }
        self.init(source, lines: lines, tables: tables, code: finder, words: words, vocabulary: vocabulary)
    }

    private init(_ source: SourceFile, lines: [PageLine], tables: PageTables, code: CodeFinder, words: PageWords, vocabulary: Vocabulary) {
        let blocks = PageBlocks(lines, passages: code.passages, tables: tables)
        let contents = PageContents(blocks.blocks, vocabulary: vocabulary, words: words)
        let edges = PageEdges(blocks.blocks, vocabulary: vocabulary, words: words, contents: contents)
        let signs = HeadingSigns(vocabulary: vocabulary, words: words, announced: contents.announced, codeNames: code.names)
        let reader = PageReader(blocks.blocks, lines: lines, edges: edges, contents: contents, signs: signs)
        let writer = MarkdownWriter(reader.document)
        let (read, found) = Lesson.read(SourceFile(path: source.path, text: writer.text), vocabulary: vocabulary)
        lesson = read.moved(by: writer.origin)
        document = writer.text
        let ornaments = blocks.ornaments.map { PageNote(kind: .ornament, slice: lines[$0].slice) }
        let guessed = tables.guesses.map { PageNote(kind: .stackedTable(columns: tables.tables[$0]?.rows.first?.count ?? 0), slice: lines[$0].slice) }
        let notes = (reader.notes + ornaments + guessed).map { $0.finding(path: source.path) }
        findings = (notes + found.map { $0.moved(by: writer.origin) }).sorted(by: Finding.precede)
    }

    private static func prose(of lines: [PageLine], without passages: [CodePassage]) -> String {
        var isCode = Array(repeating: false, count: lines.count)
        for passage in passages {
            for index in passage.lines { isCode[index] = true }
        }
        return lines.indices.filter { !isCode[$0] }.map { lines[$0].text }.joined(separator: "\n")
    }
}

extension Finding {
    fileprivate static func precede(_ a: Finding, _ b: Finding) -> Bool {
        switch (a.place?.position, b.place?.position) {
        case (let first?, let second?): first < second
        case (nil, _?): true
        default: false
        }
    }

    fileprivate func moved(by move: (SourcePosition) -> SourcePosition) -> Finding {
        var finding = self
        finding.place = place.map { Place(path: $0.path, position: move($0.position)) }
        return finding
    }
}
