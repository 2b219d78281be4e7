extension Markdown {
    public struct Node: Equatable, Sendable {
        public internal(set) var kind: Kind
        /// In the file as it is on disk.
        public internal(set) var range: SourceRange
        /// The index behind the last node inside.
        public internal(set) var end: Int
    }

    /// The names are CommonMark's. Words are given as their places; the document has them: `markdown[literal]`.
    public enum Kind: Equatable, Sendable {
        case document
        case blockQuote
        case list(List)
        case item
        case codeBlock(CodeBlock)
        case htmlBlock(Literal)
        case paragraph
        case heading(level: Int)
        case thematicBreak
        case table
        case tableRow(isHeader: Bool)
        case tableCell(Alignment?)
        case text(Literal)
        /// A line end inside a paragraph; one that joins stands between wide characters and is no space.
        case softBreak(joins: Bool)
        case lineBreak
        case code(Literal)
        case htmlInline(Literal)
        case emphasis
        case strong
        case link(destination: Literal, title: Literal)
        case image(destination: Literal, title: Literal)
    }

    public struct List: Equatable, Sendable {
        /// The first number; nil for a bulleted list.
        public var start: Int?
        public var isTight: Bool
    }

    public struct CodeBlock: Equatable, Sendable {
        /// What stands behind the opening fence, escapes resolved; nil for indented code.
        public var info: Literal?
        /// The same as written.
        public var writtenInfo: Literal
        public var literal: Literal
        /// How many lines the literal has.
        var lineCount: Int
    }

    public enum Alignment: String, Sendable {
        case left, center, right
    }
}

extension Markdown.Kind {
    /// Whether what is directly inside are inlines.
    var holdsInlines: Bool {
        switch self {
        case .paragraph, .heading, .tableCell: true
        default: false
        }
    }

    var isBlockQuote: Bool { if case .blockQuote = self { true } else { false } }

    var isParagraph: Bool { if case .paragraph = self { true } else { false } }

    var isStrong: Bool { if case .strong = self { true } else { false } }
}
