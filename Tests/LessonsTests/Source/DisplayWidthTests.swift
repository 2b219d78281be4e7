import Lessons
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Größe", 5), ("次へ", 4), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("Επόμενο", 7), ("e\u{301}", 1), ("か\u{3099}", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2), ("❤️", 2), ("✗", 1), ("›", 1), ("─", 1), ("\u{200B}", 0),
        ("\u{7}", 0), ("「」", 4),
        ("👍🏽", 2), ("１", 2), ("ﾊﾟ", 2), ("🍋", 2),
    ])
    func `a text takes the columns that a terminal gives it`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test func `a text is cut where the columns end`() {
        #expect("次へ進む".prefix(displayWidth: 5) == "次へ")
        #expect("abc".prefix(displayWidth: 9) == "abc")
    }

    @Test func `a text is padded by its columns`() {
        #expect("次へ".padded(toDisplayWidth: 6) == "次へ  ")
        #expect("Weiter".padded(toDisplayWidth: 3) == "Weiter")
    }
}
