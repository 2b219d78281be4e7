import Testing

@testable import Lessons

struct InlinePositionTests {
    /// What the file has between the start and the end of every inline that isn't a line end.
    private func stretches(_ text: String) -> [String] {
        let lines = text.sourceLines
        return Markdown(text).nodes.filter { $0.kind.isInline && !$0.kind.isLineEnd }.map { node in
            let (start, end) = (node.range.start, node.range.end)
            guard start.line != end.line else { return lines[start.line - 1].columns(start.column, end.column) }
            let between = lines[start.line..<(end.line - 1)].joined(separator: "⏎")
            let last = lines[end.line - 1].columns(1, end.column)
            return [lines[start.line - 1].columns(start.column, .max), between, last].filter { !$0.isEmpty }.joined(separator: "⏎")
        }
    }

    @Test(arguments: [
        ("Ein **fettes** Wort", ["Ein ", "**fettes**", "fettes", " Wort"]),
        ("あ**「い」**う `コ` *え*", ["あ", "**「い」**", "「い」", "う ", "`コ`", " ", "*え*", "え"]),
        ("[a](b \"c)\") x ![d](<e>) y", ["[a](b \"c)\")", "a", " x ", "![d](<e>)", "d", " y"]),
        ("[a][b] [b] <http://x.y> z\n\n[b]: /c", ["[a][b]", "a", " ", "[b]", "b", " ", "<http://x.y>", "http://x.y", " z"]),
        ("a \\* b &amp; c &lt;d *e*", ["a \\* b &amp; c &lt;d ", "*e*", "e"]),
        ("# Über *Ω* #", ["Über ", "*Ω*", "Ω"]),
        ("``a`b`` <b x='y'>c</b>", ["``a`b``", " ", "<b x='y'>", "c", "</b>"]),
        ("***a** b*", ["***a** b*", "**a**", "a", " b"]),
        ("e\u{301}か\u{3099} **x**", ["e\u{301}か\u{3099} ", "**x**", "x"]),
    ])
    func `Every inline knows where it stands in its line`(text: String, parts: [String]) {
        #expect(stretches(text) == parts)
    }

    @Test func `Lazy lines, indentation and code over several lines don't shift what follows`() {
        #expect(stretches("> - a `b\n  c` *d*\n>   **e**\n    *f*") == ["a ", "`b⏎  c`", " ", "*d*", "d", "**e**", "e", "*f*", "f"])
        #expect(stretches("a [b\nc](d\n\"e\") *f*") == ["a ", "[b⏎c](d⏎\"e\")", "b", "c", " ", "*f*", "f"])
    }

    @Test func `Inlines in a table's cells have their place`() {
        #expect(stretches("| ä | b |\n|---|---|\n| `ö` x | **c** |") == ["ä", "b", "`ö`", " x", "**c**", "c"])
    }
}

extension Substring {
    /// From a column to before another, in Unicode scalars.
    fileprivate func columns(_ start: Int, _ end: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: unicodeScalars.dropFirst(start - 1).prefix(Swift.max(0, end - start)))
        return String(text)
    }
}

extension Markdown.Kind {
    fileprivate var isInline: Bool {
        switch self {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image: true
        default: false
        }
    }
}
