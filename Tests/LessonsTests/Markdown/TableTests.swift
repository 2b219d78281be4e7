import Testing

@testable import Lessons

struct TableTests {
    @Test func `Rows between pipes are a table with aligned columns`() {
        let text = "| Befehl | Wirkung |\n| :-- | --: |\n| `a \\| b` | **fett** |\n| nur eins |"
        #expect(text.html == """
            <table>
            <thead>
            <tr>
            <th scope="col" class="left">Befehl</th>
            <th scope="col" class="right">Wirkung</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td class="left"><code>a | b</code></td>
            <td class="right"><strong>fett</strong></td>
            </tr>
            <tr>
            <td class="left">nur eins</td>
            <td class="right"></td>
            </tr>
            </tbody>
            </table>

            """)
    }

    @Test func `Japanese emphasis, references and tables in quotes work in cells`() {
        let html = "> | あ | C# |\n> |---|---|\n> | い**「う」**え | [x] |\n\n[x]: /y".html
        #expect(html.contains("<td>い<strong>「う」</strong>え</td>"))
        #expect(html.contains("<td><a href=\"/y\">x</a></td>"))
        #expect(html.contains("<th scope=\"col\">C#</th>"))
    }

    @Test func `A character that a reference stands for is kept beside Japanese emphasis`() {
        let html = "これは**「道」**です&#x2056;。\n\n| あ&#8278; | い |\n|---|---|\n| う**「え」**お | &#X2057;か |".html
        #expect(html.contains("<strong>「道」</strong>です\u{2056}。"))
        #expect(html.contains("あ\u{2056}</th>") && html.contains("<strong>「え」</strong>お</td>") && html.contains("\u{2057}か</td>"))
    }

    @Test func `Cells know their place`() {
        let nodes = Markdown("> | ä | b |\n> |---|---|\n> | c | d |").nodes
        let cells = nodes.filter { if case .tableCell = $0.kind { true } else { false } }
        #expect(cells.map(\.range.start) == [
            SourcePosition(line: 1, column: 5), SourcePosition(line: 1, column: 9),
            SourcePosition(line: 3, column: 5), SourcePosition(line: 3, column: 9),
        ])
    }

    @Test func `What stands in a cell knows its place behind pipes, letters in two parts and Japanese emphasis`() {
        let markdown = Markdown("| a | b |\n|---|---|\n| x \\| `c \\| d` *e* | e\u{301}か\u{3099} **f** |\n| あ**「い」**う `g` | # [h](/i) |")
        let places = markdown.nodes.filter { [.emphasis, .strong].contains($0.kind) || $0.kind.isCodeOrLink }.map(\.range)
        #expect(places.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } == [
            "3:8-3:16", "3:17-3:20", "3:28-3:33", "4:4-4:11", "4:13-4:16", "4:21-4:28",
        ])
    }

    @Test(arguments: ["a | b\nc | d", "| a | b |\n|---|\n| c |", "a\n---"])
    func `Lines without a fitting row of dashes are none`(text: String) {
        #expect(!text.html.contains("<table>"))
    }
}

extension Markdown.Kind {
    fileprivate var isCodeOrLink: Bool {
        switch self {
        case .code, .link: true
        default: false
        }
    }
}
