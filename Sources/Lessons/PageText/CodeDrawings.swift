/// Drawings made of signs: the tree of a folder, boxes and arrows. Their spaces count as those of code do.
struct CodeDrawings {
    let lines: CodeLines

    func passage(at index: Int) -> CodePassage? {
        if let table = table(at: index) { return table }
        guard index == 0 || lines[index - 1].isBlank, let end = end(from: index) else { return nil }
        var passage = CodePassage(lines: index..<end)
        passage.language = CodeLanguage.text.name
        return passage
    }

    /// A table as databases print it: its rules cross at plus signs.
    private func table(at index: Int) -> CodePassage? {
        guard isCrossed(index) || index + 1 < lines.count && lines[index].text.contains("|") && isCrossed(index + 1) else { return nil }
        var end = index
        while end < lines.count, isCrossed(end) || lines[end].text.contains("|") { end += 1 }
        if end < lines.count, isCount(lines[end].text) { end += 1 }
        var passage = CodePassage(lines: index..<end)
        (passage.language, passage.isOutput) = (CodeLanguage.text.name, true)
        return passage
    }

    private func isCrossed(_ index: Int) -> Bool {
        let text = lines[index].text
        return text.contains("+") && text.contains("--") && text.allSatisfy { "+-=".contains($0) }
    }

    /// `(3 rows)`, `3 rows in set (0.00 sec)`
    private func isCount(_ text: Substring) -> Bool {
        text.drop { $0 == "(" }.first?.isWholeNumber == true && text.last == ")" && text.split(separator: " ").count <= 6
    }

    /// Behind the lines that stand together, many of which are drawn and none of which is a sentence.
    private func end(from start: Int) -> Int? {
        var (index, drawn) = (start, 0)
        while index < lines.count, lines[index].isBlank ? drawn > 0 && goesOn(lines.next(from: index), from: index) : !lines.isSentence(index) {
            if isDrawn(lines[index].text) || drawn > 0 && holdsArrow(lines[index].text) { drawn += 1 }
            index += 1
        }
        guard index - start > 1, drawn * 3 >= index - start || drawn > 2 else { return nil }
        return index
    }

    private func goesOn(_ index: Int, from blank: Int) -> Bool {
        guard index < lines.count, index - blank < 3 else { return false }
        return isDrawn(lines[index].text) || holdsArrow(lines[index].text)
    }

    private func holdsArrow(_ text: Substring) -> Bool {
        text.contains("-") && ["---", "-->", "<--"].contains { text.dropFirst().contains($0) }
    }

    private func isDrawn(_ text: Substring) -> Bool {
        if text.unicodeScalars.contains(where: { (0x2502...0x257F).contains($0.value) }) { return true }
        let strokes = text.utf8.filter { $0 != 0x20 && $0 != 0x09 }
        return strokes.count <= 12 && strokes.allSatisfy { "\\/|".utf8.contains($0) } && !strokes.isEmpty
    }
}
