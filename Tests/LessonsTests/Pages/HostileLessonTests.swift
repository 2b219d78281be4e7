import Foundation
import Testing

@testable import Lessons

struct HostileLessonTests {
    private func html(_ text: String, allowsRawHTML: Bool = false) throws -> String {
        let vocabulary = try #require(Vocabularies.standard()["de"])
        let (lesson, _) = Lesson.read(SourceFile(path: "a.md", text: text), vocabulary: vocabulary)
        let dialect = LessonDialect(lesson: lesson, vocabulary: vocabulary, allowsRawHTML: allowsRawHTML, pages: [:])
        return MarkdownHTML(lesson.markdown, dialect: dialect).html(of: 0).text
    }

    @Test(arguments: [
        "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](&#106;avascript:alert(1))", "[x](<java\tscript:alert(1)>)", "[x](data:text/html,x)",
        "[x](<\u{1}javascript:alert(1)>)", "[x](vbscript:x)", "<javascript:alert(1)>", "[x](//evil.example)", "[x](file:///etc/passwd)",
        "![x](javascript:alert(1))", "![x](https://evil.example/x.png)", "![x](data:image/png;base64,x)", "[x]\n\n[x]: javascript:alert(1)", "[x](javascript:\u{301}alert(1))", "![x](//\u{301}evil.example/x.png)",
    ])
    func `An address that runs code or fetches anything leaves only its words`(text: String) throws {
        let html = try html(text)
        #expect(!html.contains("href") && !html.contains("src"))
        #expect(html.contains(text.hasPrefix("<") ? "alert(1)" : "x"))
    }

    @Test(arguments: [
        ("[x](https://a.example/?a=1&b='2')", "href=\"https://a.example/?a=1&amp;b=&#x27;2&#x27;\""), ("[x](mailto:a@b.example)", "href=\"mailto:a@b.example\""),
        ("[x](other.md#place)", "href=\"other.html#place\""), ("[x](#a:b)", "href=\"#a:b\""), ("![ä](bild.png)", "src=\"bild.png\" alt=\"ä\""),
    ])
    func `Other addresses stay`(text: String, attribute: String) throws {
        #expect(try html(text).contains(attribute))
    }

    @Test func `Raw HTML is left out unless the course allows it`() throws {
        let text = "<script>alert(1)</script>\n\nEin <b onclick=x>Wort</b>.\n\n<div>\nx\n</div>"
        #expect(try html(text) == "<p>Ein Wort.</p>\n")
        #expect(try html(text, allowsRawHTML: true).contains("<b onclick=x>"))
    }

    @Test func `Text and attributes are escaped each in its own way`() {
        let words = "<a href=\"x\">'&\n"
        #expect(("\(words)" as HTML).text == "&lt;a href=&quot;x&quot;&gt;'&amp;\n")
        #expect(("\(attribute: words)" as HTML).text == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#10;")
    }

    @Test func `A fence's language can't become a tag`() throws {
        #expect(try !html("```x\"><b>\nz\n```").contains("<b>"))
    }

    @Test func `A hint can bring neither HTML nor an address that runs code`() throws {
        let vocabulary = try #require(Vocabularies.standard()["de"])
        let html = HintHTML("<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://evil.example/y.png)", vocabulary: vocabulary).html.text
        #expect(!html.contains("onerror") && !html.contains("href") && !html.contains("src"))
    }

    @Test func `Words in the search's index can't end its script`() throws {
        let (lesson, _) = try SampleLesson.read("# A </script>\n\n## B\n\n`</script>` \u{2028} \"q\" \\\\\n")
        let line = SearchLine(lesson, title: "T").json.bytes
        #expect(!line.contains(UInt8(ascii: "<")))
        #expect(try JSONSerialization.jsonObject(with: Data(line)) is [Any])
    }
}
