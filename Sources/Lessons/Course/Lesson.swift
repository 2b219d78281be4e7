/// A lesson as its document says it. Blocks are named by their indices in `markdown`, so that nothing of the text is lost.
public struct Lesson: Equatable, Sendable {
    /// A BCP 47 tag; the folder's name.
    public internal(set) var language: String
    /// The document's name without folder and extension, the same in every language.
    public internal(set) var name: String
    /// As in `3.20`.
    public internal(set) var number: String?
    public internal(set) var stage: Int?
    public internal(set) var stageName: String?
    public internal(set) var readingMinutes: Int?
    /// The exercises' folders as the front matter names them, in the order of the text; nil where there is none yet.
    public internal(set) var exerciseFolders: [String?] = []

    public internal(set) var title: String?
    /// The heading of the title, where there is one.
    public internal(set) var heading: Int?
    /// A paragraph in italics right below the title.
    public internal(set) var subtitle: String?
    /// What stands before the first section.
    public internal(set) var blocks: [Int] = []
    /// In document order, flat.
    public internal(set) var sections: [Section] = []
    public internal(set) var codeSamples: [CodeSample] = []
    public internal(set) var faq: [Question] = []
    public internal(set) var exercises: [Exercise] = []
    public internal(set) var summary: [String] = []
    /// The numbers of the lessons that the text mentions, once each, in order of first mention.
    public internal(set) var references: [String] = []

    public internal(set) var markdown: Markdown
    /// Which code sample stands in a node.
    public internal(set) var sampleIndices: [Int: Int] = [:]

    public var objective: String? {
        let sections = sections.filter { $0.kind == .objective }
        let text = markdown.plainText(of: sections.flatMap(\.blocks))
        return text.isEmpty ? nil : text
    }
}
