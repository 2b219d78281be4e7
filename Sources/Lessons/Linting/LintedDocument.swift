/// A lesson document, with all that a rule looks at.
public struct LintedDocument: Sendable {
    public let lesson: Lesson
    public let source: SourceFile
    let vocabulary: Vocabulary
    /// What the reader has said of it.
    let findings: [Finding]

    /// The last entry of each key.
    private let frontMatter: [String: KeyedLines.Entry]

    init(lesson: Lesson, source: SourceFile, vocabulary: Vocabulary, findings: [Finding]) {
        (self.lesson, self.source, self.vocabulary, self.findings) = (lesson, source, vocabulary, findings)
        let isThere = source.lines.first?.trimmingSpaces == "---"
        let lines = isThere ? source.lines.dropFirst().prefix { $0.trimmingSpaces != "---" } : source.lines.prefix(0)
        let entries = KeyedLines(lines, firstLine: 2, path: source.path, id: "").entries
        frontMatter = Dictionary(entries.map { ($0.key, $0) }) { _, last in last }
    }

    public var path: String { source.path }
    var markdown: Markdown { lesson.markdown }

    /// The document's beginning, for what is wrong with the whole of it.
    var start: SourcePosition { SourcePosition(line: 1, column: 1) }

    /// The scalars of a line, without its end.
    func scalars(ofLine number: Int) -> [Unicode.Scalar] {
        source.lines.indices.contains(number - 1) ? Array(source.lines[number - 1].unicodeScalars) : []
    }

    /// The nodes of one block's inlines, block by block.
    var inlineBlocks: [Int] {
        markdown.nodes.indices.filter { markdown.nodes[$0].kind.holdsInlines }
    }

    /// The entry of the front matter with that key.
    func frontMatter(_ key: String) -> KeyedLines.Entry? { frontMatter[key] }
}
