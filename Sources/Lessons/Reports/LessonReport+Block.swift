extension LessonReport {
    /// What stands in a section. `kind` says which of the other values are there.
    public struct Block: Encodable, Equatable, Sendable {
        public enum Kind: String, Encodable, Sendable {
            case paragraph, list, quote, callout, table, sample, image, rule, html
            /// Only inside lists and quotes.
            case heading
        }

        public let kind: Kind
        public let range: SourceRange
        /// Of a paragraph and a heading, and the description of an image.
        public var text: String?
        public var title: String?
        public var ordered: Bool?
        /// The blocks of each item of a list.
        public var items: [[Block]]?
        /// Of a quote and a callout.
        public var blocks: [Block]?
        public var header: [String]?
        public var rows: [[String]]?
        /// An index into `codeSamples`.
        public var sample: Int?
        public var source: String?

        init(_ kind: Kind, _ range: SourceRange) {
            (self.kind, self.range) = (kind, range)
        }
    }
}

/// Makes the blocks of a report from a lesson's nodes.
struct LessonReportBlocks {
    private let lesson: Lesson
    private var markdown: Markdown { lesson.markdown }

    init(_ lesson: Lesson) {
        self.lesson = lesson
    }

    /// What is nested deeper than this is given as its words alone, so that any JSON reader can take it.
    private static let deepestNesting = 60

    func blocks(_ nodes: [Int], depth: Int = 0) -> [LessonReport.Block] {
        nodes.map { block($0, depth: depth) }
    }

    private func block(_ node: Int, depth: Int) -> LessonReport.Block {
        let range = markdown.nodes[node].range
        switch markdown.nodes[node].kind {
        case .blockQuote, .list:
            guard depth < Self.deepestNesting else { return words(.paragraph, of: node) }
            return markdown.nodes[node].kind == .blockQuote ? quote(node, depth: depth) : list(node, depth: depth)
        case .paragraph: return markdown.onlyImage(in: node).map { image($0, range: range) } ?? words(.paragraph, of: node)
        case .heading: return words(.heading, of: node)
        case .table: return table(node)
        case .codeBlock:
            var block = LessonReport.Block(.sample, range)
            block.sample = lesson.sampleIndices[node]
            return block
        case .thematicBreak: return LessonReport.Block(.rule, range)
        case .htmlBlock(let html):
            var block = LessonReport.Block(.html, range)
            block.source = markdown[html]
            return block
        default: return words(.paragraph, of: node)
        }
    }

    private func words(_ kind: LessonReport.Block.Kind, of node: Int) -> LessonReport.Block {
        var block = LessonReport.Block(kind, markdown.nodes[node].range)
        block.text = markdown.plainText(of: node)
        return block
    }

    private func list(_ node: Int, depth: Int) -> LessonReport.Block {
        var block = LessonReport.Block(.list, markdown.nodes[node].range)
        if case .list(let list) = markdown.nodes[node].kind { block.ordered = list.start != nil }
        block.items = markdown.children(of: node).map { blocks(markdown.children(of: $0), depth: depth + 1) }
        return block
    }

    private func quote(_ node: Int, depth: Int) -> LessonReport.Block {
        let range = markdown.nodes[node].range
        guard let callout = markdown.callout(at: node) else {
            var block = LessonReport.Block(.quote, range)
            block.blocks = blocks(markdown.children(of: node), depth: depth + 1)
            return block
        }
        var block = LessonReport.Block(.callout, range)
        block.title = markdown.plainText(of: callout.title)
        block.blocks = lead(of: callout.passage) + blocks(callout.passage.blocks, depth: depth + 1)
        return block
    }

    private func lead(of passage: Lesson.Passage) -> [LessonReport.Block] {
        guard let first = passage.lead.first, let last = passage.lead.last else { return [] }
        let range = SourceRange(start: markdown.nodes[first].range.start, end: markdown.nodes[last].range.end)
        var block = LessonReport.Block(.paragraph, range)
        block.text = markdown.plainText(of: passage.lead)
        return [block]
    }

    private func table(_ node: Int) -> LessonReport.Block {
        var block = LessonReport.Block(.table, markdown.nodes[node].range)
        let rows = markdown.children(of: node).map { markdown.children(of: $0).map { markdown.plainText(of: $0) } }
        block.header = rows.first
        block.rows = Array(rows.dropFirst())
        return block
    }

    private func image(_ node: Int, range: SourceRange) -> LessonReport.Block {
        var block = words(.image, of: node)
        guard case .image(let destination, let title) = markdown.nodes[node].kind else { return block }
        block = LessonReport.Block(.image, range)
        block.text = markdown.plainText(of: node)
        (block.source, block.title) = (markdown[destination], title.isEmpty ? nil : markdown[title])
        return block
    }
}
