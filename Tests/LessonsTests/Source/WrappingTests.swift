import Lessons
import Testing

@Suite struct WrappingTests {
    @Test(arguments: [
        ("ein langer Satz", 8, ["ein", "langer", "Satz"]), ("次の画面へ進む", 6, ["次の画", "面へ進", "む"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("a\nb", 9, ["a", "b"]),
        ("", 4, [""]), ("ab cd", 5, ["ab cd"]), ("次a", 2, ["次", "a"]),
    ])
    func `a text is broken into lines`(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(toDisplayWidth: width) == lines)
    }

    @Test func `a word that is longer than a line may stay whole`() {
        #expect("one unbreakable two".wrapped(toDisplayWidth: 4, longWords: .whole) == ["one", "unbreakable", "two"])
    }

    @Test(arguments: [
        ("経路を消す。", 10, ["経路を消", "す。"]), ("名前「経路」", 6, ["名前", "「経", "路」"]), ("スタックへ", 4, ["ス", "タッ", "クへ"]),
        ("ボタンはー", 8, ["ボタン", "はー"]), ("終わり…………", 8, ["終わ", "り…………"]),
    ])
    func `a line neither begins with a closing sign nor ends with an opening one`(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(toDisplayWidth: width) == lines)
    }

    @Test func `no line is wider than it may be`() {
        let text = "„NavigationStack(path: $path)“は経路を「一度に」空にします。 Größe: 😀😀😀 αβγδεζηθικλμνξ"
        for width in 2...40 {
            for line in text.wrapped(toDisplayWidth: width) { #expect(line.displayWidth <= width, "\(width): \(line)") }
        }
    }

    @Test func `nothing but spaces at the ends of lines is lost`() {
        let text = "  eins zwei drei vier"
        #expect(text.wrapped(toDisplayWidth: 9).joined(separator: " ") == text)
    }
}
