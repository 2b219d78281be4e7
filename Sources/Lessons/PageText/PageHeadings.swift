/// Tells the headings of a page, which look like its shorter lines.
struct PageHeadings {
    /// Blocks that are headings, with their levels.
    private(set) var levels: [Int: Int] = [:]
    /// First lines of what may have been a table.
    private(set) var cells: [Int] = []

    private let blocks: [PageBlock]
    private let left: [Int]
    private let signs: HeadingSigns
    private let cellBlocks: Set<Int>
    private let callouts: Set<Int>
    /// Whether the page's sentences end with signs, so that words alone end none.
    private let endsBySigns: Bool
    private let isSureByIndex: [Bool]

    /// - Parameters:
    ///   - left: the blocks that belong to the text, in order.
    ///   - callouts: those of them that belong to remarks.
    init(_ blocks: [PageBlock], left: [Int], callouts: Set<Int>, signs: HeadingSigns) {
        (self.blocks, self.left, self.callouts, self.signs) = (blocks, left, callouts, signs)
        let vocabulary = signs.vocabulary
        let cellBlocks = Self.cells(of: blocks, vocabulary: vocabulary)
        self.cellBlocks = cellBlocks
        endsBySigns = Self.endsBySigns(blocks, vocabulary)
        isSureByIndex = blocks.indices.map { Self.isSure($0, blocks, vocabulary, announced: signs.announced, cells: cellBlocks) }
        cells = left.filter { cellBlocks.contains($0) && !cellBlocks.contains($0 - 1) }
        for place in left.indices where cells.contains(left[place]) && beginsList(place) { levels[left[place]] = level(of: left[place]) }
        var place = 0
        while place < left.count {
            let run = run(from: place)
            read(run)
            place = max(place + 1, run.upperBound)
        }
        raiseNumbered()
    }

    /// Short lines one after the other that could all be headings.
    private func run(from place: Int) -> Range<Int> {
        var end = place
        while end < left.count, isCandidate(end), !isSure(left[end]) { end += 1 }
        return place..<(end == place ? place + 1 : end)
    }

    private mutating func read(_ run: Range<Int>) {
        guard let first = run.first, isSure(left[first]) || isCandidate(first) else { return }
        if isSure(left[first]) {
            levels[left[first]] = level(of: left[first])
            return
        }
        var run = run
        if isLeadIn(run) { run = run.dropLast() }
        let last = run.upperBound - 1
        let isTable = run.count >= 4 || run.count >= 3 && run.dropLast().allSatisfy { !blocks[left[$0]].isBeforeBlank }
        if isTable { cells.append(left[first]) }
        var headings = Array(isTable ? (blocks[left[last]].isAfterBlank ? last..<(last + 1) : last..<last) : run)
        if isTable, beginsList(first) { headings.insert(first, at: 0) }
        for place in headings where isFollowed(place) && !isBehindAnnouncement(place) && !isPoint(place) { levels[left[place]] = level(of: left[place]) }
    }

    /// Whether a short line behind a text and above more short lines is their heading rather than the first of them.
    private func beginsList(_ place: Int) -> Bool {
        guard place > 0, !blocks[left[place]].isBeforeBlank, blocks[left[place]].isAfterBlank || !blocks[left[place - 1]].isAfterBlank else { return false }
        let before = blocks[left[place - 1]]
        guard let text = before.slices.last?.text, blocks[left[place]].onlyLine.map(signs.words.isSiteLine) != true else { return false }
        return before.isCode || before.isItem || before.isTable
            || signs.vocabulary.isSentence(text) && !text.hasSuffix(":") && !text.hasSuffix("：")
    }

    /// Whether the items of the list there begin or end as the middle of a sentence does.
    private func goesOnAsSentence(_ place: Int) -> Bool {
        let block = blocks[left[place]]
        return block.isItem && (block.slices[0].text.first?.isLowercase == true || block.slices.last?.text.last.map { ",;".contains($0) } == true)
    }

    /// Whether the last of several short lines only leads on to the code or list below it.
    private func isLeadIn(_ run: Range<Int>) -> Bool {
        guard run.upperBound < left.count, let line = blocks[left[run.upperBound - 1]].onlyLine else { return false }
        let isSecond = run.count >= 2 || run.lowerBound > 0 && isSure(left[run.lowerBound - 1])
        guard run.count >= 2 && blocks[left[run.upperBound]].isCode || isSecond && goesOnAsSentence(run.upperBound) else { return false }
        return line.split(separator: " ").count >= 4 || line.unicodeScalars.count(where: \.isCJK) >= 8
    }

    /// A heading has something under it.
    private func isFollowed(_ place: Int) -> Bool { place + 1 < left.count }

    /// Said by the page itself or by the language's words for headings.
    private func isSure(_ index: Int) -> Bool { isSureByIndex[index] && !callouts.contains(index) }

    private static func isSure(_ index: Int, _ blocks: [PageBlock], _ vocabulary: Vocabulary, announced: Set<Int>, cells: Set<Int>) -> Bool
    {
        let block = blocks[index]
        guard let line = block.onlyLine, line.utf8.count <= 300 else { return false }
        if block.markedLevel != nil || announced.contains(index) { return true }
        if cells.contains(index) { return false }
        return line.utf8.count <= 200 && vocabulary.kind(of: String(line)) != .prose && line.last.map { !".。,、".contains($0) } == true
    }

    private static func endsBySigns(_ blocks: [PageBlock], _ vocabulary: Vocabulary) -> Bool {
        let lines = blocks.prefix(2000).filter(\.isText).compactMap(\.slices.last?.text)
        let (all, signed) = (lines.count { vocabulary.isSentence($0) }, lines.count { vocabulary.isSentence($0, bySigns: true) })
        return signed >= 3 * max(1, all - signed)
    }

    /// Four or more short lines right below each other: cells of a table that lost its rules.
    private static func cells(of blocks: [PageBlock], vocabulary: Vocabulary) -> Set<Int> {
        var cells: Set<Int> = []
        var start = 0
        while start < blocks.count {
            var end = start
            while end < blocks.count, end == start || !blocks[end].isAfterBlank, isCell(blocks[end], vocabulary) { end += 1 }
            if end - start >= 4 { cells.formUnion(start..<end) }
            start = max(end, start + 1)
        }
        return cells
    }

    private static func isCell(_ block: PageBlock, _ vocabulary: Vocabulary) -> Bool {
        guard let line = block.onlyLine, block.markedLevel == nil, line.utf8.count <= 240, line.displayWidth <= 60 else { return false }
        let isQuestion = vocabulary.isQuestion(line) && (line.contains(" ") || line.unicodeScalars.contains(where: \.isCJK))
        return !vocabulary.isSentence(line) && !isQuestion && ListSign(line)?.isOrnamental != true
    }

    private func level(of index: Int) -> Int {
        let block = blocks[index]
        if let marked = block.markedLevel { return max(2, marked) }
        return min(1 + (numberDepth(of: block) ?? 1), 4)
    }

    /// How many numbers stand before a heading's words: "3.2.1" has three, the first of which may be the whole page's.
    private func numberDepth(of block: PageBlock) -> Int? {
        let number = block.slices[0].text.prefix { $0.isWholeNumber || $0 == "." }
        return block.markedLevel == nil && number.contains(".") ? number.split(separator: ".").count : nil
    }

    /// Makes sections of the headings with the fewest numbers, where all begin with those of a chapter.
    private mutating func raiseNumbered() {
        let depths = levels.keys.compactMap { index in numberDepth(of: blocks[index]).map { (index, $0) } }
        guard let least = depths.map(\.1).min(), least > 1 else { return }
        for (index, depth) in depths { levels[index] = min(2 + depth - least, 4) }
    }

    private func isCandidate(_ place: Int) -> Bool {
        let block = blocks[left[place]]
        guard let line = block.onlyLine, !cellBlocks.contains(left[place]), !callouts.contains(left[place]), !isContinued(place) else { return false }
        return signs.isHeading(line, bySigns: endsBySigns, isApart: block.isAfterBlank || isBehindEnd(place))
    }

    /// Whether a line stands right below code, or text that ends as sentences do.
    private func isBehindEnd(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        let before = blocks[left[place - 1]]
        return before.isCode || before.isText && before.slices.last.map { signs.vocabulary.isSentence($0.text, bySigns: true) } == true
    }

    /// Whether a line stands right below the summary's heading and above another one: so it is a point of it.
    private func isPoint(_ place: Int) -> Bool {
        guard place > 0, !blocks[left[place]].isBeforeBlank, blocks[left[place - 1]].isBeforeBlank, isSure(left[place - 1]) else { return false }
        return blocks[left[place - 1]].onlyLine.map { [.summary, .cheatSheet].contains(signs.vocabulary.kind(of: String($0))) } ?? false
    }

    /// Goes on with what was announced before it, or belongs to the item above it.
    private func isContinued(_ place: Int) -> Bool {
        guard place > 0 else { return false }
        let before = blocks[left[place - 1]]
        if let text = before.slices.last?.text, before.isText, text.hasSuffix(":") || text.hasSuffix("：") { return true }
        return before.isItem && blocks[left[place]].column > before.column
    }

    /// The same of one that goes on a little later, each line right below the other.
    private func isBehindAnnouncement(_ place: Int) -> Bool {
        for place in stride(from: place, to: max(0, place - Self.longestAnnouncement), by: -1) {
            if isContinued(place) { return true }
            guard !blocks[left[place]].isAfterBlank, let line = blocks[left[place - 1]].onlyLine, !signs.vocabulary.isSentence(line) else {
                return false
            }
        }
        return false
    }

    private static let longestAnnouncement = 12
}
