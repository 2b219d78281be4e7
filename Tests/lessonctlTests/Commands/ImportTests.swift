import Foundation
import Testing

struct ImportTests {
    private let page =
        "Home\n\nTwo Ways Back\n\nThere are two ways back to the root of the stack.\n\nThe first\n\npath.removeAll()\npath = []\n\nBoth do the same to the stack.\n"

    @Test func `a page becomes a lesson document on standard output`() throws {
        let course = try Course()
        try course.write(page, to: "page.txt")
        let result = try course.tool.run("import", "page.txt")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("# Two Ways Back\n\nThere are two ways"))
        #expect(result.output.contains("## The first\n\n```swift\npath.removeAll()\npath = []\n```\n"))
        #expect(result.messages.contains("page.txt:1:1: note: "))
    }

    @Test func `a page becomes a file, in the language of its folder`() throws {
        let course = try Course()
        try course.write(page, to: "page.txt")
        let result = try course.tool.run("import", "page.txt", "-o", "Content/de/back.md")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(course.text(of: "Content/de/back.md")?.hasPrefix("# Two Ways Back\n") == true)
    }

    @Test func `a page that isn't there is the caller's mistake`() throws {
        let course = try Course()
        let result = try course.tool.run("import", "nowhere.txt")
        withExtendedLifetime(course) { #expect(result.status == 2) }
    }

    @Test func `a page that isn't text is what is wrong`() throws {
        let course = try Course()
        try Data([0x41, 0xFF]).write(to: URL(fileURLWithPath: course.path + "/page.txt"))
        #expect(try course.tool.run("import", "page.txt").status == 1)
    }
}
