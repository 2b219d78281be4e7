/// What stands before and behind a page's text: the site's name, ways to other pages, dates, the title, what is said about the lesson.
struct PageEdges {
    private(set) var title: Int?
    private(set) var subtitle: Int?
    private(set) var said = PageFacts()
    /// Blocks that don't belong to the text.
    private(set) var site: Set<Int> = []
    /// Blocks that only say something about the lesson.
    private(set) var facts: Set<Int> = []

    private let blocks: [PageBlock]
    private let vocabulary: Vocabulary
    private let words: PageWords
    private let contents: PageContents
    private let lines: SiteLines
    /// Behind the text.
    private var end: Int

    init(_ blocks: [PageBlock], vocabulary: Vocabulary, words: PageWords, contents: PageContents) {
        (self.blocks, self.vocabulary, self.words, self.contents) = (blocks, vocabulary, words, contents)
        lines = SiteLines(blocks: blocks, vocabulary: vocabulary, words: words)
        end = blocks.count
        readEnd()
        readStart()
    }

    /// A page's only heading below the title is no heading.
    mutating func readAsSubtitle(_ index: Int) {
        subtitle = index
    }

    // MARK: The end

    private mutating func readEnd() {
        if let first = siteEnd { cut(from: first) }
        while end > 0, let first = lastSiteBlock { cut(from: first) }
        if let first = firstTopic { cut(from: first) }
        while end > 0, let first = lastSiteBlock { cut(from: first) }
    }

    /// Where the topics begin that stand between the text's last sentence and the site's last lines.
    private var firstTopic: Int? {
        guard end < blocks.count else { return nil }
        return [(words: 2, least: 2), (words: 3, least: 3)].lazy.compactMap { firstTopic(words: $0.words, least: $0.least) }.first
    }

    /// Behind a list, or on a page without blank lines, it takes three of them.
    private func firstTopic(words: Int, least: Int) -> Int? {
        let topics = lines.topics(among: Array(max(0, end - 12)..<end).filter { blocks[$0].isText }, words: words)
        var first = end
        while topics.contains(first - 1) { first -= 1 }
        guard end - first >= least, first > 0, blocks[first].isAfterBlank || least > 2, let before = blocks[first - 1].slices.last?.text else { return nil }
        let isBehindText = blocks[first - 1].isText && vocabulary.isSentence(before) && !before.hasSuffix(":")
        return isBehindText || blocks[first - 1].isItem && least > 2 ? first : nil
    }

    private mutating func cut(from first: Int) {
        site.formUnion(first..<end)
        end = first
    }

    /// A heading such as "Related posts", behind which there is neither code nor a section of the lesson.
    private var siteEnd: Int? {
        var index = end - 1
        var first: Int?
        while index > 0, !blocks[index].isCode, !isKnownHeading(index), end - index <= 200 {
            if let line = blocks[index].onlyLine, words.isSiteEnd(line) { first = index }
            index -= 1
        }
        return first
    }

    /// Where the last lines begin that lead elsewhere; up to two short ones may stand behind the first, as titles of other pages.
    private var lastSiteBlock: Int? {
        for back in 1...3 {
            let index = end - back
            guard index > 0, !isKnownHeading(index) else { return nil }
            if lines.isSite(index, atEnd: true) { return index }
            guard lines.isShort(index), blocks[index].isText || blocks[index].isItem, end < blocks.count || isAsFooter(index), back < 3 else {
                return nil
            }
        }
        return nil
    }

    /// A page's very last line may be about the site and hold nothing that is known; a sentence is so only with a date, or below ways to
    /// other pages.
    private func isAsFooter(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine else { return false }
        return blocks[index - 1].onlyLine.map(lines.isWayOn) == true || !vocabulary.isSentence(line) && !vocabulary.isQuestion(line) || words.holdsDate(line) && line.displayWidth <= 80
    }

    // MARK: The start

    private mutating func readStart() {
        let first = firstOfText
        var (candidates, tags): ([Int], Set<Int>) = ([], [])
        for index in 0..<first where !contents.entries.contains(index) {
            if let found = factsOnly(index) {
                said.add(found)
                facts.insert(index)
            } else if isTag(index, below: candidates, and: tags) {
                tags.insert(index)
            } else if lines.isSite(index, atEnd: false)
                || blocks[index].onlyLine.map(lines.isTrail) == true || lines.isCompound(index)
            {
                site.insert(index)
            } else if blocks[index].isText {
                candidates.append(index)
            }
        }
        site.formUnion(tags)
        chooseTitle(candidates, first: first)
    }

    private func factsOnly(_ index: Int) -> PageFacts? {
        guard let line = blocks[index].onlyLine else { return nil }
        let found = PageFacts(line, vocabulary: vocabulary, words: words)
        return found.isAll ? found : nil
    }

    /// A short line right below a date or a name that stands below a title.
    private func isTag(_ index: Int, below candidates: [Int], and tags: Set<Int>) -> Bool {
        guard index > 0, !blocks[index].isAfterBlank, blocks[index].isText, blocks[index].slices[0].text.displayWidth <= 30 else { return false }
        var above = index - 1
        while above >= 0, tags.contains(above) || facts.contains(above) || site.contains(above) && lines.isAboutText(above) { above -= 1 }
        return above < index - 1 && candidates.contains(above) && !lines.isAboveTitle(above, isKnown: false)
    }

    /// The first block that can't stand before a text.
    private var firstOfText: Int {
        var index = 0
        while index < min(end, Self.longestStart) {
            let block = blocks[index]
            let isOther = contents.entries.contains(index) || lines.isSite(index, atEnd: false)
            if isLabelledQuestion(index) || blocks[index].onlyLine.map(words.isCallout) == true { break }
            if !isOther,
                !lines.isShort(index) || !block.isText || isKnownHeading(index) || isText(index)
                    || index > 0 && block.markedLevel.map({ $0 > 1 }) == true
            {
                break
            }
            index += 1
        }
        return index
    }

    /// "Question 1: …" is part of the text, however short.
    private func isLabelledQuestion(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine, line.utf8.count <= 400, vocabulary.isQuestion(line) else { return false }
        return vocabulary.end(of: .questionLabels, in: line) != nil
    }

    /// How many blocks may stand before a text.
    private static let longestStart = 80

    /// A short line that nonetheless is a sentence.
    private func isText(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine else { return true }
        return vocabulary.isSentence(line) && !words.isDate(line) && !words.isSiteLineStart(line) && factsOnly(index) == nil
    }

    private func isKnownHeading(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine, line.utf8.count <= 240 else { return false }
        return vocabulary.kind(of: String(line)) != .prose && !words.isSiteLine(line)
    }

    // MARK: The title

    private mutating func chooseTitle(_ candidates: [Int], first: Int) {
        let texts = candidates.map { blocks[$0].slices[0].text }
        let candidates = withoutDoubles(candidates)
        let title = PageTitle(
            blocks: blocks, lines: lines, topic: PageTopic(blocks[first..<end]), site: site, facts: facts, text: first..<end)
        let outside = lines.withoutMenus(candidates)
        guard let best = outside.isEmpty ? lastAlone(before: first) ?? title.choose(among: candidates) : title.choose(among: outside) else { return }
        site.remove(best)
        self.title = best
        site.formUnion(candidates.filter { $0 < best })
        said.add(number: leadingNumber(blocks[best].slices[0].text) ?? texts.compactMap { leadingNumber($0) }.first)
        let topics = lines.topics(among: candidates.filter { $0 > best })
        site.formUnion(topics)
        let rest = candidates.filter { $0 > best && !topics.contains($0) }
        readRest(rest.filter { !isAuthor($0, of: rest) }, first: first)
    }

    /// A word that sites use, too, but stands alone right before the text.
    private func lastAlone(before first: Int) -> Int? {
        let index = first - 1
        return index >= 0 && blocks[index].isAfterBlank && blocks[index].isBeforeBlank && blocks[index].isText && !facts.contains(index) ? index : nil
    }

    /// "Lektion 3.20: Wege" begins with its number.
    private func leadingNumber(_ line: Substring) -> String? {
        let text = String(line)
        guard let reference = LessonReference.all(in: text, vocabulary: vocabulary).first else { return nil }
        let isFirst = !text[..<reference.range.lowerBound].contains { $0.isLetter || $0.isNumber }
        let rest = text[reference.range.upperBound...]
        let isSpaced = rest.first?.isWhitespace == true
        guard isFirst, let next = rest.first(where: { !$0.isWhitespace }) else { return nil }
        let isTitle = isSpaced && (next.isUppercase || next.unicodeScalars.first?.isCJK == true)
        return isTitle || ":：–—-|・".contains(next) ? reference.number : nil
    }

    /// Leaves out "Title | Site" where the title stands alone, too.
    private mutating func withoutDoubles(_ candidates: [Int]) -> [Int] {
        let lines = Dictionary(candidates.map { (FoldedWords(blocks[$0].slices[0].text), $0) }) { first, _ in first }
        return candidates.filter { index in
            let line = blocks[index].slices[0].text
            let parts = [" | ", " – ", " — ", " - ", " · ", "｜"].flatMap { separator -> [Substring] in
                let parts = line.split(separator: separator)
                return parts.count > 1 ? parts : []
            }
            let isDouble = parts.contains { lines[FoldedWords($0)].map { $0 != index } ?? false }
            let isRepeated = lines[FoldedWords(line)].map { $0 < index } ?? false
            if isDouble || isRepeated { site.insert(index) }
            return !(isDouble || isRepeated)
        }
    }

    /// A name on a line of its own between the title and a date.
    private mutating func isAuthor(_ index: Int, of rest: [Int]) -> Bool {
        let line = blocks[index].slices[0].text
        guard lines.isName(line), index + 1 < blocks.count, rest.count > 1 || lines.isWideName(line),
            facts.contains(index + 1) || site.contains(index + 1) && lines.isAboutText(index + 1)
        else { return false }
        site.insert(index)
        return true
    }

    /// Whether it stands right below the title and apart from the text.
    private func isRightBelowTitle(_ index: Int) -> Bool {
        guard let title, title == index - 1, !blocks[index].isAfterBlank, blocks[title].isAfterBlank else { return false }
        return blocks[index].isBeforeBlank || isAboveByline(index)
    }

    private func isAboveByline(_ index: Int) -> Bool {
        return facts.contains(index + 1) || site.contains(index + 1)
    }

    /// Of two short lines between title and text the first says more about the title; a single one is the first heading.
    private mutating func readRest(_ rest: [Int], first firstOfText: Int) {
        // A page that lists its headings has no others.
        let isFollowed = rest.count > 1 || !contents.announced.isEmpty || firstOfText < end && isKnownHeading(firstOfText) || rest.first.map { isRightBelowTitle($0) || isAboveByline($0) } == true
        guard isFollowed, let first = rest.first, !contents.announced.contains(first), blocks[first].markedLevel == nil else { return }
        subtitle = first
    }
}
