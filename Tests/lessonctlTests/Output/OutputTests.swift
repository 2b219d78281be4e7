import Foundation
import Testing

@testable import lessonctl

struct OutputTests {
    @Test(arguments: [
        "abc": 3, "経路": 4, "Ü": 1, "u\u{308}": 1, "が": 2, "🍋": 2, "ﾊﾟ": 2, "\u{1B}[31mrot\u{1B}[0m": 3, "": 0, "（": 2,
    ])
    func `a text is as wide as a terminal shows it`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test func `words are never broken`() {
        #expect("one two three".wrapped(to: 8) == ["one two", "three"])
        #expect("unbreakable".wrapped(to: 4) == ["unbreakable"])
    }

    @Test func `Japanese is broken between its characters, but never before a full stop`() {
        #expect("経路を消す。".wrapped(to: 10) == ["経路を消", "す。"])
        #expect("名前「経路」".wrapped(to: 6) == ["名前", "「経", "路」"])
    }

    @Test func `columns stand below each other in any script`() {
        var table = Table(.left, .right)
        table.add("経路", "1", "a")
        table.add("path", "10", "b")
        table.add("Ü", "100", "c")
        #expect(table.lines(width: 80) == ["経路    1  a", "path   10  b", "Ü     100  c"])
    }

    @Test func `what doesn't fit goes on below the last column`() {
        var table = Table()
        table.add("--x", "one two three four five six")
        #expect(table.lines(width: 25) == ["--x  one two three four", "     five six"])
    }

    @Test func `a bar is drawn on a terminal only`() {
        #expect(Bar(part: 1, whole: 3).text(on: Output(.nullDevice, [:])) == "1/3")
    }
}
