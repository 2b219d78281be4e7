/// Puts a page's lines together: code as it was found, items of lists, tables, and lines that were wrapped.
struct PageBlocks {
    private(set) var blocks: [PageBlock] = []
    /// Lines that say nothing but how the page was set, by their indices.
    private(set) var ornaments: [Int] = []

    private let lines: [PageLine]
    /// The passage that each line of code stands in.
    private var codeStarts: [Int: CodePassage] = [:]
    private var isTaken: [Bool]
    private let wrapWidth: Int?
    /// Indentations and signs of the open lists, the outermost first.
    private var openLists: [(indentation: Int, sign: ListSign)] = []

    init(_ lines: [PageLine], passages: [CodePassage]) {
        self.lines = lines
        isTaken = Array(repeating: false, count: lines.count)
        for passage in passages {
            codeStarts[passage.lines.lowerBound] = passage
            for index in passage.lines { isTaken[index] = true }
            for index in passage.labels { isTaken[index] = true }
        }
        wrapWidth = Self.wrapWidth(lines, isTaken: isTaken)
        readAll()
    }

    private mutating func readAll() {
        var index = 0
        while index < lines.count {
            if let passage = codeStarts[index] {
                append(
                    .code(passage), slices: [lines[index].slice], first: passage.labels.min().map { min($0, index) } ?? index,
                    last: passage.lines.upperBound - 1)
                openLists = []
                index = passage.lines.upperBound
            } else if lines[index].isBlank || isTaken[index] {
                index += 1
            } else {
                index = readText(at: index)
            }
        }
    }

    private func isFree(_ index: Int) -> Bool {
        lines.indices.contains(index) && !lines[index].isBlank && !isTaken[index]
    }

    private mutating func append(_ kind: PageBlock.Kind, slices: [PageSlice], first: Int, last: Int) {
        blocks.append(
            PageBlock(
                kind: kind, slices: slices, column: lines[first].column, isAfterBlank: first == 0 || lines[first - 1].isBlank,
                isBeforeBlank: last + 1 >= lines.count || lines[last + 1].isBlank))
    }

    private mutating func readText(at index: Int) -> Int {
        if isRule(lines[index].text) {
            ornaments.append(index)
            if lines[index].text.utf8.allSatisfy({ $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") }), isFree(index - 1),
                let last = blocks.indices.last, blocks[last].isText
            {
                blocks[last].markedLevel = 2
            }
            return index + 1
        }
        let sign = sign(at: index)
        if let sign, !lines[index].text[sign.end...].contains("\t") { return readItem(sign, at: index) }
        if let end = readTable(at: index) { return end }
        if let sign { return readItem(sign, at: index) }
        if !openLists.isEmpty, !isContinuing(index) { openLists = [] }
        if let (level, heading) = Self.numberSigns(lines[index]) {
            append(.text, slices: [heading], first: index, last: index)
            blocks[blocks.count - 1].markedLevel = level
            return index + 1
        }
        let end = wrappedEnd(from: index)
        append(.text, slices: lines[index..<end].map(\.slice), first: index, last: end - 1)
        return end
    }

    /// Whether an indented line can still belong to the list above it.
    private func isContinuing(_ index: Int) -> Bool {
        openLists.last.map { lines[index].indentation > $0.indentation } ?? false
    }

    // MARK: Wrapped lines

    /// How wide the page is where lines were broken to fit; nil where they weren't.
    private static func wrapWidth(_ lines: [PageLine], isTaken: [Bool]) -> Int? {
        var widths: [Int] = []
        var ends = 0
        for index in lines.indices.dropLast()
        where !isTaken[index] && !isTaken[index + 1] && !lines[index].isBlank && !lines[index + 1].isBlank {
            guard lines[index].text.utf8.count <= 600, !lines[index].text.contains("\t"), lines[index + 1].sign == nil else { continue }
            widths.append(lines[index].indentation + lines[index].text.displayWidth)
            if lines[index].text.last.map({ ".?!:;。？！：；".contains($0) }) == true { ends += 1 }
        }
        guard widths.count >= 3, ends * 2 <= widths.count else { return nil }
        widths.sort()
        let width = widths[widths.count * 95 / 100]
        let isWrapped = (45...120).contains(width) && widths.count(where: { $0 > width * 3 / 4 }) * 2 >= widths.count
        return isWrapped ? width : nil
    }

    private func wrappedEnd(from start: Int) -> Int {
        var end = start + 1
        while let wrapWidth, isFree(end), sign(at: end) == nil, !isRule(lines[end].text), isBroken(end - 1, width: wrapWidth) { end += 1 }
        return end
    }

    /// Whether the next line's first word wouldn't have fitted on a line.
    private func isBroken(_ index: Int, width: Int) -> Bool {
        let next = lines[index + 1].text
        guard lines[index].text.utf8.count <= 600, next.utf8.count <= 600 else { return false }
        let word = next.first.map { $0.displayWidth == 2 } == true ? 2 : next.prefix { !$0.isWhitespace }.displayWidth + 1
        return lines[index].indentation + lines[index].text.displayWidth + word > width - 1
    }

    // MARK: Lists

    private func sign(at index: Int) -> ListSign? {
        guard isFree(index) else { return nil }
        guard let sign = lines[index].sign ?? emoji(at: index) else { return nil }
        if sign.number != nil { return isCounted(sign, at: index) ? sign : nil }
        guard sign.isAmbiguous || sign.isOrnamental && isAlone(index) else { return sign }
        return hasFellow(sign, at: index) ? sign : nil
    }

    /// Blank lines, or no text at all, above and below.
    private func isAlone(_ index: Int) -> Bool {
        (index == 0 || lines[index - 1].isBlank) && lines[index].text.displayWidth <= 80 && !isAnnounced(index)
    }

    /// A picture that begins several lines in a row; it stays in the text.
    private func emoji(at index: Int) -> ListSign? {
        guard Self.beginsWithEmoji(lines[index].text) else { return nil }
        let isInRow = [index - 1, index + 1].contains { isFree($0) && Self.beginsWithEmoji(lines[$0].text) }
        return isInRow ? ListSign(emoji: lines[index].text) : nil
    }

    private static func beginsWithEmoji(_ text: Substring) -> Bool {
        guard text.utf8.first.map({ $0 >= 0xE2 || text.utf8.count > 3 && $0 < 0x40 }) == true else { return false }
        guard let first = text.first, first.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) else {
            return false
        }
        return text.dropFirst().first == " " && text.utf8.count < 400
    }

    private func hasFellow(_ sign: ListSign, at index: Int) -> Bool {
        if isAnnounced(index) || openLists.contains(where: { $0.sign.isOfSameList(as: sign) }) { return true }
        return [neighbour(of: index, step: -1), neighbour(of: index, step: 1)].contains { other in
            other.flatMap { lines[$0].sign }?.isOfSameList(as: sign) == true
        }
    }

    /// A number counts items where the one before or behind it stands next to it; elsewhere it may number headings.
    private func isCounted(_ sign: ListSign, at index: Int) -> Bool {
        guard let number = sign.number else { return false }
        let isNext = { (other: Int?, wanted: Int) in
            guard let other, let next = lines[other].sign else { return false }
            return next.number == wanted && next.isOfSameList(as: sign)
        }
        if isNext(neighbour(of: index, step: 1), number + 1) || isNext(neighbour(of: index, step: -1), number - 1) { return true }
        if let open = openLists.last, open.sign.isOfSameList(as: sign), open.sign.number == number - 1 { return true }
        return isAnnounced(index) && number == 1 || endsAsSentence(index)
    }

    private func endsAsSentence(_ index: Int) -> Bool {
        lines[index].text.last.map { ".。".contains($0) } == true
    }

    private func isAnnounced(_ index: Int) -> Bool {
        let before = neighbour(of: index, step: -1)
        return before.map { lines[$0].text.hasSuffix(":") || lines[$0].text.hasSuffix("：") } == true
    }

    /// The nearest line of text above or below, not farther than a blank line, over lines that are indented under a list's sign.
    private func neighbour(of index: Int, step: Int) -> Int? {
        var next = index + step
        var passed = 0
        while lines.indices.contains(next), passed < 12 {
            if isTaken[next] { return nil }
            let isDeeper = !lines[next].isBlank && lines[next].indentation > lines[index].indentation
            if !lines[next].isBlank, !isDeeper { return next }
            next += step
            passed += 1
        }
        return nil
    }

    private mutating func readItem(_ sign: ListSign, at index: Int) -> Int {
        let line = lines[index]
        var end = index + 1
        while isFree(end), self.sign(at: end) == nil, !isRule(lines[end].text), isRest(end, of: index) { end += 1 }
        let rest = lines[(index + 1)..<end].map(\.slice)
        append(
            .item(sign: sign.kind, depth: depth(of: sign, at: index)), slices: [line.slice.dropping(to: sign.end)] + rest, first: index,
            last: end - 1)
        return end
    }

    /// Whether a line without a sign goes on with the item above it.
    private func isRest(_ index: Int, of item: Int) -> Bool {
        if lines[index].indentation > lines[item].indentation { return true }
        guard let wrapWidth else { return false }
        return isBroken(index - 1, width: wrapWidth)
    }

    private mutating func depth(of sign: ListSign, at index: Int) -> Int {
        let indentation = lines[index].indentation
        let isNewList =
            index > 0 && lines[index - 1].isBlank
            && !openLists.contains { $0.sign.isOfSameList(as: sign) && abs($0.indentation - indentation) <= 1 }
            && indentation <= (openLists.first?.indentation ?? 0) + 1
        if isNewList { openLists = [] }
        while let last = openLists.last, indentation + 1 < last.indentation { openLists.removeLast() }
        if let last = openLists.last, indentation > last.indentation + 1 {
            openLists.append((indentation, sign))
        } else if let place = openLists.lastIndex(where: { $0.sign.isOfSameList(as: sign) }),
            openLists[place].indentation <= indentation + 1
        {
            openLists.removeSubrange((place + 1)...)
            openLists[place].sign = sign
        } else {
            openLists.append((indentation, sign))
        }
        return min(openLists.count - 1, 12)
    }

    // MARK: Tables

    private mutating func readTable(at index: Int) -> Int? {
        for form in TableForm.all {
            guard let first = firstRow(at: index, form), first.count > 1 else { continue }
            var rows = [first]
            var borders: [Int] = []
            var end = index + 1
            while isFree(end) {
                if form.isBorder(lines[end].text) {
                    borders.append(end)
                    end += 1
                    continue
                }
                guard let cells = form.cells(lines[end]), (2...first.count).contains(cells.count) else { break }
                rows.append(cells)
                end += 1
            }
            guard rows.count >= form.leastRows else { continue }
            ornaments += borders
            append(.table(rows), slices: rows.flatMap { $0 }, first: index, last: end - 1)
            openLists = []
            return end
        }
        return nil
    }

    /// A header whose first cell is empty begins with a tab, or farther to the right than the rows below it.
    private func firstRow(at index: Int, _ form: TableForm) -> [PageSlice]? {
        guard isFree(index + 1), lines[index].indentation > lines[index + 1].indentation + 1, let next = form.cells(lines[index + 1])
        else { return form.cells(lines[index]) }
        let own = form.cells(lines[index]) ?? [lines[index].slice]
        let empty = PageSlice(text: lines[index].text.prefix(0), line: lines[index].number, column: 1)
        return next.count == own.count + 1 ? [empty] + own : form.cells(lines[index])
    }

    // MARK: Marks

    private func isRule(_ text: Substring) -> Bool {
        guard let byte = text.utf8.first, text.utf8.count <= 400, byte >= 0x80 || "-_=*~+|".utf8.contains(byte), let first = text.first
        else { return false }
        if text == "⸻" { return true }
        return Self.ruleSigns.contains(first) && text.count >= 3 && text.allSatisfy { Self.ruleSigns.contains($0) || $0 == " " || $0 == "\u{3000}" }
    }

    private static let ruleSigns: Set<Character> = Set("-_=*~─━═—–―·•+|＝＊～◇◆☆★※…・")

    /// `## Heading`, as some pages keep it.
    private static func numberSigns(_ line: PageLine) -> (level: Int, PageSlice)? {
        let signs = line.text.prefix { $0 == "#" }
        let rest = line.text.dropFirst(signs.count)
        guard (1...6).contains(signs.count), rest.first == " ", let start = rest.firstIndex(where: { $0 != " " }) else { return nil }
        return (signs.count, line.slice.dropping(to: start))
    }
}

extension ListSign {
    /// The sign stays in the text.
    fileprivate init(emoji text: Substring) {
        self.init(kind: .bullet("•"), end: text.startIndex, isAmbiguous: false)
    }

    private init(kind: Kind, end: Substring.Index, isAmbiguous: Bool) {
        (self.kind, self.end, self.isAmbiguous) = (kind, end, isAmbiguous)
    }
}
