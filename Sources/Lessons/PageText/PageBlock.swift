/// What stands together on a page, before it is known what it is for.
struct PageBlock: Sendable {
    enum Kind: Sendable {
        case code(CodePassage)
        /// A paragraph or a heading; more than one line where the page was wrapped.
        case text
        case item(sign: ListSign.Kind, depth: Int)
        case table([[PageSlice]])
    }

    var kind: Kind
    var slices: [PageSlice]
    /// The column in which its first line begins, signs of lists included.
    var column = 1
    /// Whether a blank line or the page's start is before it.
    var isAfterBlank: Bool
    var isBeforeBlank = true
    /// Of a heading that is underlined or begins with number signs, as Markdown writes it.
    var markedLevel: Int?

    var line: Int { slices.first?.line ?? 0 }

    var isText: Bool { if case .text = kind { true } else { false } }

    var isCode: Bool { if case .code = kind { true } else { false } }

    var isItem: Bool { if case .item = kind { true } else { false } }

    var isTable: Bool { if case .table = kind { true } else { false } }

    /// The text of a block of one line; nil for any other.
    var onlyLine: Substring? { isText && slices.count == 1 ? slices[0].text : nil }
}
