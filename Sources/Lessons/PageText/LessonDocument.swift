/// A lesson document before it is Markdown: what stands in it, block by block, each text with its place in the page.
struct LessonDocument: Sendable {
    enum Block: Sendable {
        /// The kind where the words alone don't tell it.
        case heading(level: Int, [Words], kind: SectionKind? = nil)
        case subtitle(PageSlice)
        /// Lines that were one paragraph.
        case paragraph([PageSlice])
        /// A remark beside the text.
        indirect case callout(title: PageSlice, [Block])
        case list([Item])
        case code(Code)
        /// The header first.
        case table([[PageSlice]])
    }

    /// Words of the page, or such as the document needs between them.
    enum Words: Sendable {
        case page(PageSlice)
        case added(String)
    }

    struct Item: Sendable {
        /// Nil for a bullet.
        var number: Int?
        /// Tells `1.` from `①`: where it changes another list begins.
        var form: String
        var depth: Int
        var slices: [PageSlice]
    }

    struct Code: Sendable {
        /// As in the page, without the white space that all of them share.
        var lines: [PageSlice]
        var language: String?
        var name: String?
        var isOutput = false
    }

    var number: String?
    var stage: Int?
    var stageName: String?
    var minutes: Int?
    var exerciseCount = 0
    var blocks: [Block] = []
}

extension LessonDocument {
    /// Raises headings that are more than one level deeper than the one that they stand below.
    mutating func closeGapsInOutline() {
        /// The headings around the place, with the levels that they had and have now; the title's is there even where it isn't written.
        var around = [(old: 1, new: 1)]
        for (index, block) in blocks.enumerated() {
            guard case .heading(let level, let words, let kind) = block, level > 1 else { continue }
            while around.count > 1, around[around.count - 1].old >= level { around.removeLast() }
            around.append((level, around[around.count - 1].new + 1))
            blocks[index] = .heading(level: around[around.count - 1].new, words, kind: kind)
        }
    }
}
