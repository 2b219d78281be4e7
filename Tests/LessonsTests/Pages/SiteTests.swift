import Foundation
import Testing

@testable import Lessons

struct SiteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("source: de\nids: en\ntitle-de: Kurs <1>\nstage-3-de: Fortgeschritten\nsite: https://kurs.example\n", to: "Content/course")
        for (language, text) in SampleLesson.all { try folder.write(text, to: "Content/\(language)/ways.md") }
        try folder.write("---\nlesson: 3.3\n---\n# Früher\n\n![Plan](bilder/plan.png)\n![Fremd](../../geheim.png)", to: "Content/de/early.md")
        try folder.write(Data([1, 2, 3]), to: "Content/de/bilder/plan.png")
        try folder.write(Data([4]), to: "geheim.png")
        try folder.write("", to: "Exercises/exercise1/script.nav")
    }

    private func site() throws -> Site {
        Site(try Course(at: folder.path, vocabularies: .standard()))
    }

    private func page(_ path: String) throws -> String {
        String(decoding: try #require(site().files()[path]), as: UTF8.self)
    }

    @Test func `There is a page a lesson, a start page a language, and nothing from outside`() throws {
        #expect(try site().files().keys.sorted() == [
            "assets/course.css", "assets/course.js", "de/bilder/plan.png", "de/early.html", "de/index.html", "de/ways.html",
            "el/index.html", "el/ways.html", "en/index.html", "en/ways.html", "index.html", "ja/index.html", "ja/ways.html",
        ])
    }

    @Test func `A lesson's page says all that the lesson says`() throws {
        let page = try page("de/ways.html")
        for words in [
            "<html lang=\"de\">", "<h1>Wege aus dem Code</h1>", "Lektion 3.20 · Stufe 3 – Fortgeschritten · ca. 15 Minuten Lesezeit",
            "<p class=\"subtitle\">Ein Pfad ist eine Liste.</p>", "<li><a href=\"#the-path\">Der Pfad</a></li>", "<h2 id=\"the-path\">Der Pfad</h2>",
            "<p class=\"callout-title\">Merke</p>\n<p>Ein Pfad ist Zustand.</p>", "<a href=\"early.html\">Lektion 3.3</a> und Lektion 3.20",
            "<h3 class=\"level\">Anfänger</h3>\n<p>Zum Einstieg.</p>", "<h4 id=\"_question-1\">Brauche ich das?</h4>",
            "<h4 id=\"_exercise-1\">Übung 1: Die Treppe</h4>\n<p>Baue eine Treppe.</p>", "<code translate=\"no\">lessonctl check exercise1</code>",
            "<summary>Lösung zu Übung 1: Die Treppe", "<button type=\"button\" data-lesson=\"ways\"", "<a rel=\"prev\" href=\"early.html\">",
            "hreflang=\"x-default\"", "class=\"language-swift\"",
        ] {
            let isThere = page.contains(words)
            #expect(isThere, "\(words)")
        }
        #expect(!page.contains("struct Stub"))
        #expect(page.components(separatedBy: "<h1").count == 2)
    }

    @Test func `Interface words are the language's own`() throws {
        #expect(try page("ja/ways.html").contains("<h2 id=\"_contents\">目次</h2>"))
        #expect(try page("el/ways.html").contains("Λύση της άσκησης 1: Η σκάλα"))
    }

    @Test func `Only what changed is written again`() throws {
        let output = folder.path + "/site"
        #expect(try site().write(to: output).written.count == 13)
        #expect(try site().write(to: output) == SiteWriter.Outcome(written: [], unchanged: 13))
        try folder.write("---\nlesson: 3.3\n---\n# Früher\n\nAnders.\n![Plan](bilder/plan.png)", to: "Content/de/early.md")
        #expect(try site().write(to: output).written == ["de/early.html"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: output + "/de").sorted() == ["bilder", "early.html", "index.html", "ways.html"])
    }

    @Test(.enabled(if: Tidy.path != nil, "tidy isn't installed"))
    func `Tidy finds nothing on any page`() throws {
        let output = folder.path + "/site"
        for path in try site().write(to: output).written where path.hasSuffix(".html") {
            #expect(try Tidy.complaints(about: "\(output)/\(path)") == "", "\(path)")
        }
    }
}

enum Tidy {
    static let path = ["/usr/bin/tidy", "/usr/local/bin/tidy"].first { FileManager.default.isExecutableFile(atPath: $0) }

    static func complaints(about file: String) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = ["-q", "-e", "-utf8", file]
        process.standardError = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }
}
