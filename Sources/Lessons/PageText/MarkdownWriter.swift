/// Writes a lesson document as Markdown that reads back to the very same words, and keeps where each of them came from.
struct MarkdownWriter {
    private(set) var lines: [String] = []
    private(set) var places: [LinePlaces] = []

    /// Whether the last block was a list, and with which signs its end was written.
    private var lastList: (isOrdered: Bool, usesOtherSign: Bool)?

    init(_ document: LessonDocument) {
        writeFrontMatter(of: document)
        for block in document.blocks { write(block) }
    }

    var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }

    /// The place in the page of a place in the text.
    func origin(of position: SourcePosition) -> SourcePosition {
        guard let last = places.last else { return SourcePosition(line: 1, column: 1) }
        return places.indices.contains(position.line - 1) ? places[position.line - 1].origin(ofColumn: position.column) : last.end
    }

    private mutating func write(_ block: LessonDocument.Block) {
        if !lines.isEmpty { append("") }
        switch block {
        case .heading(let level, let words, let kind): writeHeading(level, words, kind)
        case .subtitle(let slice): writeSubtitle(slice)
        case .paragraph(let slices): writeParagraph(slices)
        case .callout(let title, let blocks): writeCallout(title, blocks)
        case .list(let items): writeList(items)
        case .code(let code): writeCode(code)
        case .table(let rows): writeTable(rows)
        }
        if case .list = block { return }
        lastList = nil
    }

    private mutating func append(_ text: MarkdownText) {
        lines.append(text.text)
        places.append(text.places)
    }

    /// A line that isn't of the page.
    private mutating func append(_ line: String, at position: SourcePosition? = nil) {
        lines.append(line)
        places.append(LinePlaces(point: position ?? places.last?.end ?? SourcePosition(line: 1, column: 1)))
    }

    // MARK: Front matter

    private mutating func writeFrontMatter(of document: LessonDocument) {
        let stage = document.stage.map { "\($0)" + (document.stageName.map { " \($0)" } ?? "") }
        let exercises = document.exerciseCount == 0 ? nil : Array(repeating: "-", count: document.exerciseCount).joined(separator: " ")
        let entries = [
            ("lesson", document.number), ("stage", stage), ("minutes", document.minutes.map(String.init)), ("exercises", exercises),
        ]
        let written = entries.compactMap { key, value in value.map { "\(key): \($0)" } }
        guard !written.isEmpty else { return }
        for line in ["---"] + written + ["---"] { append(line) }
    }

    // MARK: Blocks

    private mutating func writeHeading(_ level: Int, _ words: [LessonDocument.Words], _ kind: SectionKind?) {
        if let kind {
            append("<!-- kind: \(kind.rawValue) -->", at: words.firstPlace)
            append("")
        }
        var text = MarkdownText()
        text.add(String(repeating: "#", count: level) + " ", at: words.firstPlace)
        for part in words {
            switch part {
            case .page(let slice): text.add(slice, in: .heading)
            case .added(let words): text.add(words, at: nil)
            }
        }
        append(text)
    }

    private mutating func writeSubtitle(_ slice: PageSlice) {
        var text = MarkdownText()
        text.add("*", at: slice.start)
        text.add(slice, in: .heading)
        text.add("*", at: nil)
        append(text)
    }

    private mutating func writeParagraph(_ slices: [PageSlice], indentation: String = "") {
        for slice in slices {
            var text = MarkdownText()
            text.add(indentation, at: slice.start)
            text.add(slice, in: slices.count > 1 ? .lines : .line)
            append(text)
        }
    }

    /// A quote whose first line is bold.
    private mutating func writeCallout(_ title: PageSlice, _ blocks: [LessonDocument.Block]) {
        let first = lines.count
        var text = MarkdownText()
        text.add("**", at: title.start)
        text.add(title, in: .heading)
        text.add("**", at: nil)
        append(text)
        for block in blocks { write(block) }
        for index in first..<lines.count {
            lines[index] = lines[index].isEmpty ? ">" : "> " + lines[index]
            places[index].move(by: 2)
        }
        lastList = nil
    }

    private mutating func writeTable(_ rows: [[PageSlice]]) {
        let columns = rows.map(\.count).max() ?? 0
        for (index, row) in rows.enumerated() {
            var text = MarkdownText()
            text.add("|", at: row.first?.start)
            for column in 0..<columns {
                text.add(" ", at: column < row.count ? row[column].start : nil)
                if column < row.count { text.add(row[column], in: .cell) }
                text.add(" |", at: nil)
            }
            append(text)
            if index == 0 { append("|" + String(repeating: " --- |", count: columns)) }
        }
    }

    private mutating func writeCode(_ code: LessonDocument.Code) {
        let fence = String(repeating: "`", count: max(3, (code.lines.map { $0.text.longestRunOfBackticks }.max() ?? 0) + 1))
        let name = code.name.map { "name=" + ($0.contains(" ") ? "\"\($0)\"" : $0) }
        let info = [code.language, name, code.isOutput ? "output" : nil].compactMap(\.self).joined(separator: " ")
        append(fence + info, at: code.lines.first { !$0.text.isEmpty }?.start)
        for line in code.lines {
            var text = MarkdownText()
            text.add(verbatim: line)
            append(text)
        }
        append(fence)
    }

    // MARK: Lists

    private mutating func writeList(_ items: [LessonDocument.Item]) {
        var open: [OpenList] = []
        for (index, item) in items.enumerated() {
            let depth = min(item.depth, open.count)
            if depth < open.count { open.removeSubrange((depth + 1)...) }
            if depth == open.count {
                let usesOther = depth == 0 && lastList.map { $0.isOrdered == (item.number != nil) && !$0.usesOtherSign } ?? false
                open.append(OpenList(item, usesOtherSign: usesOther))
                if depth > 0, let number = item.number, number != 1 { append("") }
            } else if !open[depth].continues(with: item) {
                open[depth] = OpenList(item, usesOtherSign: open[depth].isOrdered == (item.number != nil) && !open[depth].usesOtherSign)
                if index > 0, item.number != nil { append("") }
            }
            open[depth].number = item.number
            write(item, sign: open[depth].sign, indentation: open.prefix(depth).reduce(0) { $0 + $1.width })
            open[depth].width = open[depth].sign.utf8.count + 1
        }
        lastList = open.first.map { ($0.isOrdered, $0.usesOtherSign) }
    }

    private mutating func write(_ item: LessonDocument.Item, sign: String, indentation: Int) {
        for (index, slice) in item.slices.enumerated() {
            var text = MarkdownText()
            let lead = index == 0 ? sign + " " : String(repeating: " ", count: sign.utf8.count + 1)
            text.add(String(repeating: " ", count: indentation) + lead, at: slice.start)
            text.add(slice, in: item.slices.count > 1 ? .lines : .line)
            append(text)
        }
    }

    /// A list on its way: which sign its items get, and how far what stands inside them is indented.
    private struct OpenList {
        let isOrdered: Bool
        let form: String
        /// A second list right behind a first one is told from it by its signs.
        let usesOtherSign: Bool
        var number: Int?
        var width: Int

        init(_ item: LessonDocument.Item, usesOtherSign: Bool) {
            (isOrdered, form, self.usesOtherSign, number) = (item.number != nil, item.form, usesOtherSign, item.number)
            width = 2
        }

        var sign: String {
            guard isOrdered else { return usesOtherSign ? "*" : "-" }
            return "\(number ?? 1)" + (usesOtherSign ? ")" : ".")
        }

        func continues(with item: LessonDocument.Item) -> Bool {
            guard isOrdered, let number, let next = item.number else { return isOrdered == (item.number != nil) }
            return form == item.form && next > number
        }
    }
}

extension [LessonDocument.Words] {
    fileprivate var firstPlace: SourcePosition? {
        lazy.compactMap { if case .page(let slice) = $0 { slice.start } else { nil } }.first
    }
}

extension PageSlice {
    var start: SourcePosition { SourcePosition(line: line, column: column) }
}

extension Substring {
    fileprivate var longestRunOfBackticks: Int {
        var (longest, run) = (0, 0)
        for byte in utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = Swift.max(longest, run)
        }
        return longest
    }
}
