/// Whether a page's lines were broken to fit, and where.
struct PageWrapping {
    /// How wide the page is; nil where its lines weren't broken.
    private let width: Int?
    private let lines: FreeLines

    init(_ lines: FreeLines) {
        self.lines = lines
        width = Self.width(of: lines)
    }

    /// Whether the next line's first word wouldn't have fitted on a line.
    func isBroken(_ index: Int) -> Bool {
        guard let width, let line = Self.measure(lines, index) else { return false }
        return line.withNextWord > width - 1
    }

    /// No page is set narrower; shorter lines are titles, menus and ends of paragraphs.
    private static let shortest = 45

    private static func width(of lines: FreeLines) -> Int? {
        var measured: [(width: Int, withNextWord: Int)] = []
        var ends = 0
        for index in 0..<max(0, lines.count - 1) where lines.isFree(index) && lines.isFree(index + 1) {
            guard !lines[index].text.contains("\t"), lines[index + 1].sign == nil, let line = measure(lines, index) else { continue }
            guard line.width >= shortest else { continue }
            measured.append(line)
            if lines[index].text.last.map({ ".?!:;。？！：；".contains($0) }) == true { ends += 1 }
        }
        guard measured.count >= 3, ends * 2 <= measured.count else { return nil }
        let width = measured.map(\.width).sorted()[measured.count * 95 / 100]
        let isLong = (shortest...120).contains(width) && measured.count { $0.width > width * 3 / 4 } * 2 >= measured.count
        return isLong && measured.count { $0.withNextWord > width - 1 } * 2 >= measured.count ? width : nil
    }

    /// How wide a line is, alone and with the next one's first word.
    private static func measure(_ lines: FreeLines, _ index: Int) -> (width: Int, withNextWord: Int)? {
        let next = lines[index + 1].text
        guard lines[index].text.utf8.count <= 600, next.utf8.count <= 600 else { return nil }
        let width = lines[index].indentation + lines[index].text.displayWidth
        // A line may be broken in front of any wide character.
        let word = next.first.map { $0.displayWidth == 2 } == true ? 2 : next.prefix { !$0.isWhitespace && $0.displayWidth < 2 }.displayWidth + 1
        return (width, width + word)
    }
}
