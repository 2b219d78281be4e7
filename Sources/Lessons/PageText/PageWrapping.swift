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
        guard let width else { return false }
        let next = lines[index + 1].text
        guard lines[index].text.utf8.count <= 600, next.utf8.count <= 600 else { return false }
        let word = next.first.map { $0.displayWidth == 2 } == true ? 2 : next.prefix { !$0.isWhitespace }.displayWidth + 1
        return lines[index].indentation + lines[index].text.displayWidth + word > width - 1
    }

    private static func width(of lines: FreeLines) -> Int? {
        var widths: [Int] = []
        var ends = 0
        for index in 0..<max(0, lines.count - 1) where lines.isFree(index) && lines.isFree(index + 1) {
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
}
