/// What stands before and behind a page's text: the site's name, ways to other pages, dates, the title, what is said about the lesson.
struct PageEdges {
    private(set) var title: Int?
    private(set) var subtitle: Int?
    private(set) var number: String?
    private(set) var stage: Int?
    private(set) var stageName: String?
    private(set) var minutes: Int?
    /// Blocks that don't belong to the text.
    private(set) var site: Set<Int> = []
    /// Blocks that only say something about the lesson.
    private(set) var facts: Set<Int> = []

    private let blocks: [PageBlock]
    private let vocabulary: Vocabulary
    private let words: PageWords
    private let contents: PageContents
    /// Behind the text.
    private var end: Int

    init(_ blocks: [PageBlock], vocabulary: Vocabulary, words: PageWords, contents: PageContents) {
        (self.blocks, self.vocabulary, self.words, self.contents) = (blocks, vocabulary, words, contents)
        end = blocks.count
        readEnd()
        readStart()
    }

    // MARK: The end

    private mutating func readEnd() {
        if let first = siteEnd { cut(from: first) }
        while end > 0, let first = lastSiteBlock { cut(from: first) }
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
            if isSiteBlock(index, atEnd: true) { return index }
            guard isShort(index), blocks[index].isText || blocks[index].isItem, site.contains(end) || end < blocks.count, back < 3 else {
                return nil
            }
        }
        return nil
    }

    private func isSiteBlock(_ index: Int, atEnd: Bool) -> Bool {
        guard blocks[index].isText || blocks[index].isItem, blocks[index].slices.count == 1 else { return false }
        let line = blocks[index].slices[0].text
        if words.isSiteLine(line) && (atEnd || !isCell(index)) || line.hasPrefix("©") || words.isDate(line) && isShort(index) { return true }
        guard line.utf8.count <= 200 else { return false }
        if ["←", "→", "‹", "›", "«", "↑"].contains(where: { line.hasPrefix($0) || line.hasSuffix($0) }) && line.displayWidth <= 80
            && !isQuoted(line)
        {
            return true
        }
        if words.isSiteLineStart(line), !endsAsSentence(line) || words.isDate(line) { return atEnd || isByline(line) }
        return atEnd && isTrail(line)
    }

    /// Whether it is the only line of its kind among others right above and below it, as a word of a table is.
    private func isCell(_ index: Int) -> Bool {
        var (first, last) = (index, index)
        while first > 0, index - first < 8, !blocks[first].isAfterBlank { first -= 1 }
        while last + 1 < blocks.count, last - index < 8, !blocks[last + 1].isAfterBlank { last += 1 }
        guard first < index, index < last, last - first >= 3 else { return false }
        return (first...last).count { blocks[$0].onlyLine.map(words.isSiteLine) ?? false } == 1
    }

    /// „…“ and «…» aren't arrows.
    private func isQuoted(_ line: Substring) -> Bool {
        line.contains("«") && line.contains("»")
    }

    /// "By Jane Doe": a name, a date or a list of words, and no more. "From the list to the stack" begins alike and names nobody.
    private func isByline(_ line: Substring) -> Bool {
        if line.contains(where: { ":：|·".contains($0) }) || words.isDate(line) { return true }
        if line.split(separator: ",").contains(where: { words.isDate($0.trimmingSpaces) }) { return true }
        let parts = line.split(separator: " ")
        return parts.count <= 5 && parts.dropFirst().allSatisfy { $0.first?.isLowercase == false }
    }

    /// Home › Tutorials › SwiftUI.
    private func isTrail(_ line: Substring) -> Bool {
        [" › ", " > ", " » ", " / ", " | "].contains { separator in
            let parts = line.split(separator: separator)
            return parts.count >= 3 || parts.count == 2 && parts.contains { words.isSiteLine($0) }
        }
    }

    // MARK: The start

    private mutating func readStart() {
        let first = firstOfText
        var candidates: [Int] = []
        for index in 0..<first where !contents.entries.contains(index) {
            if readFacts(index) {
                facts.insert(index)
            } else if isTag(index, below: candidates.last) || isSiteBlock(index, atEnd: false)
                || blocks[index].onlyLine.map(isTrail) == true || isCompound(index)
            {
                site.insert(index)
            } else if blocks[index].isText {
                candidates.append(index)
            }
        }
        chooseTitle(candidates, first: first)
    }

    /// A short line right below a date or a name.
    private func isTag(_ index: Int, below candidate: Int?) -> Bool {
        guard index > 0, candidate != nil, !blocks[index].isAfterBlank, blocks[index].isText,
            blocks[index].slices[0].text.displayWidth <= 30
        else { return false }
        return (site.contains(index - 1) || facts.contains(index - 1)) && isAboutText(index - 1)
    }

    /// The first block that can't stand before a text.
    private var firstOfText: Int {
        var index = 0
        while index < min(end, Self.longestStart) {
            let block = blocks[index]
            let isOther = contents.entries.contains(index) || isSiteBlock(index, atEnd: false)
            if isLabelledQuestion(index) { break }
            if !isOther,
                !isShort(index) || !block.isText || isKnownHeading(index) || isText(index)
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
        return vocabulary.words(.questionLabels).contains { label in
            guard String(line.prefix(label.count)).foldedSpelling == label.foldedSpelling else { return false }
            return line.dropFirst(label.count).drop { $0 == " " || $0.isWholeNumber }.first.map { ":：.．)）|｜".contains($0) } == true
        }
    }

    /// How many blocks may stand before a text.
    private static let longestStart = 80

    /// A short line that nonetheless is a sentence.
    private func isText(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine else { return true }
        return endsAsSentence(line) && words.readingMinutes(line) == nil && !words.isDate(line) && !words.isSiteLineStart(line)
    }

    private func isShort(_ index: Int) -> Bool {
        blocks[index].slices.count == 1 && blocks[index].slices[0].text.utf8.count <= 400
            && blocks[index].slices[0].text.displayWidth <= 110
    }

    private func isKnownHeading(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine, line.utf8.count <= 240 else { return false }
        return vocabulary.kind(of: String(line)) != .prose && !words.isSiteLine(line)
    }

    private func endsAsSentence(_ line: Substring) -> Bool {
        vocabulary.isSentence(line)
    }

    /// A line of dates, names and reading times with signs between.
    private func isCompound(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine else { return false }
        let parts = Self.parts(of: line)
        return parts.count > 1
            && parts.contains { words.isDate($0) || words.isSiteLineStart($0) && !endsAsSentence($0) && isByline($0) && words.isDate(line) }
    }

    // MARK: Facts

    private static func parts(of line: Substring) -> [Substring] {
        line.split { "·•|｜／\u{3000}".contains($0) }.map(\.trimmingSpaces).filter { !$0.isEmpty }
    }

    /// "Lektion 3.20 · Stufe 3 – Fortgeschritten · ca. 15 Minuten Lesezeit"
    private mutating func readFacts(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine, line.utf8.count <= 240 else { return false }
        let split = Self.parts(of: line)
        let parts = split.count > 1 ? split : line.split { ",、".contains($0) }.map(\.trimmingSpaces).filter { !$0.isEmpty }
        var isAll = !parts.isEmpty
        for part in parts {
            if let minutes = words.readingMinutes(part) {
                self.minutes = self.minutes ?? minutes
            } else if let number = lessonNumber(in: part) {
                self.number = self.number ?? number
            } else if let (stage, name) = vocabulary.stage(in: part) {
                if self.stage == nil { (self.stage, stageName) = (stage, name) }
            } else if let name = stageName(part, in: parts) {
                stageName = stageName ?? name
            } else if !(words.isDate(part) || words.isSiteLineStart(part) && parts.count > 1) {
                isAll = false
            }
        }
        return isAll
            && (parts.contains { words.readingMinutes($0) != nil || lessonNumber(in: $0) != nil || vocabulary.stage(in: $0) != nil })
    }

    /// "Stage 4 · Professional": what stands behind the stage and is the name of a level.
    private func stageName(_ part: Substring, in parts: [Substring]) -> String? {
        guard vocabulary.level(of: String(part)) != nil, parts.contains(where: { vocabulary.stage(in: $0) != nil }) else { return nil }
        return String(part)
    }

    /// The number of a line that says no more than which lesson this is.
    private func lessonNumber(in part: Substring) -> String? {
        let text = String(part)
        guard let reference = LessonReference.all(in: text, vocabulary: vocabulary).first else { return nil }
        let (before, after) = (text[..<reference.range.lowerBound], text[reference.range.upperBound...])
        return (before + after).allSatisfy { !$0.isLetter && !$0.isNumber } ? reference.number : nil
    }

    // MARK: The title

    private mutating func chooseTitle(_ candidates: [Int], first: Int) {
        let lines = candidates.map { blocks[$0].slices[0].text }
        let candidates = withoutDoubles(candidates)
        let topic = PageTopic(blocks[first..<end])
        let scored = candidates.enumerated().filter { blocks[$1].slices[0].text.contains(where: \.isLetter) }
            .map { (index: $1, score: score($1, place: $0, topic: topic, first: first)) }
        guard let best = scored.max(by: { ($0.score, $1.index) < ($1.score, $0.index) })?.index else { return }
        title = best
        site.formUnion(candidates.filter { $0 < best })
        number = number ?? leadingNumber(blocks[best].slices[0].text) ?? lines.compactMap { leadingNumber($0) }.first
        let rest = candidates.filter { $0 > best }
        readRest(rest.filter { !isAuthor($0, of: rest) }, first: first)
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

    private func score(_ index: Int, place: Int, topic: PageTopic, first: Int) -> Double {
        let line = blocks[index].slices[0].text
        let share = topic.share(of: line)
        var score = 2.5 * min(share ?? 0.2, 0.4) - 0.4 * Double(place)
        if place == 0 { score += 0.5 }
        if share == 0 { score -= 1.5 }
        if line.displayWidth >= 24 { score += 0.5 }
        if blocks[index].markedLevel == 1 { score += 4 }
        let next = index + 1
        if next < first, site.contains(next) || facts.contains(next) { score += isAboutText(next) ? 1.2 : -1 }
        if isAtEnd(line) { score -= 3 }
        if let first = line.first, let last = line.last, "〜～―—–-(（".contains(first), "〜～―—–-)）".contains(last) { score -= 2 }
        return score
    }

    /// A date, an author, a reading time: these stand below a title, menus below a site's name.
    private func isAboutText(_ index: Int) -> Bool {
        guard !facts.contains(index) else { return true }
        let line = blocks[index].slices[0].text
        return words.isDate(line) || isCompound(index) || words.isSiteLineStart(line) && !words.isSiteLine(line)
    }

    /// Whether the lines behind the text repeat it, as they do with a site's name.
    private func isAtEnd(_ line: Substring) -> Bool {
        guard line.utf8.count <= 120 else { return false }
        return blocks[end...].contains { block in
            block.slices.contains { $0.text.utf8.count <= 300 && $0.text.contains(line) && $0.text.contains("©") }
        }
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
        let isName = (2...4).contains(line.split(separator: " ").count) && line.allSatisfy { $0.isLetter || " .-'’".contains($0) }
        guard isName, index + 1 < blocks.count, site.contains(index + 1) || facts.contains(index + 1), isAboutText(index + 1),
            rest.count > 1
        else { return false }
        site.insert(index)
        return true
    }

    /// Of two short lines between title and text the first says more about the title; a single one is the first heading.
    private mutating func readRest(_ rest: [Int], first firstOfText: Int) {
        let isFollowed = rest.count > 1 || firstOfText < end && isKnownHeading(firstOfText)
        guard isFollowed, let first = rest.first, !contents.announced.contains(first), blocks[first].markedLevel == nil else { return }
        subtitle = first
    }

    /// A page's only heading below the title is no heading.
    mutating func readAsSubtitle(_ index: Int) {
        subtitle = index
    }
}

extension Vocabulary {
    /// Whether a line ends as sentences of the language do; what closes a bracket or a quotation doesn't count.
    ///
    /// - Parameter bySigns: whether only signs count and no endings of words.
    func isSentence(_ line: Substring, bySigns: Bool = false) -> Bool {
        guard let last = line.lastIndex(where: { !")）]」』”“\"»*’".contains($0) }) else { return false }
        let text = line[...last]
        if text.endIndex < line.endIndex, text.last.map({ ":,：、".contains($0) }) == true { return false }
        return sentenceEnds.contains { text.hasSuffix($0) && !(bySigns && $0.first?.isLetter == true) }
    }

    /// Whether a line ends as questions do.
    func isQuestion(_ line: Substring) -> Bool {
        guard let last = line.lastIndex(where: { !")）]」』”“\"»*".contains($0) }) else { return false }
        return questionSigns.contains { line[...last].hasSuffix($0) }
    }

    /// "Stufe 3 – Fortgeschritten": the number, and the name if there is one.
    func stage(in part: Substring) -> (Int, name: String?)? {
        let text = part.drop { !$0.isLetter }
        for word in words(.stage) {
            guard String(text.prefix(word.count)).foldedSpelling == word.foldedSpelling else { continue }
            let rest = text.dropFirst(word.count).drop { $0.isWhitespace || ":：".contains($0) }
            let digits = rest.prefix { $0.isWholeNumber }
            guard let number = Int(String(digits).foldedSpelling) else { continue }
            let behind = rest.dropFirst(digits.count)
            let name = behind.drop { !$0.isLetter }
            let isNamed = !name.isEmpty && behind.first.map { !$0.isLetter } == true && behind.contains { "–—-:：(（・,".contains($0) }
            guard isNamed || name.isEmpty else { continue }
            return (number, isNamed ? String(name.trimmingClosingSigns) : nil)
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingClosingSigns: Substring {
        lastIndex { $0.isLetter || $0.isNumber }.map { self[...$0] } ?? prefix(0)
    }
}
