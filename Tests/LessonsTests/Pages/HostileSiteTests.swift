import Foundation
import Testing

@testable import Lessons

/// A course whose author puts tags, quotes and references into every place that text can come from.
struct HostileSiteTests {
    private static let folder = "a\"'&lt;b"
    private static let evil = "x\"y'z&lt;<evil onload=alert(1)></title></script><!--"
    private let site: String
    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
        let (evil, name) = (Self.evil, Self.folder)
        try temporary.write(
            "source: de\nids: de\ntitle-de: \(evil)\nstage-1-de: \(evil)\nsite: https://a.example/\(evil)\nrenamed: \(evil)=1.1\n", to: "Content/course")
        for document in ["de/\(name)", "de/plain", "ja/plain"] {
            try temporary.write(Self.lesson(number: document.hasSuffix("plain") ? "1.2" : "1.1\(evil)"), to: "Content/\(document).md")
        }
        try temporary.write("root A()\n", to: "Exercises/\(name)/script.nav")
        try temporary.write("# de\n- \(evil) `\(evil)`\n", to: "Exercises/\(name)/hints.md")
        site = temporary.path + "/site"
        let course = try #require(CourseFolder(at: temporary.path))
        _ = try Site(course, vocabularies: .standard()).write(to: site)
    }

    private static func lesson(number: String) -> String {
        let text = evil.replacing("<", with: "\\<").replacing("&", with: "\\&")
        let title = evil.replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return """
            ---
            lesson: \(number)
            stage: 1 \(evil)
            exercises: \(folder) \(evil)
            ---
            # \(text) `\(evil)`

            *\(text)*

            <!-- id: \(evil) -->
            ## \(text)

            \(text), siehe Lektion 1.1\(text) und Lektion 1.2. [\(text)](b.md "\(title)") ![\(text)](b.png "\(title)")
            [x](javascript:alert(1)) [y](b"onload=x) <b.md"onload=x> <script>alert(1)</script> `View\(evil)` `@State\(evil)`

            > **\(text)**
            > \(text)

            | \(text) | b |
            | --- | --- |
            | \(text) | `\(evil)` |

            ```swift name=\(evil) fails="\(evil)" in=\(evil)
            let a = "\(evil)" // \(evil)
            ```

            ```\(evil)
            \(evil)
            ```

            ## FAQ

            ### Anfänger

            **\(text)** \(text)

            ## Übungen

            ### Übung 1: \(text)

            \(text)

            #### Lösung

            \(text)
            """
    }

    private var pages: [String] {
        let names = FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".html") }.sorted()
    }

    @Test func `No page has a tag, a script or an attribute that the author wrote`() throws {
        #expect(pages.count == 16)
        for page in pages {
            let html = try String(contentsOfFile: "\(site)/\(page)", encoding: .utf8)
            for tag in html.matches(of: #/<(?<name>[a-zA-Z!\/][^\s>]*)(?<rest>[^>]*)>/#) {
                let names = tag.rest.replacing(#/="[^"]*"|=[a-z]+/#, with: "").split(separator: " ")
                #expect(!tag.name.hasPrefix("evil") && !names.contains { $0.hasPrefix("on") || $0.contains("\"") }, "\(page): \(tag.0)")
                #expect(tag.name != "script" || tag.rest.hasPrefix(" src=\""), "\(page): \(tag.0)")
                #expect(tag.name != "!--", "\(page): \(tag.0)")
            }
            #expect(!html.contains("href=\"javascript"))
        }
    }

    @Test func `No script of the site holds a tag that the author wrote`() throws {
        for script in ["data.js", "search-de.js", "search-ja.js"] {
            #expect(try !String(contentsOfFile: "\(site)/assets/\(script)", encoding: .utf8).contains("<"), "\(script)")
        }
    }

    @Test(.enabled(if: Browser.isThere, "chromium isn't installed"))
    func `A browser meets nothing but the site's own elements, and runs nothing of the author's`() throws {
        for path in pages {
            let page = try Browser.page("\(site)/\(path)")
            #expect(try page.text("document.querySelectorAll('evil, script:not([src])').length") == "0", "\(path)")
            #expect(try page.text("[...document.querySelectorAll('*')].flatMap((a) => a.getAttributeNames()).filter((a) => /^on|[\"'<]/.test(a)).join()") == "", "\(path)")
            #expect(page.complaints.filter { !$0.contains("ERR_FILE_NOT_FOUND") }.isEmpty, "\(path)")
        }
    }
}
