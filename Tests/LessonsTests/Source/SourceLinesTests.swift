import Testing

@testable import Lessons

struct SourceLinesTests {
    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]), ("a\r\nb\r\n", ["a", "b", ""]),
        ("a\rb\n\rc", ["a", "b", "", "c"]), ("a\r\r\nb\r", ["a", "", "b", ""]), ("ä\n「」\r\nα", ["ä", "「」", "α"]),
    ])
    func `a line ends with LF, CRLF or CR, and behind the last end there is one more`(text: String, lines: [String]) {
        #expect(text.sourceLines.map(String.init) == lines)
    }

    @Test(arguments: ["eins\nzwei\ndrei\n", "eins\r\nzwei\r\ndrei\r\n"])
    func `some of the lines are joined with LF, each in its place`(text: String) {
        text.sourceLines.dropFirst().lendJoined { joined in
            #expect(String(decoding: joined.bytes, as: UTF8.self) == "zwei\ndrei\n")
            #expect((0..<joined.count).map { String(decoding: joined.bytes[joined.range(of: $0)], as: UTF8.self) } == ["zwei", "drei", ""])
        }
    }
}
