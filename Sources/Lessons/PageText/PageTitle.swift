/// Chooses a page's title among the short lines before its text.
struct PageTitle {
    let blocks: [PageBlock]
    let lines: SiteLines
    let topic: PageTopic
    /// Blocks that belong to the site, and those that say something about the lesson.
    let site: Set<Int>
    let facts: Set<Int>
    /// The first block of the text, and the first behind it.
    let text: Range<Int>

    func choose(among candidates: [Int]) -> Int? {
        let scored = candidates.enumerated().filter { blocks[$1].slices[0].text.contains(where: \.isLetter) }
            .map { (index: $1, score: score($1, place: $0)) }
        return scored.max { ($0.score, $1.index) < ($1.score, $0.index) }?.index
    }

    private func score(_ index: Int, place: Int) -> Double {
        let line = blocks[index].slices[0].text
        let share = topic.share(of: line)
        var score = 2.5 * min(share ?? 0.2, 0.4) - 0.4 * Double(place)
        if place == 0 { score += 0.5 }
        if share == 0 { score -= 1.5 }
        if line.displayWidth >= 24 { score += 0.5 }
        if blocks[index].markedLevel == 1 { score += 4 }
        let scoreOfNext = scoreOfNext(index, isKnown: share ?? 0 > 0)
        score += lines.isAboveTitle(index, isKnown: share ?? 0 > 0.5) ? -3 : scoreOfNext
        if scoreOfNext <= 0, isInMenu(index), share ?? 0 < 0.4 || words(in: index) <= 4 { score -= 1.2 }
        if isAtEnd(line) { score -= 3 }
        if isPart(line), index + 1 < text.lowerBound { score -= 1.5 }
        if let first = line.first, let last = line.last, "〜～―—–-(（".contains(first), "〜～―—–-)）".contains(last) { score -= 2 }
        return score
    }

    /// A site's name stands right below or above its menu; a title apart from both.
    private func isInMenu(_ index: Int) -> Bool {
        index > 0 && !blocks[index].isAfterBlank && site.contains(index - 1) && blocks[index - 1].onlyLine.map(lines.words.isSiteLine) == true
    }

    /// What stands below a title is about the text; menus stand below a site's name.
    /// Between a title that the text takes up and what is about it a subtitle may stand.
    private func scoreOfNext(_ index: Int, isKnown: Bool) -> Double {
        var next = index + 1
        while isKnown, next < min(text.lowerBound, index + 5), !site.contains(next), !facts.contains(next), !blocks[next].isAfterBlank || isSubtitle(next, of: index) { next += 1 }
        guard next < text.lowerBound, !lines.isWideName(blocks[index].slices[0].text), site.contains(next) || facts.contains(next) else { return 0 }
        return facts.contains(next) || lines.isAboutText(next) ? 1.2 : next == index + 1 ? -1 : 0
    }

    /// Whether a line behind a blank one is too long for a title and says more about a long one.
    private func isSubtitle(_ index: Int, of title: Int) -> Bool {
        index == title + 1 && words(in: index) > 8 && words(in: title) > 3
    }

    private func words(in index: Int) -> Int { blocks[index].slices[0].text.split(separator: " ").count }

    /// "Learning Kotlin – Chapter 5": which part of something larger this is.
    private func isPart(_ line: Substring) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        guard words.count > 2, words[words.count - 1].allSatisfy(\.isWholeNumber), line.contains(where: { "–—-|·:：｜/".contains($0) }) else { return false }
        return lines.words.isPart(words[words.count - 2])
    }

    /// Whether the lines behind the text repeat it, as they do with a site's name.
    private func isAtEnd(_ line: Substring) -> Bool {
        guard line.utf8.count <= 120 else { return false }
        return blocks[text.upperBound...].contains { block in
            block.slices.contains { $0.text.utf8.count <= 300 && $0.text.contains(line) && $0.text.contains("©") }
        }
    }
}
