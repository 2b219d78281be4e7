import Testing

@testable import Lessons

struct PositionTests {
    /// The marked stretch of each line, as the nodes of one kind give it.
    private func stretches(_ text: String, where isWanted: (Markdown.Kind) -> Bool) -> [String] {
        Markdown(text).nodes.filter { isWanted($0.kind) }.map { "\($0.range.start.line):\($0.range.start.column)-\($0.range.end.line):\($0.range.end.column)" }
    }

    @Test func `Columns count the characters of the file, not its bytes`() {
        #expect(stretches("> 経路\n\n- ä\n  - Ω é\n", where: \.isParagraph) == ["1:3-1:5", "3:3-3:4", "4:5-4:8"])
    }

    @Test func `Normalisation and sentinels don't move anything`() {
        #expect(stretches("- e\u{301}か\u{3099}あ**「い」**う\n", where: \.isParagraph) == ["1:3-1:16"])
        #expect(stretches("あ**「い」**う", where: \.isStrong) == ["1:2-1:9"])
    }

    @Test func `Lines end with LF, CRLF or CR`() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["eins", "", "zwei", "```", "x", "```", ""].joined(separator: end)
            #expect(stretches(text, where: \.isParagraph) == ["1:1-1:5", "3:1-3:5"])
            #expect(stretches(text) { if case .codeBlock = $0 { true } else { false } } == ["4:1-6:4"])
        }
    }

    @Test func `A tab is one character`() {
        #expect(stretches("-\tä\n\n\tb\n", where: \.isParagraph) == ["1:3-1:4", "3:2-3:3"])
    }

    @Test(arguments: [
        ("> ```\n> a\n\nb", "1:3-2:4"), ("```\na", "1:1-2:2"), ("~~~\n~~\n~~~~\nb", "1:1-3:5"), ("    a\n\n    b\n\nc", "1:5-3:6"),
        ("- ```\n  a\n  ```", "1:3-3:6"),
    ])
    func `A code block ends where its last line ends`(text: String, range: String) {
        #expect(stretches(text) { if case .codeBlock = $0 { true } else { false } } == [range])
    }

    @Test(arguments: [
        ("A\n===\n\nb", "1:1-2:4"), ("A\n---  \nb", "1:1-2:4"), ("A\nb\n-\n\n\nc", "1:1-3:2"), ("> A\n> ==\n>\n> b", "1:3-2:5"), ("- A\n  ==\n\n  b", "1:3-2:5"),
        ("A\n==", "1:1-2:3"), ("A\n==\n==", "1:1-2:3"), ("# A #\nb", "1:1-1:6"), ("## A\r\n\r\nb", "1:1-1:5"),
    ])
    func `A heading ends with its line or the line below that underlines it`(text: String, range: String) throws {
        let nodes = Markdown(text).nodes
        let heading = try #require(nodes.first { if case .heading = $0.kind { true } else { false } }).range
        #expect("\(heading.start.line):\(heading.start.column)-\(heading.end.line):\(heading.end.column)" == range)
    }

    @Test(arguments: [
        ("> ```\n> a\n```\nb", "1:3-2:4"), ("- ```\n  a\n```", "1:3-2:4"), ("10. ```\n    a\n  ```", "1:5-2:6"), ("- > ```\n  > a\n  ```", "1:5-2:6"),
        ("> > ```\n> > a\n> ```", "1:5-2:6"), ("> - ```\n>   a\n> ```", "1:5-2:6"), ("- ```\n  a\n\n  ```", "1:3-4:6"), ("-\t```\n\ta\n\t```", "1:3-3:5"),
        ("- - ```\n    a\n    ```", "1:5-3:8"), (">  -  ```\n>     a\n>     ```", "1:7-3:10"), ("-\n  ```\n  a\n  ```", "2:3-4:6"),
    ])
    func `A fence behind the end of a container closes no code in it`(text: String, range: String) throws {
        let code = try #require(Markdown(text).nodes.first { if case .codeBlock = $0.kind { true } else { false } }).range
        #expect("\(code.start.line):\(code.start.column)-\(code.end.line):\(code.end.column)" == range)
    }

    @Test func `A comment ends where it is closed`() {
        #expect(stretches("<!-- a -->\n\n<!--\nb\n-->\nc") { if case .htmlBlock = $0 { true } else { false } } == ["1:1-1:11", "3:1-5:4"])
    }

    @Test func `A paragraph behind link definitions starts with its own words`() {
        #expect(stretches("[a]: /x\n[b]: /y\nText\n", where: \.isParagraph) == ["3:1-3:5"])
    }

    @Test func `Ten thousand nested quotes are read, written and freed`() {
        let markdown = Markdown(String(repeating: ">", count: 10_000) + " a")
        #expect(markdown.nodes.count == 10_003)
        #expect(MarkdownHTML(markdown, dialect: CommonMarkDialect()).html(of: 0).text.hasSuffix("</blockquote>\n"))
    }
}
