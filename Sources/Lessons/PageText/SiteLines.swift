/// Tells which lines belong to the site around a text: menus, names, dates, ways to other pages.
struct SiteLines {
    let blocks: [PageBlock]
    let vocabulary: Vocabulary
    let words: PageWords

    func isSite(_ index: Int, atEnd: Bool) -> Bool {
        guard blocks[index].isText || blocks[index].isItem, blocks[index].slices.count == 1 else { return false }
        let line = blocks[index].slices[0].text
        if words.isSiteLine(line) && (atEnd || !isCell(index)) || line.hasPrefix("©") || line.hasPrefix("(c) ") || words.isDate(line) && isShort(index) { return true }
        guard line.utf8.count <= 200 else { return false }
        if atEnd, let last = line.lastIndex(where: { !$0.isWholeNumber && !$0.isWhitespace }), last < line.index(before: line.endIndex), words.isSiteLine(line[...last]) { return true }
        if words.isSiteLabel(line) || atEnd && words.holdsSiteEnd(line) { return true }
        if isWayOn(line) || isTopics(line) || !atEnd && isCount(line) { return true }
        if words.isSiteLineStart(line), !vocabulary.isSentence(line) || words.holdsDate(line) { return atEnd || isByline(line) }
        return atEnd && isTrail(line)
    }

    /// Short, and on one line of the page.
    func isShort(_ index: Int) -> Bool {
        blocks[index].slices.count == 1 && blocks[index].slices[0].text.utf8.count <= 400
            && blocks[index].slices[0].text.displayWidth <= 110
    }

    // MARK: Ways to other pages

    /// "← Lab 2", "Neuere Beiträge »". „…“ and «…» aren't arrows.
    func isWayOn(_ line: Substring) -> Bool {
        guard line.displayWidth <= 80, !(line.contains("«") && line.contains("»") && !line.hasPrefix("« ")) else { return false }
        return ["←", "→", "‹", "›", "«", "»", "↑", "⟵", "⟶", "▲", "➡", "⬅", "<<", ">>", "＜", "＞", "< ", " >"].contains { line.hasPrefix($0) || line.hasSuffix($0) }
    }

    /// Home › Tutorials › SwiftUI.
    func isTrail(_ line: Substring) -> Bool {
        let isTrail = [" › ", " > ", " » ", " / ", " | ", "＞", "〉", " → "].contains { separator in
            let parts = line.split(separator: separator)
            return parts.count >= 3 || parts.count == 2 && parts.contains { words.isSiteLine($0) }
        }
        return isTrail || isMenu(line)
    }

    /// "Posts   Tags   About": lines of a site side by side.
    private func isMenu(_ line: Substring) -> Bool {
        ["   ", "\u{3000}", "\t"].contains { separator in
            let parts = line.split(separator: separator).map(\.trimmingSpaces).filter { !$0.isEmpty }
            return parts.count > 1 && parts.count { words.isSiteLine($0) || words.isSiteLineStart($0) } * 2 >= parts.count
        }
    }

    /// "#python #beginners".
    private func isTopics(_ line: Substring) -> Bool {
        line.first == "#"
            && line.split(separator: " ").allSatisfy { word in
                word.first == "#" && word.count > 1 && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
            }
    }

    /// Without three or more lines of a word or two right below each other; the last is no part of a menu
    /// where something about the text stands below it.
    func withoutMenus(_ candidates: [Int]) -> [Int] {
        let short = topics(among: candidates + candidates.flatMap { [$0 - 1, $0 + 1] }.filter { blocks.indices.contains($0) && blocks[$0].onlyLine.map(words.isSiteLine) == true })
            .sorted()
        let menu = short.filter { index in
            let isLast = index + 1 < blocks.count && isAboutText(index + 1)
            return !isLast && (short.contains(index - 1) && short.contains(index - 2) || short.contains(index + 1) && short.contains(index + 2) || short.contains(index - 1) && short.contains(index + 1))
        }
        let left = candidates.filter { !menu.contains($0) }
        return left
    }

    /// Two or more lines of few words right below each other, by which a site orders its pages.
    func topics(among candidates: [Int], words most: Int = 2) -> Set<Int> {
        let short = candidates.filter { index in
            let line = blocks[index].slices[0].text
            return line.split(separator: " ").count <= most && line.displayWidth <= 24 && !vocabulary.isSentence(line) && !vocabulary.isQuestion(line)
        }
        let followed = zip(short, short.dropFirst()).filter { $1 == $0 + 1 && !blocks[$1].isAfterBlank }
        return Set(followed.flatMap { [$0, $1] })
    }

    /// "214": how many have read or liked it.
    private func isCount(_ line: Substring) -> Bool {
        line.utf8.count <= 8 && line.first?.isWholeNumber == true && line.allSatisfy { $0.isWholeNumber || ".,kK".contains($0) }
    }

    /// Whether it is the only line of its kind among others right above and below it, as a word of a table is.
    private func isCell(_ index: Int) -> Bool {
        var (first, last) = (index, index)
        while first > 0, index - first < 8, !blocks[first].isAfterBlank { first -= 1 }
        while last + 1 < blocks.count, last - index < 8, !blocks[last + 1].isAfterBlank { last += 1 }
        guard first < index, index < last, last - first >= 3 else { return false }
        return (first...last).count { blocks[$0].onlyLine.map(words.isSiteLine) ?? false } == 1
    }

    // MARK: Who wrote it, and when

    /// A date, an author, a reading time: these stand below a title, menus below a site's name.
    func isAboutText(_ index: Int) -> Bool {
        let line = blocks[index].slices[0].text
        return words.isDate(line) || isCompound(index) || words.isSiteLineStart(line) && !words.isSiteLine(line)
    }

    /// A line of dates, names and reading times with signs between.
    func isCompound(_ index: Int) -> Bool {
        guard let line = blocks[index].onlyLine else { return false }
        let parts = line.factParts
        return parts.count > 1
            && parts.contains {
                words.isDate($0) || words.isSiteLineStart($0) && !vocabulary.isSentence($0) && isByline($0) && words.isDate(line)
            }
    }

    /// "By Jane Doe": a name, a date or a list of words, and no more. "From the list to the stack" begins alike and names nobody.
    private func isByline(_ line: Substring) -> Bool {
        if line.contains(where: { ":：|·".contains($0) }) || words.holdsDate(line) { return true }
        if line.split(separator: ",").contains(where: { words.isDate($0.trimmingSpaces) }) { return true }
        let parts = line.split(separator: " ")
        return parts.count <= 5 && parts.dropFirst().allSatisfy { $0.first?.isLowercase == false }
    }

    /// Two to four words of letters, as people's names are.
    func isName(_ line: Substring) -> Bool {
        isWideName(line) || (2...4).contains(line.split(separator: " ").count) && line.allSatisfy { $0.isLetter || " .-'’".contains($0) }
            && line.split(separator: " ").allSatisfy { $0.first?.isUppercase == true || $0.count <= 3 }
    }

    /// The same in a script without spaces.
    func isWideName(_ line: Substring) -> Bool {
        line.displayWidth <= 16 && line.allSatisfy(\.isLetter) && line.unicodeScalars.contains(where: \.isCJK)
    }

    /// What stands above a title and is none: who wrote it, or the course that it belongs to.
    ///
    /// - Parameter isKnown: whether the text takes its words up again.
    func isAboveTitle(_ index: Int, isKnown: Bool) -> Bool {
        let line = blocks[index].slices[0].text
        if isHandle(line) || isHost(line) || isOfCourse(line) { return true }
        return !isKnown && isName(line) && index + 1 < blocks.count && isAboutText(index + 1)
    }

    /// "Kurs: Android von Grund auf", "Android von Grund auf – der Kurs".
    private func isOfCourse(_ line: Substring) -> Bool {
        if line.contains(where: { "–—-:：".contains($0) }), let last = line.split(separator: " ").last,
            vocabulary.words(.pageCourse).contains(where: { FoldedWords($0) == FoldedWords(last) })
        {
            return true
        }
        return vocabulary.words(.pageCourse).contains { word in
            guard String(line.prefix(word.count)).foldedSpelling == word.foldedSpelling else { return false }
            return line.dropFirst(word.count).first.map { ":：".contains($0) } == true
        }
    }

    /// "course.example"
    private func isHost(_ line: Substring) -> Bool {
        let parts = line.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && CodeLanguage.ofFile(line) == nil && parts.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } == true
            && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") } }
    }

    /// "@rosa": how sites name those who write on them. An attribute of Swift's begins alike, with a capital.
    private func isHandle(_ line: Substring) -> Bool {
        line.first == "@" && line.dropFirst().first?.isLowercase == true && !line.contains(" ") && !line.contains("(")
    }
}

extension Substring {
    /// What a line about the page says, one thing each.
    var factParts: [Substring] {
        let parts = split { "·•|｜／\u{3000}".contains($0) }.flatMap { $0.split(separator: " / ") }
        return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
    }
}
