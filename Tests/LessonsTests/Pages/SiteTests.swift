import Foundation
import Testing

@testable import Lessons

struct SiteTests {
    private let course: PageSite

    init() throws {
        course = try PageSite.shared.get()
    }

    @Test func `There is a page a lesson in every language, the course's own pages, and nothing from outside`() throws {
        let own = ["apis", "early", "exercises", "index", "print", "print-with-solutions", "ways"]
        let pages = ["de", "el", "en", "ja"].flatMap { language in own.map { "\(language)/\($0).html" } }
        let assets = ["course.css", "course.js", "data.js", "lists.css", "search.css", "search.js", "start.js", "theme.js"]
        let indices = ["de", "el", "en", "ja"].map { "assets/search-\($0).js" }
        let rest = [".lessonctl-site.json", "404.html", "de/bilder/plan.png", "index.html"]
        #expect(course.files == (pages + assets.map { "assets/\($0)" } + indices + rest).sorted())
        for file in pages { #expect(try !course.page(file).contains("://"), "\(file)") }
    }

    @Test func `A lesson's page says all that the lesson says`() throws {
        let page = try course.page("de/ways.html")
        for words in [
            "<html lang=\"de\"", "<h1>Wege aus dem Code</h1>", "Lektion 3.20 · Stufe 3 – Fortgeschritten · ca. 15 Minuten Lesezeit",
            "<li><a href=\"#the-path\">Der Pfad</a></li>", "<h2 id=\"the-path\">Der Pfad</h2>",
            "<p class=\"callout-title\">Merke</p>\n<p>Ein Pfad ist Zustand.</p>", "siehe <a href=\"early.html\">Lektion 3.3</a>.",
            "<h4 id=\"_question-1\">Brauche ich das?</h4>", "<h4 id=\"_exercise-1\">Übung 1: Die Treppe</h4>",
            "<code translate=\"no\">lessonctl check exercise1</code>", "<summary>Hinweis 1 von 2</summary>", "<summary>Lösung zu Übung 1: Die Treppe",
            "data-mark=\"3.20\"", "<a rel=\"prev\" href=\"early.html\">", "hreflang=\"x-default\"", "<figure class=\"sample fails\" id=\"_code-2\">",
            "Code 2 · <strong>Das lässt sich nicht kompilieren</strong>", "<figure class=\"output error\" id=\"_output-1\">", "Meldung des Compilers",
            "<pre lang=\"en\">", "<code lang=\"en\" translate=\"no\">NavigationStack(path:)</code>", "<th scope=\"col\">Art</th>",
        ] {
            let isThere = page.contains(words)
            #expect(isThere, "\(words)")
        }
        #expect(page.components(separatedBy: "<h1").count == 2)
    }

    @Test func `Interface words are the language's own, and the course's title is escaped`() throws {
        #expect(try course.page("ja/ways.html").contains("<summary id=\"_contents\">目次</summary>"))
        #expect(try course.page("el/ways.html").contains("<summary>Υπόδειξη 1 από 1</summary>"))
        #expect(try course.page("de/index.html").contains("<h1>Wege &lt;durch&gt; die App</h1>"))
    }

    @Test func `A missing translation is another language's text with a notice, its lang, and links in the reader's language`() throws {
        let page = try course.page("en/early.html")
        #expect(page.contains("<html lang=\"en\""))
        #expect(page.contains("<article class=\"lesson\" lang=\"de\""))
        #expect(page.contains("This lesson isn't available in English yet."))
        #expect(page.contains("<a href=\"../de/early.html\" lang=\"de\" hreflang=\"de\">Deutsch</a>"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">\n<link rel=\"canonical\" href=\"../de/early.html\">"))
        #expect(page.contains("<img src=\"../de/bilder/plan.png\" alt=\"Plan\""))
        #expect(page.contains("<a rel=\"next\" href=\"ways.html\"><span class=\"where\">Next lesson</span> <span>Ways from code</span>"))
        #expect(try course.page("en/index.html").contains("<a href=\"early.html\" lang=\"de\" hreflang=\"de\">"))
    }

    @Test func `The section's address is the same in every language`() throws {
        for language in ["de", "el", "en", "ja"] { #expect(try course.page("\(language)/ways.html").contains("<h2 id=\"the-path\">")) }
    }

    @Test func `The print edition has every lesson with addresses of its own, and solutions only in one`() throws {
        let (plain, full) = (try course.page("de/print.html"), try course.page("de/print-with-solutions.html"))
        #expect(plain.contains("<article id=\"ways-article\"") && plain.contains("<article id=\"early-article\""))
        #expect(plain.contains("<h3 id=\"ways-the-path\">Der Pfad</h3>"))
        #expect(plain.contains("href=\"#ways-_code-1\""))
        #expect(!plain.contains("geheimnis") && !plain.contains("Hinweis 1"))
        #expect(full.contains("<details open class=\"solution\"") && full.contains("geheimnis"))
        #expect(!full.contains("class=\"contents\""))
        #expect(full.components(separatedBy: "<h1").count == 2)
    }

    @Test func `All exercises and all APIs are listed with where they are`() throws {
        let exercises = try course.page("de/exercises.html")
        #expect(exercises.contains("<a href=\"ways.html#_exercise-2\">Übung 2: Der Turm</a>"))
        #expect(exercises.contains("data-exercise=\"exercise1\" data-script=\"\(try #require(script))\""))
        let apis = try course.page("de/apis.html")
        #expect(apis.contains("<code lang=\"en\" translate=\"no\">navigationTitle(_:)</code></dt>\n<dd><a href=\"ways.html#objective\">"))
        #expect(!apis.contains("WaysView"))
    }

    private var script: String? {
        ExerciseFolder(path: course.folder.path + "/Exercises/exercise1").scriptHash
    }

    @Test func `Solutions aren't in the search`() throws {
        let index = try course.page("assets/search-de.js")
        #expect(index.contains("\"Der Pfad\"") && index.contains("Baue eine Treppe.") && !index.contains("geheimnis"))
    }

    @Test func `With an address of its own, a course names its pages for the whole web`() throws {
        let course = try PageSite()
        try course.folder.write("source: de\nsite: https://kurs.example/weg\n", to: "Content/course")
        try course.build()
        #expect(try course.page("el/ways.html").contains("<link rel=\"alternate\" hreflang=\"ja\" href=\"https://kurs.example/weg/ja/ways.html\">"))
        #expect(try course.page("404.html").contains("href=\"/weg/assets/course.css\""))
    }

    @Test func `A lesson called like a page that every course has is the course's mistake`() throws {
        let course = try PageSite()
        try course.folder.write("# Index", to: "Content/de/index.md")
        #expect(throws: SiteFailure.self) { try course.build() }
    }

    @Test func `A lesson's page weighs at most 100 kB with all that it loads`() throws {
        let assets = ["theme.js", "course.css", "data.js", "course.js"].map { FileStamp(of: "\(course.site)/assets/\($0)")?.size ?? .max }
        #expect(assets.reduce(0, +) < 30_000)
    }

    @Test(.enabled(if: Tidy.path != nil, "tidy isn't installed"))
    func `Tidy finds nothing on any page`() throws {
        for path in course.files where path.hasSuffix(".html") {
            #expect(try Tidy.complaints(about: "\(course.site)/\(path)") == "", "\(path)")
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
