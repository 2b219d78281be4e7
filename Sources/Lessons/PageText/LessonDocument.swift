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
