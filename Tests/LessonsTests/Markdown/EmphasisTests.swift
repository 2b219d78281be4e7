import Testing

@testable import Lessons

struct EmphasisTests {
    @Test(arguments: [
        ("これは**「経路」**です", "これは<strong>「経路」</strong>です"),
        ("これは**`NavigationStack`**です", "これは<strong><code>NavigationStack</code></strong>です"),
        ("**テスト。**テスト", "<strong>テスト。</strong>テスト"),
        ("これは**NavigationStack（必須）**を使う", "これは<strong>NavigationStack（必須）</strong>を使う"),
        ("**「一」**と**「二」**です", "<strong>「一」</strong>と<strong>「二」</strong>です"),
        ("これは*「斜体」*です", "これは<em>「斜体」</em>です"),
        ("これは***「両方」***です", "これは<em><strong>「両方」</strong></em>です"),
        ("한국어**(강조)**를", "한국어<strong>(강조)</strong>를"),
    ])
    func `Stars beside Japanese and Korean punctuation or code make emphasis`(markdown: String, html: String) {
        #expect(markdown.html == "<p>\(html)</p>\n")
    }

    @Test(arguments: [
        "ein**„Pfad“**test", "και**«αυτό»**εδώ", "a*\"foo\"*", "これは__重要__です", "これは \\*\\*「経路」\\*\\* です",
    ])
    func `Elsewhere CommonMark's own rule stays`(markdown: String) {
        #expect(!markdown.html.contains("<strong>") && !markdown.html.contains("<em>"))
    }

    @Test func `Code, addresses and titles are what was written`() {
        #expect("`あ**「い」**う`".html == "<p><code>あ**「い」**う</code></p>\n")
        #expect("[x](<あ**「い」**う> \"あ**「い」**う\")".html.contains("title=\"あ**「い」**う\""))
        #expect("```\nあ**「い」**う\n```".html == "<pre><code>あ**「い」**う\n</code></pre>\n")
        #expect("あ**「い」**う⁖⁘".html == "<p>あ<strong>「い」</strong>う⁖⁘</p>\n")
    }

    @Test func `A reference finds its definition though stars stand in its label`() {
        #expect("[あ**「い」**う]\n\n[あ**「い」**う]: /x".html == "<p><a href=\"/x\">あ<strong>「い」</strong>う</a></p>\n")
    }
}

extension String {
    /// The HTML of this Markdown as the specification would show it.
    var html: String {
        MarkdownHTML(Markdown(self), dialect: CommonMarkDialect()).html(of: 0).text
    }
}
