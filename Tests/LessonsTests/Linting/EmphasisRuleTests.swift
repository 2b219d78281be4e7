import Testing

@testable import Lessons

struct EmphasisRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test(arguments: [
        ("ein**„Pfad“**test", "ein„**Pfad**“test"),
        ("ist**„wichtig“**.", "ist„**wichtig**“."),
        ("das **„Ziel“-**Feld", "das **„Ziel“**-Feld"),
        ("και**«αυτό»**εδώ", "και«**αυτό**»εδώ"),
        ("これは__重要__です", "これは**重要**です"),
        ("ganz ** wichtig ** hier", "ganz  **wichtig**  hier"),
        ("das_ist_wichtig", "das_ist_wichtig"),
        ("2 * 3 * 4 und 2*3*4", "2 * 3 * 4 und 2*3*4"),
        (#"ein \*Stern\* bleibt"#, #"ein \*Stern\* bleibt"#),
        ("`*code*` und **fett**", "`*code*` und **fett**"),
        ("これは**「経路」**です", "これは**「経路」**です"),
    ])
    func `what was meant as emphasis becomes it`(text: String, fixed: String) throws {
        try bench.replace("Keine.", with: text)
        try bench.fix()
        #expect(try bench.text().contains("\n\(fixed)\n"))
        #expect(try bench.places() == [])
    }

    @Test func `what would emphasise more than was meant is only proposed`() throws {
        try bench.replace("Keine.", with: "viele *`path`*s hier")
        let findings = try bench.linter(only: [bench.path()]).findings
        #expect(findings.map(\.finding.fix?.en) == ["*`path`s*"] && findings.map(\.edits) == [[]])
    }

    @Test func `a star alone is found with its place`() throws {
        try bench.replace("Keine.", with: "> Eins\n> zwei *drei")
        #expect(try bench.findings().map(\.fix?.en) == [#"\*"#])
        #expect(try bench.places() == ["15:8 emphasis"])
    }
}
