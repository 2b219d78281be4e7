/// Puts a page's lines together: code as it was found, items of lists, tables, and lines that were wrapped.
struct PageBlocks {
    private(set) var blocks: [PageBlock] = []
    /// Lines that say nothing but how the page was set, by their indices.
    private(set) var ornaments: [Int] = []

    private let lines: FreeLines
    private let wrapping: PageWrapping
    private var lists: PageLists

    init(_ page: [PageLine], passages: [CodePassage], tables: PageTables) {
        lines = FreeLines(page, passages: passages, tables: tables)
        wrapping = PageWrapping(lines)
        lists = PageLists(lines)
        let passages = Dictionary(passages.map { ($0.lines.lowerBound, $0) }) { first, _ in first }
        var index = 0
        while index < page.count {
            if let passage = passages[index] {
                index = readCode(passage)
            } else if let table = tables.tables[index] {
                index = readTable(table, at: index)
            } else {
                index = lines.isFree(index) ? readText(at: index) : index + 1
            }
        }
    }

    private mutating func append(_ kind: PageBlock.Kind, slices: [PageSlice], first: Int, last: Int) {
        blocks.append(
            PageBlock(
                kind: kind, slices: slices, column: lines[first].column, isAfterBlank: first == 0 || lines[first - 1].isBlank,
                isBeforeBlank: last + 1 >= lines.count || lines[last + 1].isBlank))
    }

    private mutating func readCode(_ passage: CodePassage) -> Int {
        let first = passage.lines.lowerBound
        append(.code(passage), slices: [lines[first].slice], first: passage.labels.min().map { min($0, first) } ?? first,
            last: passage.lines.upperBound - 1)
        lists.close()
        return passage.lines.upperBound
    }

    private mutating func readText(at index: Int) -> Int {
        if lines[index].isRule { return readRule(at: index) }
        let sign = lists.sign(at: index)
        if let sign, !lines[index].text[sign.end...].contains("\t") { return readItem(sign, at: index) }
        if let table = PageTable(lines, at: index) { return readTable(table, at: index) }
        if let sign { return readItem(sign, at: index) }
        lists.close(before: index)
        if let (level, heading) = lines[index].numberSigns {
            append(.text, slices: [heading], first: index, last: index)
            blocks[blocks.count - 1].markedLevel = level
            return index + 1
        }
        let end = end(from: index) { wrapping.isBroken($0 - 1) }
        append(.text, slices: lines.lines[index..<end].map(\.slice), first: index, last: end - 1)
        return end
    }

    private mutating func readRule(at index: Int) -> Int {
        ornaments.append(index)
        if lines[index].isUnderline, lines.isFree(index - 1), let last = blocks.indices.last, blocks[last].isText {
            blocks[last].markedLevel = 2
        }
        return index + 1
    }

    private mutating func readTable(_ table: PageTable, at index: Int) -> Int {
        ornaments += table.borders
        append(.table(table.rows), slices: table.rows.flatMap { $0 }, first: index, last: table.end - 1)
        lists.close()
        return table.end
    }

    /// An item goes on with what is indented under it, or was broken to fit.
    private mutating func readItem(_ sign: ListSign, at index: Int) -> Int {
        let line = lines[index]
        let end = end(from: index) { lines[$0].indentation > line.indentation || wrapping.isBroken($0 - 1) }
        let rest = lines.lines[(index + 1)..<end].map(\.slice)
        append(
            .item(sign: sign.kind, depth: lists.depth(of: sign, at: index)), slices: [line.slice.dropping(to: sign.end)] + rest,
            first: index, last: end - 1)
        return end
    }

    /// Whether a line begins with a number behind the end of a sentence.
    private func isNumberedAnew(_ index: Int) -> Bool {
        lines[index].sign?.number != nil && lines[index - 1].text.last.map { ".!?。！？".contains($0) } == true
    }

    /// Behind the lines right below a line that go on with it.
    private func end(from start: Int, goesOn: (Int) -> Bool) -> Int {
        var end = start + 1
        while lines.isFree(end), lists.sign(at: end) == nil, !lines[end].isRule, !isNumberedAnew(end), goesOn(end) { end += 1 }
        return end
    }
}
