import Foundation
import Testing

@testable import Lessons

struct TranslationRuleTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    @Test func `a translation is stale once its source section changes`() throws {
        try bench.replace("Siehe", with: "Sieh nach in")
        #expect(try bench.places("en") == ["8:1 translation"])
    }

    @Test func `it stays stale until its document is named`() throws {
        try bench.replace("Siehe", with: "Sieh nach in")
        try bench.fix()
        #expect(try bench.places("en") == ["8:1 translation"])
        try bench.fix(only: [bench.path("en")])
        #expect(try bench.places("en") == [])
    }

    @Test func `a heading renamed in the language of the addresses makes nothing stale and nothing new`() throws {
        try bench.replace("## The Path", with: "## The Way", in: "en")
        #expect(try bench.linter().findings == [])
        let before = try bench.records()
        try bench.fix()
        #expect(try bench.records() == before.replacing("the-path", with: "the-way"))
    }

    @Test func `a heading renamed in a source that gives the addresses makes only its section stale`() throws {
        try bench.folder.write("source: de\nids: de\nelsewhere: 1.6\n", to: "Content/course")
        try bench.fix(only: [bench.path("en")])
        try bench.replace("## Der Pfad", with: "## Der Weg")
        #expect(try bench.linter().findings.map(\.finding.place?.position.line) == [8])
        #expect(try bench.places("en") == ["8:1 translation"])
        try bench.fix()
        #expect(try bench.records().contains("der-weg") && bench.places("en") == ["8:1 translation"])
    }

    @Test func `a section in another's place isn't taken for it where several are new`() throws {
        try bench.folder.write("source: de\nids: de\nelsewhere: 1.6\n", to: "Content/course")
        try bench.fix(only: [bench.path("en")])
        try bench.replace("## Der Pfad", with: "## Der Weg")
        try bench.replace("## Zusammenfassung", with: "## Fazit")
        #expect(try bench.linter().findings.map(\.finding.place?.path).filter { $0?.hasSuffix("translations") == true }.count == 2)
    }

    @Test func `spaces and blank lines make nothing stale`() throws {
        try bench.replace("Siehe Lektion 1.6.", with: "\n  Siehe Lektion 1.6.  \n\n")
        #expect(try bench.places("en") == [])
    }

    @Test func `a section that isn't recorded yet is found and recorded`() throws {
        try FileManager.default.removeItem(atPath: bench.folder.path + "/Content/translations")
        #expect(try bench.places("en") == ["5:1 translation"])
        try bench.fix()
        #expect(try bench.linter().findings == [])
    }

    @Test func `records of what is gone are found and go`() throws {
        let path = bench.folder.path + "/Content/translations"
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        try bench.folder.write(text + "en ways gone 0123456789abcdef\nen ways\n", to: "Content/translations")
        #expect(try bench.linter().findings.map(\.finding.id) == ["translation", "translation"])
        try bench.fix()
        #expect(String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) == text)
    }

    @Test(arguments: ["de", "en"])
    func `what is recorded of documents that can't be read stays`(language: String) throws {
        let before = try bench.records()
        try bench.breakFile("\(language)/ways.md")
        #expect(try bench.linter().findings.allSatisfy { $0.finding.id != "translation" })
        try bench.fix()
        #expect(try bench.records() == before)
    }

    @Test(arguments: ["source: de\nids: de\n", "source: fr\nids: en\n", "source: de\nids: eng\n"])
    func `what is recorded stays where it can't be told from what`(settings: String) throws {
        let before = try bench.records()
        try bench.folder.write(settings + "elsewhere: 1.6\n", to: "Content/course")
        if settings.hasSuffix("de\n") { try bench.breakFile("de/ways.md") }
        try bench.fix()
        #expect(try bench.records() == before)
    }

    @Test func `what is recorded stays while the document that gives the addresses can't be read`() throws {
        try bench.folder.write("source: de\nids: en\nelsewhere: 1.6\ntitle-el: Δρόμοι\n", to: "Content/course")
        try bench.folder.write(LintBench.german, to: "Content/el/ways.md")
        try bench.fix()
        let before = try bench.records()
        #expect(before.contains("\nel ways "))
        try bench.breakFile("en/ways.md")
        try bench.fix()
        #expect(try bench.records() == before)
    }

    @Test(arguments: ["de", "en"], ["", "---\nlesson: 3.20\n---\n# T\n"])
    func `what is recorded of an emptied document stays`(language: String, text: String) throws {
        let before = try bench.records()
        try bench.folder.write(text, to: "Content/\(language)/ways.md")
        try bench.fix()
        #expect(try bench.records() == before)
    }

    @Test func `what is recorded of a section that only one document has stays until the other lacks it too`() throws {
        let before = try bench.records()
        let pitfalls = (de: "## Typische Fehler\nKeine.\n", en: "## Common Pitfalls\nNone.\n")
        try bench.replace(pitfalls.de, with: "")
        try bench.fix()
        #expect(try bench.records() == before)
        try bench.replace(pitfalls.en, with: "", in: "en")
        try bench.fix()
        #expect(try !bench.records().contains("common-pitfalls"))
    }

    @Test func `what is recorded of a section stays while the document that makes the addresses lacks it`() throws {
        let before = try bench.records()
        try bench.replace("## Summary", with: "## In the End", in: "en")
        try bench.fix()
        #expect(try bench.records() == before)
    }

    @Test func `what is recorded of a document stays while others have the lesson`() throws {
        let before = try bench.records()
        try FileManager.default.removeItem(atPath: bench.path("de"))
        try bench.fix()
        #expect(try bench.records() == before)
        try FileManager.default.removeItem(atPath: bench.path("en"))
        try bench.fix()
        #expect(try bench.records() == "")
    }

    @Test func `a file of records that isn't UTF-8 is found at its byte and left alone`() throws {
        try bench.breakFile("translations")
        let path = bench.folder.path + "/Content/translations"
        let before = FileManager.default.contents(atPath: path)
        let findings = try bench.linter().findings.map(\.finding)
        #expect(findings.map(\.id) == ["file"] && findings.first?.message.en.contains("offset \((before?.count ?? 0) - 1)") == true)
        try bench.fix()
        #expect(FileManager.default.contents(atPath: path) == before)
    }

    @Test func `a folder in the place of the records is found`() throws {
        try FileManager.default.removeItem(atPath: bench.folder.path + "/Content/translations")
        try bench.folder.write("", to: "Content/translations/a")
        #expect(try bench.linter().findings.map(\.finding.id) == ["file"])
        try bench.fix()
    }

    @Test func `a section stays known under an address that one language alone gives it`() throws {
        let before = try bench.records()
        try bench.replace("## Der Pfad", with: "<!-- id: own -->\n## Der Pfad")
        try bench.fix()
        #expect(try bench.records() == before)
        try bench.replace("Siehe", with: "Sieh nach in")
        #expect(try bench.places("en") == ["8:1 translation"])
    }
}
