import Testing

@testable import Lessons

struct LineJoiningTests {
    @Test(arguments: [
        ("これは\n経路です", "これは経路です"),
        ("これは**太い**\n経路です", "これは太い経路です"),
        ("です。\n「経路」", "です。「経路」"),
        ("道です😀\n一つ", "道です😀一つ"), ("一つ<!-- x -->\n二つ", "一つ二つ"),
    ])
    func `Japanese lines join without a space`(markdown: String, text: String) {
        #expect(Markdown(markdown).plainText(of: 0) == text)
    }

    @Test(arguments: [
        ("Eine Zeile\nund noch eine", "Eine Zeile und noch eine"),
        ("これは\nSwiftUIです", "これは SwiftUIです"),
        ("これは\n`code`です", "これは codeです"),
        ("한국어\n문장", "한국어 문장"),
    ])
    func `Beside Latin letters, Hangul and code a line end is a space`(markdown: String, text: String) {
        #expect(Markdown(markdown).plainText(of: 0) == text)
    }

    @Test func `A hard line break stays a line`() {
        #expect("これは  \n経路".html == "<p>これは<br />\n経路</p>\n")
    }
}
