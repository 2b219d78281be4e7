import Foundation
import Testing

@testable import lessonctl

struct OutputTests {
    @Test func `colour takes no column`() {
        #expect("\u{1B}[31m経路\u{1B}[0m".paintedWidth == 4)
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
