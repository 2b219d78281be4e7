/// Finds a page's list of its own headings.
struct PageContents {
    /// Blocks that only list headings, the list's own heading with them.
    private(set) var entries: Set<Int> = []
    /// Blocks that such a list announces as headings.
    private(set) var announced: Set<Int> = []

    private let blocks: [PageBlock]
    private let words: PageWords
    private let vocabulary: Vocabulary
    /// Where each line that could be a heading stands, by its words without numbers; the last of several.
    private var places: [FoldedWords: Int] = [:]
    private let keys: [FoldedWords?]

    init(_ blocks: [PageBlock], vocabulary: Vocabulary, words: PageWords) {
        (self.blocks, self.vocabulary, self.words) = (blocks, vocabulary, words)
        keys = blocks.map(Self.key)
        for index in blocks.indices where blocks[index].isText {
            if let key = keys[index] { places[key] = index }
            if let key = blocks[index].onlyLine?.behindStep.map({ FoldedWords($0) }), !key.isEmpty { places[key] = index }
        }
        var index = 0
        while index < blocks.count { index = max(index + 1, read(at: index)) }
    }

    /// - Returns: behind the list that begins there, if one does.
    private mutating func read(at index: Int) -> Int {
        let isNamed = blocks[index].onlyLine.map(words.isContents) ?? false
        let first = isNamed ? index + 1 : index
        let run = run(from: first)
        let matched = run.filter { $0.target != nil }
        let isLong = matched.count >= 3 && matched.count == run.count && !isAnnounced(index)
        guard isNamed ? !matched.isEmpty : isLong, let last = matched.last else {
            if isNamed, isEmpty(index) { entries.insert(index) }
            return index + 1
        }
        entries.formUnion(index...last.block)
        announced.formUnion(matched.compactMap(\.target))
        return last.block + 1
    }

    /// Whether nothing was kept of the list below its heading: another heading comes next.
    private func isEmpty(_ index: Int) -> Bool {
        guard index + 2 < blocks.count, blocks[index + 1].isText, let next = blocks[index + 1].onlyLine, blocks[index + 2].isText else { return false }
        return !vocabulary.isSentence(next) && blocks[index + 2].slices.last.map { vocabulary.isSentence($0.text) } == true
    }

    /// Short lines from there on, each with the later line of the same words; up to the first that is one of those itself.
    private func run(from first: Int) -> [(block: Int, target: Int?)] {
        var run: [(block: Int, target: Int?)] = []
        var (index, misses) = (first, 0)
        var targets: Set<Int> = []
        while index < blocks.count, !targets.contains(index), let key = keys[index], misses < 3, run.count < 200 {
            let target = places[key].flatMap { $0 > index ? $0 : nil }
            misses = target == nil ? misses + 1 : 0
            if let target { targets.insert(target) }
            run.append((index, target))
            if misses > 0, !blocks[index].isItem { break }
            index += 1
        }
        return run.dropLast { $0.target == nil }
    }

    /// Whether the text before it announces a list.
    private func isAnnounced(_ index: Int) -> Bool {
        guard index > 0, let text = blocks[index - 1].slices.last?.text else { return false }
        return text.hasSuffix(":") || text.hasSuffix("：") || blocks[index - 1].isCode
    }

    private static func key(_ block: PageBlock) -> FoldedWords? {
        guard block.isText || block.isItem, block.slices.count == 1, block.slices[0].text.utf8.count <= 240 else { return nil }
        let key = FoldedWords(block.slices[0].text)
        return key.isEmpty ? nil : key
    }
}

extension Substring {
    /// What stands behind "Step 1:", "STEP 1", "手順2".
    fileprivate var behindStep: Substring? {
        guard utf8.count <= 240 else { return nil }
        let word = prefix { $0.isLetter && !$0.isWholeNumber }
        let rest = dropFirst(word.count).drop { $0 == " " }
        let digits = rest.prefix { $0.isWholeNumber }
        return word.isEmpty || word.count > 8 || digits.isEmpty ? nil : rest.dropFirst(digits.count)
    }
}

extension Array {
    fileprivate func dropLast(while isDropped: (Element) -> Bool) -> Self {
        lastIndex { !isDropped($0) }.map { Array(self[...$0]) } ?? []
    }
}
