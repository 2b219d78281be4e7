import Foundation
import Testing

@testable import Lessons

/// The pages in a real browser, opened from files.
@Suite(.serialized, .enabled(if: Browser.isThere, "chromium isn't installed"))
struct BrowserTests {
    private let course: PageSite

    init() throws {
        course = try PageSite.shared.get()
    }

    private func page(_ path: String, fragment: String = "", width: Int = 1_000, isDark: Bool = false) throws -> BrowserPage {
        try Browser.page("\(course.site)/\(path)", fragment: fragment, width: width, isDark: isDark)
    }

    // MARK: Progress

    @Test func `A lesson that is marked stays marked, in every language and on the start page`() throws {
        let page = try page("de/ways.html")
        #expect(try page.text("document.querySelector('[data-mark]').getAttribute('aria-pressed')") == "false")
        try page.click("[data-mark]")
        #expect(try page.text("document.querySelector('[data-mark]').getAttribute('aria-pressed')") == "true")
        try page.reload()
        #expect(try page.text("document.querySelector('.facts .state').textContent") == "✓ Geschafft")
        #expect(try page.text("document.querySelector('.course-progress').textContent") == "1 von 2 Lektionen geschafft")
        try page.open("\(course.site)/el/index.html")
        #expect(try page.text("document.querySelector('[data-count-lessons]').textContent") == "Ολοκληρώθηκαν 1 από 2 μαθήματα")
        #expect(try page.text("document.getElementById('_bar-lessons').value") == "1")
        #expect(try page.text("document.querySelector('[data-continue]').getAttribute('href')") == "early.html")
        try page.open("\(course.site)/de/ways.html")
        try page.click("[data-mark]")
        try page.reload()
        #expect(try page.text("document.querySelector('[data-mark]').getAttribute('aria-pressed')") == "false")
    }

    @Test func `A mark that can't be kept isn't shown`() throws {
        let page = try page("de/ways.html")
        try page.evaluate("Storage.prototype.setItem = () => { throw new Error('full') }")
        try page.click("[data-mark]")
        #expect(try page.text("document.querySelector('[data-mark]').getAttribute('aria-pressed')") == "false")
        #expect(try page.text("document.querySelector('[data-mark] + [role=status]').textContent").hasPrefix("Dieser Browser konnte es nicht speichern"))
    }

    @Test func `The file that a page saves is one that the journal takes in`() throws {
        let page = try page("ja/ways.html")
        try page.click("[data-mark]")
        try page.open("\(course.site)/ja/index.html")
        let downloads = try TemporaryFolder()
        try page.keepDownloads(in: downloads.path)
        try page.click("[data-export]")
        let file = downloads.path + "/progress.jsonl"
        for _ in 0..<500 where !FileManager.default.fileExists(atPath: file) { usleep(20_000) }
        let (entries, others) = Journal.read(try String(contentsOfFile: file, encoding: .utf8))
        #expect(others.isEmpty)
        #expect(entries.map(\.event?.kind) == [.done(lesson: "3.20")])
        #expect(entries.first?.event?.language == .japanese)
    }

    @Test func `A page takes in what the journal holds, once`() throws {
        let script = try #require(ExerciseFolder(path: course.folder.path + "/Exercises/exercise1").scriptHash)
        let events = [
            ProgressEvent(.done(lesson: "3.3")), ProgressEvent(.passed(exercise: "exercise1", .init(script: script, milliseconds: 1))),
            ProgressEvent(.passed(exercise: "exercise2", .init(script: "old", milliseconds: 1))), ProgressEvent(.done(lesson: "9.9")),
        ]
        let lines = try events.map { try JournalEntry($0).line } + ["{\"torn"]
        try course.folder.write(lines.joined(separator: "\n"), to: "exported.jsonl")
        let page = try page("en/index.html")
        for words in ["Added: 4 · already here: 0", "Added: 0 · already here: 4"] {
            try choose(course.folder.path + "/exported.jsonl", in: page)
            try page.wait(for: "document.querySelector('[data-file-status]').textContent === '\(words)'")
        }
        #expect(try page.text("document.querySelector('[data-count-lessons]').textContent") == "1 of 2 lessons done")
        let passed = try page.text("document.querySelector('[data-count-exercises]').textContent")
        #expect(passed == "1 of 1 exercises passed")
        try page.open("\(course.site)/de/exercises.html")
        #expect(try page.text("document.querySelector('[data-exercise=exercise1]').textContent") == "✓ Bestanden")
        #expect(try page.text("document.querySelector('[data-exercise=exercise2]').textContent").hasPrefix("! Bestanden, aber das Skript"))
    }

    @Test func `A file that is no journal changes nothing`() throws {
        try course.folder.write("{\"a\": 1}\nwords", to: "other.txt")
        let page = try page("de/index.html")
        try choose(course.folder.path + "/other.txt", in: page)
        try page.wait(for: "document.querySelector('[data-file-status]').textContent.startsWith('In dieser Datei steht kein Lernprotokoll')")
        #expect(try page.text("localStorage.length") == "0")
    }

    @Test func `A site built for one learner shows that learner's progress`() throws {
        let site = try PageSite(progress: [ProgressEvent(.done(lesson: "3.3")), ProgressEvent(.done(lesson: "3.20"))])
        let page = try Browser.page("\(site.site)/de/index.html")
        #expect(try page.isTrue("document.querySelector('[data-all-done]').checkVisibility()"))
        try page.open("\(site.site)/de/early.html")
        try page.click("[data-mark]")
        #expect(try page.text("document.querySelector('.course-progress').textContent") == "1 von 2 Lektionen geschafft")
    }

    private func choose(_ path: String, in page: BrowserPage) throws {
        let document = try #require(page.send("DOM.getDocument")["root"] as? [String: Any])
        let input = try page.send("DOM.querySelector", ["nodeId": document["nodeId"] ?? 0, "selector": "[data-import-file]"])
        try page.send("DOM.setFileInputFiles", ["files": [path], "nodeId": input["nodeId"] ?? 0])
    }

    // MARK: Search

    @Test(arguments: [
        ("de", "groesse mass", "Größe und Maß"), ("de", "GRÖSSE", "Größe und Maß"), ("de", "fluss", "Größe und Maß"), ("de", "pfade", "Der Pfad"),
        ("de", "Höhe Stufen", "Der Pfad"), ("el", "ΠΛΟΗΓΗΣΗ", "Οι διαδρομές"), ("el", "διαδρομης", "Στόχος"), ("el", "δρομος", "Οι διαδρομές"),
        ("ja", "経路を空にする", "経路"), ("ja", "ﾅﾋﾞｹﾞｰｼｮﾝ", "経路"), ("ja", "なびげーしょん", "経路"), ("ja", "NavigationStackの経路", "経路"),
        ("en", "removelast", "The path"), ("en", "fruher", "Früher"),
    ])
    func `Search finds what a reader types`(language: String, query: String, title: String) throws {
        let page = try page("\(language)/index.html")
        try search(query, in: page)
        #expect(try page.text("[...document.querySelectorAll('dialog ol strong')].map((a) => a.textContent).join('|')").split(separator: "|").contains(title[...]))
    }

    @Test func `What isn't there is said, and never a solution shown`() throws {
        let page = try page("de/ways.html")
        try search("geheimnis", in: page)
        #expect(try page.text("document.querySelector('dialog [role=status]').textContent").hasPrefix("Nichts gefunden."))
        #expect(try page.text("document.querySelectorAll('dialog ol a').length") == "0")
    }

    @Test func `Search is a matter of the keyboard too`() throws {
        let page = try page("de/ways.html")
        try page.press("k", code: 75, modifiers: 2)
        try page.wait(for: "document.querySelector('dialog').open && document.activeElement.id === '_search-words'")
        try search("Zustand", in: page)
        try page.press("ArrowDown", code: 40)
        #expect(try page.isTrue("document.activeElement.matches('dialog ol a')"))
        try page.press("ArrowUp", code: 38)
        #expect(try page.text("document.activeElement.id") == "_search-words")
        try page.press("Escape", code: 27)
        #expect(try !page.isTrue("document.querySelector('dialog').open"))
    }

    private func search(_ query: String, in page: BrowserPage) throws {
        if try !page.isTrue("document.querySelector('dialog').open") { try page.click(".search-button") }
        try page.wait(for: "document.querySelector('dialog').open")
        try page.evaluate("document.querySelector('dialog input').value = \(query.debugDescription); document.querySelector('dialog input').dispatchEvent(new Event('input'))")
        try page.wait(for: "document.querySelector('dialog [role=status]').textContent")
    }

    // MARK: Around the text

    @Test func `The language switch keeps the section`() throws {
        let page = try page("de/ways.html", fragment: "#the-path")
        try page.click("nav.languages a[hreflang=ja]")
        try page.wait(for: "document.documentElement.lang === 'ja' && document.readyState === 'complete'")
        #expect(try page.text("location.hash") == "#the-path")
        #expect(try page.text("document.querySelector(':target').textContent") == "経路")
    }

    @Test func `The copy button copies the source and says so`() throws {
        let page = try page("de/ways.html")
        try page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })")
        try page.click("#_code-1 .copy")
        try page.wait(for: "document.querySelector('#_code-1 .copy').textContent === 'Kopiert'")
        #expect(try page.text("window.copied").hasPrefix("struct WaysView: View { // \"Kommentar\"\n    @State private var path"))
        try page.wait(for: "document.querySelector('[aria-live]').textContent === 'Kopiert'")
        #expect(try page.text("document.querySelector('#_code-1 .copy').getAttribute('aria-label')") == "Kopieren: Code 1")
    }

    @Test func `The appearance follows the system until it is chosen, and is there before anything is painted`() throws {
        let page = try page("de/ways.html", isDark: true)
        let dark = try page.text("getComputedStyle(document.body).backgroundColor")
        #expect(try page.text("document.querySelector('button.theme').getAttribute('aria-label')") == "Darstellung: wie das System")
        try page.click("button.theme")
        #expect(try page.text("getComputedStyle(document.body).backgroundColor") != dark)
        #expect(try page.text("document.querySelector('button.theme').getAttribute('aria-label')") == "Darstellung: hell")
        try page.reload()
        #expect(try page.text("document.documentElement.dataset.theme") == "light")
        #expect(try page.isTrue("document.querySelector('script[src$=\"theme.js\"]:not([defer]):not([async])').compareDocumentPosition(document.querySelector('link[rel=stylesheet]')) & 4"))
    }

    @Test func `The contents mark what is being read`() throws {
        let page = try page("de/ways.html", width: 1_400)
        try page.evaluate("document.documentElement.style.scrollBehavior = 'auto'; document.getElementById('the-path').scrollIntoView()")
        try page.wait(for: "document.querySelector('nav.contents [aria-current]')?.hash === '#the-path'")
    }

    @Test func `A link into a closed solution opens it`() throws {
        let page = try page("de/ways.html", fragment: "#_solution-1")
        #expect(try page.isTrue("document.getElementById('_solution-1').open"))
        #expect(try page.text("document.querySelectorAll('.exercise details[open]').length") == "1")
    }

    @Test func `The first stop of the keyboard leads to the content`() throws {
        let page = try page("de/ways.html")
        try page.press("Tab", code: 9)
        #expect(try page.text("document.activeElement.className") == "skip")
        #expect(try page.isTrue("document.activeElement.getBoundingClientRect().left >= 0"))
    }

    @Test func `Only code that is wider than its frame is a stop for the keyboard`() throws {
        let page = try page("de/ways.html", width: 400)
        #expect(try page.text("document.querySelector('#_code-1 pre').tabIndex") == "0")
        #expect(try page.text("document.querySelector('#_code-2 pre').tabIndex") == "-1")
    }

    @Test func `Without script everything can be read, and nothing is offered that needs it`() throws {
        let page = try page("index.html")
        try page.send("Emulation.setScriptExecutionDisabled", ["value": true])
        try page.open("\(course.site)/de/ways.html")
        #expect(try page.isTrue("document.querySelector('noscript p').checkVisibility()"))
        #expect(try page.text("[...document.querySelectorAll('button')].filter((a) => a.checkVisibility()).length") == "0")
        #expect(try page.isTrue("document.querySelector('#_code-1 pre').checkVisibility()"))
        #expect(try page.text("document.querySelectorAll('.exercise details summary').length") == "3")
        try page.evaluate("document.querySelector('.exercise details.solution summary').click()")
        #expect(try page.isTrue("document.querySelector('.exercise details.solution pre').checkVisibility()"))
    }

    @Test func `On paper there is the text and no furniture`() throws {
        let page = try page("de/print-with-solutions.html", isDark: true)
        try page.send("Emulation.setEmulatedMedia", ["media": "print"])
        for selector in ["nav.languages", ".tools", "footer.site", ".completion"] {
            #expect(try !page.isTrue("document.querySelector('\(selector)').checkVisibility()"), "\(selector)")
        }
        #expect(try page.isTrue("document.querySelector('.solution pre').checkVisibility()"))
        #expect(try page.text("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
        #expect((try page.send("Page.printToPDF")["data"] as? String ?? "").count > 10_000)
    }

    @Test(arguments: PageSite.kinds)
    func `Nothing goes beyond the edge of a narrow page, and nothing is thrown or refused`(path: String) throws {
        let page = try page(path, width: 320)
        #expect(try page.text("document.documentElement.scrollWidth") == "320")
        #expect(page.complaints.isEmpty)
    }

    // MARK: Accessibility

    @Test(.enabled(if: Axe.isThere, "axe.min.js isn't in .build/axe: ./setup test puts it there"), arguments: PageSite.kinds)
    func `axe finds nothing on any page, light or dark, wide or narrow`(path: String) throws {
        for (width, isDark) in [(1_280, false), (320, true)] {
            let page = try page(path, width: width, isDark: isDark)
            try page.evaluate("document.querySelectorAll('details').forEach((a) => { a.open = true })")
            #expect(try Axe.violations(on: page) == "", "\(width)")
        }
    }

    @Test(.enabled(if: Axe.isThere, "axe.min.js isn't in .build/axe: ./setup test puts it there"))
    func `axe finds nothing in the search`() throws {
        let page = try page("de/ways.html")
        try search("Pfad", in: page)
        #expect(try Axe.violations(on: page) == "")
    }
}

/// axe-core, as a package of PyPI brings it.
enum Axe {
    private static let path = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../.build/axe/axe_playwright_python/axe.min.js").standardized.path

    static var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// A line each; empty where nothing was found.
    static func violations(on page: BrowserPage) throws -> String {
        try page.evaluate(String(contentsOfFile: path, encoding: .utf8) + "; null")
        return try page.evaluate("""
            axe.run(document, { resultTypes: ['violations'] }).then((results) => results.violations.map((violation) =>
              violation.id + ': ' + violation.nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message || '')).slice(0, 3).join(', ')
            ).join('\\n'))
            """) as? String ?? "no answer"
    }
}
