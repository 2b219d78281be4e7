import Testing

@testable import Lessons

struct StringBytesTests {
    /// A sign at each place of texts of one length, which end at each place of a word of eight bytes.
    private static func texts(with sign: String, length: Int) -> [String] {
        (0...length).map { String(repeating: "α", count: $0) + sign + String(repeating: "b", count: length - $0) }
    }

    @Test(arguments: 0...18)
    func `line ends and characters are counted to the last byte`(length: Int) {
        for text in ["", "\n", "\n\n"].flatMap({ Self.texts(with: $0, length: length) }) {
            let scalarCount = text.withBytes(\.scalarCount)
            #expect(scalarCount == text.unicodeScalars.count)
            #expect(text.lineFeeds == text.utf8.count { $0 == 0x0A })
        }
    }

    @Test(arguments: 0...18)
    func `a digit of either width is seen wherever it stands, and what stands beside the digits is none`(length: Int) {
        for text in ["0", "9", "５"].flatMap({ Self.texts(with: $0, length: length) }) {
            let mayHaveDigits = text.withBytes(\.mayHaveDigits)
            #expect(mayHaveDigits, "\(text)")
        }
        for text in ["", "/:", "\u{B0}\u{B9}"].flatMap({ Self.texts(with: $0, length: length) }) {
            let mayHaveDigits = text.withBytes(\.mayHaveDigits)
            #expect(!mayHaveDigits, "\(text)")
        }
    }

    @Test(arguments: 0...18)
    func `a text is ASCII if all of its bytes are`(length: Int) {
        for text in ["", "é"].flatMap({ Self.texts(with: $0, length: length) }) {
            #expect(text.isASCII == text.utf8.allSatisfy { $0 < 0x80 })
        }
    }
}
