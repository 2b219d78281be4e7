import Foundation
import Testing

@testable import Lessons

struct NormalisationTests {
    /// Around the ends of the pieces in which a text is searched.
    private static let lengths = Array(0...4) + Array(120...132) + Array(252...258)

    @Test(arguments: ["e\u{301}", "\u{3B1}\u{301}", "\u{387}", "\u{2000}", "\u{30AB}\u{3099}", "\u{212B}", "\u{F900}", "\u{1100}\u{1161}", "\u{2F800}"])
    func `what isn't in Form C is brought into it wherever it stands`(sign: String) {
        for filling in ["a", "α", "あ", "（"] {
            for length in Self.lengths {
                let start = String(repeating: filling, count: length)
                for text in [start + sign, start + sign + start + "z"] {
                    let markdown = Markdown("#" + " x" + text)
                    #expect(markdown.plainText(of: 0).unicodeScalars.elementsEqual(("x" + text).precomposedStringWithCanonicalMapping.unicodeScalars), "\(filling) \(length)")
                }
            }
        }
    }
}
