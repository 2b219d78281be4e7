import CCmark
import Foundation

/// The only file that knows cmark. It walks cmark's tree with an explicit stack and copies everything out: no pointer leaves.
enum CommonMark {
    static func markdown(of text: PreparedText) -> Markdown {
        ParserMemory.lend(forText: text.bytes.count) {
            var builder = MarkdownBuilder(text: text)
            var memory = cmark_mem(
                calloc: { ParserMemory.allocate($0, $1) }, realloc: { ParserMemory.reallocate($0, $1) }, free: { ParserMemory.free($0) })
            withUnsafeMutablePointer(to: &memory) { memory in
                if let root = parse(text.bytes, memory) { walk(root, into: &builder) }
            }
            return builder.finish()
        }
    }

    private static func parse(_ text: UnsafeBufferPointer<UInt8>, _ memory: UnsafeMutablePointer<cmark_mem>) -> OpaquePointer? {
        guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return nil }
        text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        return cmark_parser_finish(parser)
    }

    private static func walk(_ root: OpaquePointer, into builder: inout MarkdownBuilder) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            let type = cmark_node_get_type(node)
            let isInline = type.rawValue >= CMARK_NODE_FIRST_INLINE.rawValue
            if event == CMARK_EVENT_EXIT {
                if isInline { builder.closeInline() } else { builder.closeBlock() }
            } else {
                let kind = kind(of: node, type, for: &builder)
                switch (isInline, isLeaf(type)) {
                case (true, true): builder.addInline(kind)
                case (true, false): builder.openInline(kind)
                case (false, let isLeaf):
                    builder.openBlock(kind, at: place(of: node))
                    if isLeaf { builder.closeBlock() }
                }
            }
        }
    }

    /// The nodes for which cmark's iterator has no exit.
    private static func isLeaf(_ type: cmark_node_type) -> Bool {
        switch type {
        case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK,
            CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            true
        default: false
        }
    }

    private static func place(of node: OpaquePointer) -> MarkdownBuilder.Place {
        MarkdownBuilder.Place(
            startLine: Int(cmark_node_get_start_line(node)), startColumn: Int(cmark_node_get_start_column(node)),
            endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
    }

    private static func kind(of node: OpaquePointer, _ type: cmark_node_type, for builder: inout MarkdownBuilder) -> Markdown.Kind {
        switch type {
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: .list(list(node))
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .codeBlock(codeBlock(node, for: &builder))
        case CMARK_NODE_HTML_BLOCK: .htmlBlock(builder.literal(cmark_node_get_literal(node)))
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_TEXT: .text(builder.literal(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK: .softBreak(joins: false)
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code(builder.literal(cmark_node_get_literal(node)))
        case CMARK_NODE_HTML_INLINE: .htmlInline(builder.literal(cmark_node_get_literal(node)))
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(destination: builder.literal(cmark_node_get_url(node)), title: builder.literal(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE:
            .image(destination: builder.literal(cmark_node_get_url(node)), title: builder.literal(cmark_node_get_title(node)))
        default: .document
        }
    }

    private static func list(_ node: OpaquePointer) -> Markdown.List {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return Markdown.List(start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0)
    }

    private static func codeBlock(_ node: OpaquePointer, for builder: inout MarkdownBuilder) -> Markdown.CodeBlock {
        let literal = builder.literal(cmark_node_get_literal(node))
        let lineCount = builder.lineFeeds(in: literal)
        let line = builder.text.line(Int(cmark_node_get_start_line(node))).dropFirst(Int(cmark_node_get_start_column(node)) - 1)
        guard let fence = CodeFence(line) else { return Markdown.CodeBlock(info: nil, writtenInfo: .empty, literal: literal, lineCount: lineCount) }
        return Markdown.CodeBlock(
            info: builder.literal(cmark_node_get_fence_info(node)), writtenInfo: builder.literal(UnsafeBufferPointer(rebasing: builder.text.bytes[fence.info])),
            literal: literal, lineCount: lineCount)
    }
}

extension MarkdownBuilder {
    fileprivate mutating func literal(_ pointer: UnsafePointer<CChar>?) -> Markdown.Literal {
        guard let pointer, pointer.pointee != 0 else { return .empty }
        return literal(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)).bindMemory(to: UInt8.self))
    }
}
