/// A line of a page with what is measured about it once.
struct PageLine: Sendable {
    /// Counted from 1.
    let number: Int
    /// As in the file, without its end.
    let raw: Substring
    /// Without the white space at both ends.
    let text: Substring
    /// The column of the first character of `text`, counted from 1 in Unicode scalars.
    let column: Int
    /// Columns of white space before the text, a tab reaching to the next multiple of four.
    let indentation: Int
    /// The sign of a list with which the text begins.
    let sign: ListSign?

    /// - Parameter margin: how many columns of white space every line of text begins with.
    init(_ raw: Substring, number: Int, margin: Int = 0) {
        (self.raw, self.number) = (raw, number)
        let scalars = raw.unicodeScalars
        let start = scalars.firstIndex { !$0.isBlank } ?? scalars.endIndex
        let last = scalars.lastIndex { !$0.isBlank }
        text = last.map { raw[start...$0] } ?? raw[start..<start]
        let before = scalars[..<start]
        column = before.count + 1
        sign = ListSign(text)
        indentation = max(0, before.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + ($1 == "\u{3000}" ? 2 : 1) } - margin)
    }

    var isBlank: Bool { text.isEmpty }

    /// The lines of a page. Where only headings begin at its edge and all text is indented, that indentation says nothing more.
    static func all(_ lines: SourceLines) -> [PageLine] {
        let plain = lines.enumerated().map { PageLine($1, number: $0 + 1) }
        let margin = margin(of: plain)
        return margin == 0 ? plain : lines.enumerated().map { PageLine($1, number: $0 + 1, margin: margin) }
    }

    private static func margin(of lines: [PageLine]) -> Int {
        let filled = lines.filter { !$0.isBlank }
        let outside = filled.filter { $0.indentation == 0 }
        let least = filled.lazy.map(\.indentation).filter { $0 > 0 }.min() ?? 0
        let isMargin = filled.count { $0.indentation == least } * 3 >= filled.count
        let areHeadings = outside.allSatisfy { line in
            line.text.displayWidth <= 60 && line.text.last.map { !".,;:。、：{}()".contains($0) } == true
        }
        guard (2...8).contains(least), isMargin, areHeadings, outside.count * 4 <= filled.count, filled.count >= 8 else { return 0 }
        return least
    }

    /// The whole text as a slice of the page.
    var slice: PageSlice { PageSlice(text: text, line: number, column: column) }
}

/// A piece of a line, and where it stands in the page.
struct PageSlice: Equatable, Sendable {
    var text: Substring
    var line: Int
    /// Of its first character, counted from 1 in Unicode scalars.
    var column: Int

    var string: String { String(text) }

    /// What stands from an index of the text on, without the white space before it.
    func dropping(to index: Substring.Index) -> PageSlice {
        let rest = text[index...].unicodeScalars.drop { $0.isBlank }
        let skipped = text.unicodeScalars.distance(from: text.startIndex, to: rest.startIndex)
        return PageSlice(text: text[rest.startIndex...], line: line, column: column + skipped)
    }

    /// What stands before an index of the text, without the white space behind it.
    func prefix(to index: Substring.Index) -> PageSlice {
        let scalars = text[..<index].unicodeScalars
        let last = scalars.lastIndex { !$0.isBlank }
        return PageSlice(text: last.map { text[text.startIndex...$0] } ?? text.prefix(0), line: line, column: column)
    }
}

extension Substring {
    /// Whether a text of ASCII stands anywhere in this one.
    func holds(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        return utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            while start + length <= bytes.count {
                var matched = 0
                while matched < length, bytes[start + matched] == text.utf8Start[matched] { matched += 1 }
                if matched == length { return true }
                start += 1
            }
            return false
        } ?? contains(text.description)
    }
}

extension Unicode.Scalar {
    /// White space, or a sign that shows nothing where it stands at the edge of a line.
    var isBlank: Bool {
        switch value {
        case 0x20, 0x09...0x0D: true
        case 0..<0x80: false
        case 0x200B, 0xFEFF, 0x2060: true
        default: properties.isWhitespace
        }
    }
}
