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
        ("これは ** 経路 ** です", "これは  **経路**  です"),
        ("これは**経路 **です", "これは**経路** です"),
        ("Das ist**„wichtig“**, siehe **«αυτό»**εδώ", "Das ist„**wichtig**“, siehe «**αυτό**»εδώ"),
        ("(**„A“**b)", "(„**A**“b)"),
        ("**Achtung:**jetzt", "**Achtung**:jetzt"),
        ("das_ist_wichtig", "das_ist_wichtig"),
        ("2 * 3 * 4 und 2*3*4", "2 * 3 * 4 und 2*3*4"),
        (#"ein \*Stern\* bleibt"#, #"ein \*Stern\* bleibt"#),
        ("`*code*` und **fett**", "`*code*` und **fett**"),
        ("これは**「経路」**です", "これは**「経路」**です"),
        ("ein **„langer\nPfad“**test", "ein „**langer\nPfad**“test"),
        ("ein**„A“**b und**„C“**d", "ein„**A**“b und„**C**“d"),
        ("siehe <https://swift.org/*a*/_b_>", "siehe <https://swift.org/*a*/_b_>"),
    ])
    func `what was meant as emphasis becomes it`(text: String, fixed: String) throws {
        try bench.replace("Keine.", with: text)
        try bench.fix()
        #expect(try bench.text().contains("\n\(fixed)\n"))
        #expect(try bench.places() == [])
    }

    @Test(arguments: [
        "Datei _a.txt und _b.txt", "int **p; char **q", "(*) Pflichtfeld, siehe *)", "user_name_(alt)_neu", "foo*(bar)*baz", "2*(3*x) und (y*4)*5",
        "x ** y ** z", "f(**args) und g(**more)", "„*“ heißt „Stern“*s", "__init__は特別です", "Titel **fett **weiter", "これは_path_です",
    ])
    func `signs that may mean themselves stay, and are found`(text: String) throws {
        try bench.replace("Keine.", with: text)
        let findings = try bench.linter(only: [bench.path()]).findings
        #expect(!findings.isEmpty && findings.allSatisfy { $0.finding.id == "emphasis" && $0.edits.isEmpty })
        try bench.fix()
        #expect(try bench.text().contains("\n\(text)\n"))
    }

    @Test func `what is proposed for emphasis with spaces inside is emphasis`() throws {
        try bench.replace("Keine.", with: "ganz ** wichtig ** hier")
        #expect(try bench.findings().map(\.fix?.de) == [" **wichtig** "])
    }

    @Test(arguments: [
        ("これは__重要__です", "14:4-14:10"), ("viele *`path`*s hier", "14:7-14:16"), ("ein *Stern", "14:5-14:6"),
    ])
    func `a finding reaches over what its fix stands for`(text: String, range: String) throws {
        try bench.replace("Keine.", with: text)
        let places = try bench.findings().compactMap(\.place)
        #expect(places.map { "\($0.position.line):\($0.position.column)-\($0.end?.line ?? 0):\($0.end?.column ?? 0)" } == [range])
    }

    @Test func `what would emphasise more than was meant is only proposed`() throws {
        try bench.replace("Keine.", with: "viele *`path`*s hier")
        let findings = try bench.linter(only: [bench.path()]).findings
        #expect(findings.map(\.finding.fix?.en) == ["*`path`s*"] && findings.map(\.edits) == [[]])
    }

    @Test(arguments: [
        ("**a** b** c", ["14:8"]), ("*schräg**„fett“**Wort*", ["14:9", "14:16"]), ("5** und **fett** x**y", ["14:2", "14:19"]),
        ("**k&amp;**x", ["14:1"]),
        ("- ein**„zu\n  langer“**Punkt", ["14:6", "15:10"]),
    ])
    func `what emphasises already is left alone`(text: String, places: [String]) throws {
        try bench.replace("Keine.", with: text)
        #expect(try bench.places() == places.map { "\($0) emphasis" })
        try bench.fix()
        #expect(try bench.text().contains("\n\(text)\n"))
    }

    @Test func `emphasis that came out inside out is found at both ends and put right at once`() throws {
        try bench.replace("Keine.", with: "ein**„A“**b und**„C“**d")
        let findings = try bench.linter(only: [bench.path()]).findings
        #expect(findings.map(\.finding.place?.position.column) == [4, 16])
        #expect(findings.map(\.finding.fix?.de) == ["„**A**“", "„**C**“"] && findings.map(\.edits.count) == [2, 0])
    }

    @Test func `lines that are put right keep their ends`() throws {
        try bench.replace("Keine.", with: "ein **„langer\nPfad“**test")
        try bench.folder.write(bench.text().replacingOccurrences(of: "\n", with: "\r\n"), to: "Content/de/ways.md")
        try bench.fix()
        #expect(try bench.text().contains("ein „**langer\r\nPfad**“test\r\n"))
    }

    @Test func `a star alone is found with its place`() throws {
        try bench.replace("Keine.", with: "> Eins\n> zwei *drei")
        #expect(try bench.findings().map(\.fix?.en) == [#"\*"#])
        #expect(try bench.places() == ["15:8 emphasis"])
    }
}
