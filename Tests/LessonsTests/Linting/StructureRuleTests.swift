import Testing

@testable import Lessons

struct StructureRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test func `a whole course is clean`() throws {
        #expect(try bench.linter().findings.map(\.finding.message.en) == [])
    }

    @Test(arguments: [
        ("# Wege\n", "", "1:1 title"),
        ("## Der Pfad", "# Der Pfad", "8:1 title"),
        ("# Wege\n", "Vorher.\n\n# Wege\n", "5:1 title"),
        ("## Der Pfad", "#### Der Pfad", "8:1 heading-level"),
        ("## Spickzettel", "## Das Ende", "31:1 section-kind"),
        ("Nichts.", "Nichts.\n## Fazit\n- Ja.", "29:1 section-kind"),
        ("Nichts.\n", "", "27:1 section-kind"),
        ("\nDarum.", "", "17:1 question"),
        ("#### Warum?\nDarum.\n", "", "16:1 question"),
        ("\n##### Lösung\nSo.", "", "21:1 exercise"),
        ("exercises: exercise1", "exercises: -", "1:1 none"),
        ("exercises: exercise1\n", "", "20:1 exercise-folder"),
        ("exercises: exercise1", "exercises: exercise1 exercise2", "3:1 exercise-folder"),
        ("exercises: exercise1", "exercises: exercise2", "3:1 exercise-folder"),
        ("lesson: 3.20\n", "", "1:1 front-matter"),
        ("lesson:", "leson:", "2:1 front-matter"),
        ("```swift", "```", "10:1 sample-language"),
        ("```swift", "```swif", "10:1 sample-language"),
        ("```swift", "```swift with=stubs", "10:1 sample-name"),
        ("```swift", "```swift ignore=\"later\" fails=\"b\"", "10:1 sample-name"),
        ("```swift", "```json try=\"V()\"", "10:1 sample-name"),
        ("```swift", "```output in=body", "10:1 sample-name"),
        ("```swift", "```swift with=b\n```\n```text name=b", "10:1 sample-name"),
        ("```swift", "```swift name=a name=b", "10:1 sample-attribute"),
        ("```swift", "```swift name=\"a b", "10:1 sample-attribute"),
        ("## Der Pfad", "<!-- kind: sumary -->\n## Der Pfad", "8:1 section-kind"),
        ("Siehe", "<!-- kind: summary -->\nSiehe", "9:1 section-kind"),
        ("## Der Pfad", "<!-- id: zwei worte -->\n## Der Pfad", "8:1 address"),
        ("Siehe", "<!-- id: path -->\nSiehe", "9:1 address"),
        ("## Der Pfad", "<!-- id: path -->\n## Der Pfad\n<!-- id: path -->\n### Genauer", "10:1 address"),
        ("```swift", "```swift wiht=stubs", "10:1 sample-attribute"),
        ("Siehe", "[Da](#nirgends) siehe", "9:1 link"),
        ("Siehe", "[Da](other.md) siehe", "9:1 link"),
        ("Siehe", "Da ![Bild](bild.png)", "9:4 link"),
        ("Siehe", "[Da](javascript:los) siehe", "9:1 link"),
        ("Siehe", "[Da][dort] siehe", "9:1 link"),
        ("Lektion 1.6", "Lektion 9.9", "9:7 reference"),
        ("Siehe Lektion 1.6", #"\*A\* &amp; B: Lektion 9.9"#, "9:16 reference"),
        ("Siehe", "Ein <b>Wort</b>, siehe", "9:5 html"),
        ("Siehe", "Da\u{202E} siehe", "9:3 control-character"),
    ])
    func `a defect is found at its place`(text: String, other: String, place: String) throws {
        try bench.replace(text, with: other)
        let places = try bench.places()
        #expect(place.hasSuffix("none") ? places == [] : places.contains(place), "\(places)")
    }

    @Test(arguments: ["[Da](#the-path)", "[Da](ways.md#the-path)", "[Da](../en/ways.md)", "<https://swift.org>", "[Da](mailto:a@b.c)"])
    func `a link that leads somewhere is fine`(link: String) throws {
        try bench.replace("Siehe", with: link)
        #expect(try bench.places() == [])
    }

    @Test func `a link to a heading's words is told the section's address`() throws {
        try bench.replace("Siehe", with: "[Da](#der-pfad)")
        #expect(try bench.findings().map(\.fix?.de) == ["[Da](#the-path)"])
    }

    @Test func `marks of other kinds around a value are one finding, inside one none`() throws {
        try bench.replace("```swift", with: "```swift fails=\"'self' is immutable\"")
        #expect(try bench.places("de") == [])
        try bench.replace("```swift fails=\"'self' is immutable\"", with: "```swift")
        try bench.replace("```swift", with: "```swift fails=„a b“ name=c")
        #expect(try bench.places() == ["10:1 sample-attribute"])
    }

    @Test func `front matter that isn't closed is one finding`() throws {
        try bench.replace("exercise1\n---", with: "exercise1")
        #expect(try bench.places() == ["1:1 front-matter"])
        try bench.replace("lesson:", with: "leson:")
        #expect(try bench.places().prefix(2) == ["1:1 front-matter", "1:1 front-matter"])
        #expect(try bench.text().contains("leson:") && bench.places().contains("2:1 front-matter"))
    }

    @Test func `numbers and colons of full width are understood`() throws {
        try bench.replace("exercises:", with: "minutes: １５\nexercises:")
        #expect(try bench.places() == [])
        try bench.replace("minutes: １５", with: "minutes：15")
        #expect(try bench.findings().map(\.fix?.ja) == ["minutes: 15"])
    }

    @Test(arguments: [("source: de", "source: fr", "1:1 language"), ("ids: en", "ids: eng", "2:1 language"), ("1.6", "1.6 3.20", "3:1 reference")])
    func `what the course says of languages and lessons is held against them`(text: String, other: String, place: String) throws {
        let settings = "source: de\nids: en\nelsewhere: 1.6\n".replacingOccurrences(of: text, with: other)
        try bench.folder.write(settings, to: "Content/course")
        let findings = try bench.linter().findings.map(\.finding).filter { $0.place?.path.hasSuffix("/course") == true }
        #expect(findings.map { "\($0.place?.position.line ?? 0):\($0.place?.position.column ?? 0) \($0.id)" } == [place])
    }

    @Test func `a folder of an unknown language is named`() throws {
        try bench.folder.write("# A", to: "Content/fr/ways.md")
        #expect(try bench.linter().findings.map { $0.finding.place?.path.hasSuffix("/Content/fr") } == [true])
    }

    @Test func `a folder that no lesson names is found`() throws {
        try bench.folder.write("", to: "Exercises/exercise9/script.nav")
        let findings = try bench.linter().findings.map(\.finding)
        #expect(findings.count == 4 && findings.allSatisfy { $0.id == "exercise-folder" })
    }

    @Test func `everything is found at once, in document order`() throws {
        try bench.replace("Siehe Lektion 1.6.", with: "[Da](#nirgends) Lektion 9.9 ein**„Wort“**chen")
        try bench.replace("\nDarum.", with: "")
        #expect(try bench.places() == ["9:1 link", "9:17 reference", "9:32 emphasis", "17:1 question"])
    }

    @Test(arguments: [
        ("Siehe", "Da [dort](#nirgends) ", "9:4-9:21"), ("Lektion 1.6", "*Lektion* 9.9", "9:8-9:20"), ("Siehe", "ein**„Wort“**chen", "9:4-9:14"),
        ("Siehe", "が\u{8}", "9:2-9:3"), ("Siehe", "Da ｀a｀ ", "9:4-9:7"), ("## Der Pfad", "#### Der Pfad  ", "8:1-8:14"), ("```swift", "```", "10:1-10:4"),
        ("lesson:", "leson:", "2:1-2:12"),
    ])
    func `a finding reaches to the end of what it is about`(text: String, other: String, range: String) throws {
        try bench.replace(text, with: other)
        let places = try bench.findings().compactMap(\.place)
        let ranges = places.map { place in
            "\(place.position.line):\(place.position.column)-" + (place.end.map { "\($0.line):\($0.column)" } ?? "")
        }
        #expect(ranges.contains(range), "\(ranges)")
    }

    @Test func `a misspelt key is put right`() throws {
        try bench.replace("lesson:", with: "leson :")
        try bench.fix()
        #expect(try bench.text().contains("\nlesson : 3.20\n"))
    }

    @Test func `all control characters of a line are one finding`() throws {
        try bench.replace("Keine.", with: "Kei\u{8}ne\u{200B}\u{8}.")
        #expect(try bench.places() == ["14:4 control-character"])
        #expect(try bench.findings().map(\.message.en) == ["There are invisible or damaged characters here: U+0008, U+200B."])
        try bench.fix()
        #expect(try bench.text() == LintBench.german.replacing("Keine.", with: "Keine\u{200B}."))
    }

    @Test func `control characters go`() throws {
        try bench.replace("Keine.", with: "Kei\u{8}ne\u{FEFF}.")
        try bench.fix()
        #expect(try bench.text() == LintBench.german)
    }

    @Test func `a sample that names itself is told so`() throws {
        try bench.replace("```swift", with: "```swift name=a with=a")
        #expect(try bench.findings().map(\.fix) == [nil])
        #expect(try bench.findings().map(\.message.en) == ["“with=a” names this code sample itself. Leave it out, or name another."])
    }

    @Test func `a nearest name that is the sample's own isn't proposed`() throws {
        try bench.replace("```swift", with: "```swift name=recipes with=recipe")
        #expect(try bench.findings().map(\.fix) == [nil])
    }

    @Test(arguments: [
        ("lesson:", "leson:", "leson: 3.20", "lesson: 3.20"), ("lesson: 3.20", "leson : 3.20  # eins", "leson : 3.20", "lesson : 3.20"),
        ("lesson:", "lesson：", "lesson： 3.20", "lesson: 3.20"), ("```swift", "```", "```", "```swift"), ("```swift", "````swft\n```\n````\n```swift", "````swft", "````swift"),
        ("```swift", "``` output\n```\n```swift", "``` output", "```text output"),
        ("```swift", "```swift wiht=a", "```swift wiht=a", "```swift with=a"), ("```swift", "```swift in=bdy", "```swift in=bdy", "```swift in=body"),
        ("```swift", "```swift name=recipes\n```\n```swift with=recipe try=\"recipes\"", "```swift with=recipe try=\"recipes\"", "```swift with=recipes try=\"recipes\""),
        ("Siehe", "[Da](#der-pfad)", "[Da](#der-pfad)", "[Da](#the-path)"), ("Siehe", "[ways](../en/wys.md#the-path)", "[ways](../en/wys.md#the-path)", "[ways](../en/ways.md#the-path)"),
        ("## Der Pfad", "#### Der *Pfad* #", "#### Der *Pfad* #", "### Der *Pfad* #"),
        ("## FAQ", "<!-- kind: fq -->\n## FAQ", "<!-- kind: fq -->", "<!-- kind: faq -->"),
        ("exercises: exercise1", "exercises: exercise", "exercises: exercise", "exercises: exercise1"),
        ("Keine.", "Kei\u{8}n\u{200B}e.", "\u{8}n\u{200B}", "n"), ("Keine.", "das **„Ziel“-**Feld", "**„Ziel“-**", "**„Ziel“**-"),
        ("Keine.", "　Keine.", "　", ""),
    ])
    func `a fix is what to write instead of what is found`(text: String, other: String, found: String, fix: String) throws {
        try bench.replace(text, with: other)
        let file = try SourceFile(contentsOf: bench.path())
        let fixes = try bench.findings().compactMap { finding -> [String]? in
            guard let place = finding.place, let end = place.end, let fix = finding.fix else { return nil }
            return [file.text(in: SourceRange(start: place.position, end: end)), fix.de]
        }
        #expect(fixes.contains([found, fix]), "\(fixes)")
    }

    @Test func `what to do elsewhere is no fix`() throws {
        try bench.replace("Siehe Lektion 1.6", with: "Siehe Lektion 9.9")
        #expect(try bench.linter().findings.allSatisfy { $0.finding.fix == nil && !$0.finding.notes.isEmpty })
    }
}
