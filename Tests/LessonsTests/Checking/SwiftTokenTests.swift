import Testing

@testable import Lessons

struct SwiftTokenTests {
    private func words(_ source: String) -> [String] { SwiftToken.tokens(of: source).map(\.text) }

    @Test func `comments are left out, nested ones too`() {
        #expect(words("a // b\n/* c /* d */ e */ f") == ["a", "f"])
    }

    @Test func `a string is one token, and code in it follows`() {
        #expect(words(#"x = "a \(b + f("c")) d" + e"#) == ["x", "=", #""a \(b + f("c")) d""#, "b", "+", "f", "(", #""c""#, ")", "+", "e"])
    }

    @Test func `raw strings end at their own marks`() {
        #expect(words(##"#"a " \(b) "# c"##) == [##"#"a " \(b) "#"##, "c"])
        #expect(words(##"#"a \#(b)"# c"##) == [##"#"a \#(b)"#"##, "b", "c"])
    }

    @Test func `strings of several lines may hold quotes`() {
        #expect(words("\"\"\"\na \"b\" // c\n\"\"\" d") == ["\"\"\"\na \"b\" // c\n\"\"\"", "d"])
    }

    @Test func `an open string ends with its line`() {
        #expect(words("\"a\nb") == ["\"a", "b"])
    }

    @Test func `lines are counted through comments and strings`() {
        #expect(SwiftToken.tokens(of: "/*\n*/ \"\"\"\n\n\"\"\"\nlast").map(\.line) == [2, 5])
    }

    @Test func `quoted words are words`() {
        #expect(words("`class` π") == ["class", "π"])
    }
}
