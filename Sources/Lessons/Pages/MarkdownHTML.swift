/// Writes nodes as HTML, with a stack of its own: how deeply they are nested doesn't matter.
struct MarkdownHTML<Dialect: HTMLDialect> {
    let markdown: Markdown
    let dialect: Dialect

    private var output: HTML = ""
    private var open: [Int] = []
    private var linkDepth = 0

    init(_ markdown: Markdown, dialect: Dialect) {
        (self.markdown, self.dialect) = (markdown, dialect)
    }

    /// The HTML of the nodes in a stretch.
    func html(of range: Range<Int>) -> HTML {
        var writer = MarkdownHTML(markdown, dialect: dialect)
        writer.write(range)
        return writer.output
    }

    func html(of node: Int) -> HTML {
        html(of: markdown.subtree(of: node))
    }

    func html(of nodes: [Int]) -> HTML {
        "\(nodes.map { html(of: $0) })"
    }

    /// The HTML of what is inside a node.
    func html(inside node: Int) -> HTML {
        html(of: markdown.subtree(of: node).dropFirst())
    }

    /// The rest of a paragraph, then blocks.
    func html(of passage: Lesson.Passage) -> HTML {
        let rest = html(of: passage.blocks)
        return passage.lead.isEmpty ? rest : "<p>\(html(of: passage.lead))</p>\n\(rest)"
    }

    private mutating func write(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            closeNodes(endingAt: index)
            let node = markdown.nodes[index]
            if case .image(let destination, let title) = node.kind {
                writeImage(index, destination: markdown[destination], title: markdown[title])
                index = node.end
            } else if let callout = dialect.callout(at: index, in: markdown) {
                writeCallout(callout, at: index)
                index = callout.passage.blocks.first ?? node.end
            } else {
                enter(index, node.kind)
                index += 1
            }
        }
        closeNodes(endingAt: range.upperBound)
    }

    private mutating func closeNodes(endingAt index: Int) {
        while let last = open.last, markdown.nodes[last].end <= index {
            open.removeLast()
            leave(last)
        }
    }

    // MARK: Nodes

    private mutating func enter(_ index: Int, _ kind: Markdown.Kind) {
        if markdown.nodes[index].end > index + 1 || kind.isContainer { open.append(index) }
        switch kind {
        case .document: break
        case .blockQuote: writeLine("<blockquote>\n")
        case .list(let list): writeLine(list.opening)
        case .item: writeLine("<li>")
        case .codeBlock(let code): startLine(); output += dialect.codeBlock(code, at: index, in: markdown)
        case .htmlBlock(let html): writeHTML(markdown[html], isBlock: true)
        case .paragraph: if !isInTightList(index) { writeLine("<p>") }
        case .heading(let level): writeLine(Self.tag("<h", dialect.level(ofHeading: level)))
        case .thematicBreak: writeLine("<hr />\n")
        case .table: startLine(); output += dialect.tableOpening(at: index)
        case .tableRow(let isHeader): writeLine(isHeader ? "<thead>\n<tr>\n" : isFirstRow(index) ? "<tbody>\n<tr>\n" : "<tr>\n")
        case .tableCell(let alignment): writeLine(cellOpening(alignment))
        case .text(let words): dialect.write(markdown[words], isInLink: linkDepth > 0, to: &output)
        case .softBreak(let joins): if !joins { output.write("\n") }
        case .lineBreak: output.write("<br />\n")
        case .code(let code): output += dialect.codeSpan(markdown[code])
        case .htmlInline(let html): writeHTML(markdown[html], isBlock: false)
        case .emphasis: output.write("<em>")
        case .strong: output.write("<strong>")
        case .link(let destination, let title): enterLink(markdown[destination], title: markdown[title])
        case .image: break
        }
    }

    private mutating func leave(_ index: Int) {
        switch markdown.nodes[index].kind {
        case .blockQuote: writeLine(dialect.callout(at: index, in: markdown) == nil ? "</blockquote>\n" : "</aside>\n")
        case .list(let list): output.write(list.start == nil ? "</ul>\n" : "</ol>\n")
        case .item: output.write("</li>\n")
        case .paragraph: if !isInTightList(index) { output.write("</p>\n") }
        case .heading(let level): output.write(Self.tag("</h", dialect.level(ofHeading: level)) + "\n")
        case .table:
            if markdown.nodes[index + 1].end < markdown.nodes[index].end { output.write("</tbody>\n") }
            output.write(dialect.tableClosing)
        case .tableRow(let isHeader): output.write(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
        case .tableCell: output.write(isInHeader ? "</th>\n" : "</td>\n")
        case .emphasis: output.write("</em>")
        case .strong: output.write("</strong>")
        case .link(let destination, _): leaveLink(markdown[destination])
        default: break
        }
    }

    private mutating func writeHTML(_ html: String, isBlock: Bool) {
        guard dialect.keeps(rawHTML: html) else { return }
        if isBlock { startLine() }
        output.write(html)
        if isBlock { startLine() }
    }

    private mutating func enterLink(_ destination: String, title: String) {
        linkDepth += 1
        guard let address = dialect.address(ofLink: destination) else { return }
        output += "<a href=\"\(address: address)\"\(Self.title(title))>"
    }

    private mutating func leaveLink(_ destination: String) {
        linkDepth -= 1
        if dialect.address(ofLink: destination) != nil { output.write("</a>") }
    }

    private mutating func writeImage(_ index: Int, destination: String, title: String) {
        let description = description(of: index)
        guard let address = dialect.address(ofImage: destination) else { output += description; return }
        output += "<img src=\"\(address: address)\" alt=\"\(description)\"\(Self.title(title)) />"
    }

    private mutating func writeCallout(_ callout: Markdown.Callout, at index: Int) {
        open.append(index)
        startLine()
        output += "<aside class=\"callout\">\n<p class=\"callout-title\">\(html(inside: callout.title))</p>\n"
        if !callout.passage.lead.isEmpty { output += "<p>\(html(of: callout.passage.lead))</p>\n" }
    }

    /// The words of an image's description, escaped.
    private func description(of image: Int) -> HTML {
        var description: HTML = ""
        for node in markdown.nodes[markdown.subtree(of: image).dropFirst()] {
            switch node.kind {
            case .text(let words), .code(let words), .htmlInline(let words): description.write(text: markdown[words])
            case .softBreak(let joins): if !joins { description.write(" ") }
            case .lineBreak: description.write(" ")
            default: break
            }
        }
        return description
    }

    private func cellOpening(_ alignment: Markdown.Alignment?) -> String {
        let name = isInHeader ? "th scope=\"col\"" : "td"
        return alignment.map { "<\(name) class=\"\($0.rawValue)\">" } ?? "<\(name)>"
    }

    private var isInHeader: Bool {
        open.suffix(2).contains { markdown.nodes[$0].kind == .tableRow(isHeader: true) }
    }

    private func isFirstRow(_ row: Int) -> Bool {
        guard let table = open.dropLast().last else { return false }
        return markdown.nodes[table + 1].end == row
    }

    /// A paragraph right inside an item of a tight list has no tags.
    private func isInTightList(_ paragraph: Int) -> Bool {
        let containers = open.last == paragraph ? open.dropLast() : open[...]
        guard containers.count >= 2, case .list(let list) = markdown.nodes[containers[containers.count - 2]].kind else { return false }
        return list.isTight
    }

    // MARK: Lines

    private mutating func startLine() {
        if let last = output.bytes.last, last != UInt8(ascii: "\n") { output.write("\n") }
    }

    private mutating func writeLine(_ line: String) {
        startLine()
        output.write(line)
    }

    private static func tag(_ name: String, _ level: Int) -> String { "\(name)\(level)>" }

    private static func title(_ title: String) -> HTML {
        title.isEmpty ? "" : " title=\"\(title)\""
    }
}

extension Markdown.Kind {
    /// Kinds whose tags are closed even with nothing inside.
    fileprivate var isContainer: Bool {
        switch self {
        case .document, .blockQuote, .list, .item, .paragraph, .heading, .table, .tableRow, .tableCell, .emphasis, .strong, .link: true
        default: false
        }
    }
}

extension Markdown.List {
    fileprivate var opening: String {
        switch start {
        case nil: "<ul>\n"
        case 1?: "<ol>\n"
        case let start?: "<ol start=\"\(start)\">\n"
        }
    }
}
