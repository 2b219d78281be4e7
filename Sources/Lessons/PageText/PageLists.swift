/// Tells the items of lists from lines that only begin with the same signs, and how deep they are.
struct PageLists {
    private let lines: FreeLines
    /// Indentations and signs of the open lists, the outermost first.
    private var open: [(indentation: Int, sign: ListSign)] = []

    init(_ lines: FreeLines) {
        self.lines = lines
    }

    mutating func close() { open = [] }

    /// Closes the lists to which a line without a sign can't belong any more.
    mutating func close(before index: Int) {
        if let last = open.last, lines[index].indentation <= last.indentation { open = [] }
    }

    /// The sign with which a line begins an item.
    func sign(at index: Int) -> ListSign? {
        guard lines.isFree(index) else { return nil }
        guard let sign = lines[index].sign ?? emoji(at: index) else { return nil }
        if sign.number != nil { return isCounted(sign, at: index) ? sign : nil }
        if sign.isOrnamental, isAboveText(sign, at: index) { return nil }
        guard sign.isAmbiguous || sign.isOrnamental && isAlone(index) else { return sign }
        return hasFellow(sign, at: index) ? sign : nil
    }

    /// Blank lines, or no text at all, above and below.
    private func isAlone(_ index: Int) -> Bool {
        (index == 0 || lines[index - 1].isBlank) && lines[index].text.displayWidth <= 80 && !isAnnounced(index)
    }

    /// Whether one or two such signs stand right above a text or code, as above a part of a page without blank lines.
    private func isAboveText(_ sign: ListSign, at index: Int) -> Bool {
        let isFellow = { (index: Int) in
            lines.isFree(index) && lines[index].sign?.isOfSameList(as: sign) == true && lines[index].text.displayWidth <= 80
        }
        var (first, last) = (index, index)
        while first > 0, index - first < 3, isFellow(first - 1) { first -= 1 }
        while last - index < 3, isFellow(last + 1) { last += 1 }
        guard last - first < 2, last + 1 < lines.count, !lines[last + 1].isBlank, !isAnnounced(first) else { return false }
        return lines[index].text.displayWidth <= 80 && lines[last + 1].indentation <= lines[index].indentation
    }

    /// A picture that begins several lines in a row; it stays in the text.
    private func emoji(at index: Int) -> ListSign? {
        guard Self.beginsWithEmoji(lines[index].text) else { return nil }
        let isInRow = [index - 1, index + 1].contains { lines.isFree($0) && Self.beginsWithEmoji(lines[$0].text) }
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
        if isAnnounced(index) || open.contains(where: { $0.sign.isOfSameList(as: sign) }) { return true }
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
        if let open = open.last, open.sign.isOfSameList(as: sign), open.sign.number == number - 1 { return true }
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
        while next >= 0, next < lines.count, passed < 12 {
            if lines.isTaken(next) { return nil }
            let isDeeper = !lines[next].isBlank && lines[next].indentation > lines[index].indentation
            if !lines[next].isBlank, !isDeeper { return next }
            next += step
            passed += 1
        }
        return nil
    }

    // MARK: Depth

    mutating func depth(of sign: ListSign, at index: Int) -> Int {
        let indentation = lines[index].indentation
        let isNewList =
            index > 0 && lines[index - 1].isBlank
            && !open.contains { $0.sign.isOfSameList(as: sign) && abs($0.indentation - indentation) <= 1 }
            && indentation <= (open.first?.indentation ?? 0) + 1
        if isNewList { open = [] }
        while let last = open.last, indentation + 1 < last.indentation { open.removeLast() }
        if let last = open.last, indentation > last.indentation + 1 {
            open.append((indentation, sign))
        } else if let place = open.lastIndex(where: { $0.sign.isOfSameList(as: sign) }),
            open[place].indentation <= indentation + 1
        {
            open.removeSubrange((place + 1)...)
            open[place].sign = sign
        } else {
            open.append((indentation, sign))
        }
        return min(open.count - 1, 12)
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
