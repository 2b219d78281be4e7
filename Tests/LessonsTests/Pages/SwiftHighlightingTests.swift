import Testing

@testable import Lessons

struct SwiftHighlightingTests {
    /// The marks as `kind(words)`.
    private func marks(_ source: String) -> String {
        SwiftHighlighting.html(of: source).text
            .replacing(#/<i class=(?<kind>.)>/#) { "\($0.kind)[" }.replacing("<b>", with: "k[").replacing("<i>", with: "t[")
            .replacing(#/<\/[ib]>/#, with: "]")
    }

    @Test(arguments: [
        ("let a: Int = 1.5", "k[let] a: t[Int] = n[1.5]"),
        ("@State var x = 1...5", "a[@State] k[var] x = n[1]...n[5]"),
        ("f(for: x, in: y)", "f(for: x, in: y)"),
        ("x.default; default: y", "x.default; k[default]: y"),
        ("// a \"b\"\nc", "c[// a \"b\"]\nc"),
        ("/* a /* b */ c */ d", "c[/* a /* b */ c */] d"),
        ("\"a \\(b + \"c\") d\"", "s[\"a ]\\(b + s[\"c\"])s[ d\"]"),
        ("#\"a \\(b) \\#(C) \"#", "s[#\"a \\(b) ]\\#(t[C])s[ \"#]"),
        ("\"\"\"\n\"a\"\n\"\"\"", "s[\"\"\"\n\"a\"\n\"\"\"]"),
        ("\"open\nlet", "s[\"open]\nk[let]"),
        ("#Preview { `let` }", "a[#Preview] { `let` }"),
        ("<b>&", "&lt;b&gt;&amp;"),
    ])
    func `Words are marked by their kind`(source: String, expected: String) {
        #expect(marks(source) == expected)
    }

    @Test(arguments: ["let größe = \"ß\" // ö\n", "\"\\(\"\\(\"\\(", "/* /*", "`a", "\\", "#", "\"\\", "\"\"\"\n\\(", "1.", "@", "###\"a\"##"])
    func `The text itself stays`(source: String) {
        let plain = SwiftHighlighting.html(of: source).text.replacing(#/<i class=.>|<\/?[ib]>/#, with: "")
        #expect(plain == source)
    }

    @Test func `Deep nesting and long runs of signs are harmless`() {
        for source in [String(repeating: "\"\\(", count: 100_000), String(repeating: "#", count: 300_000), String(repeating: "/*", count: 100_000)] {
            #expect(!SwiftHighlighting.html(of: source).text.isEmpty)
        }
    }
}
