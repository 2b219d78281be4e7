import Testing

@testable import Lessons

struct ExcerptTests {
    private func excerpt(_ line: String, column: Int) throws -> Finding.Excerpt {
        let file = SourceFile(path: "S.swift", text: "first\n" + line + "\nlast")
        return try #require(file.excerpt(at: SourcePosition(line: 2, column: column)))
    }

    /// What stands above the caret.
    private func marked(_ excerpt: Finding.Excerpt) -> String {
        let before = excerpt.line.prefix(displayWidth: excerpt.marks.prefix { $0 == " " }.count)
        return String(excerpt.line.dropFirst(before.count).prefix(1))
    }

    @Test(arguments: [("let path = x", 12), ("Text(\"次の画面へ\").foo(x)", 19), ("\t\tText(\"Größe\", x)", 17), ("x", 1)])
    func `the caret stands below the character, whatever is before it`(line: String, column: Int) throws {
        #expect(try marked(excerpt(line, column: column)) == "x")
    }

    @Test func `a file without that line has no excerpt`() {
        #expect(SourceFile(path: "S.swift", text: "one").excerpt(at: SourcePosition(line: 2, column: 1)) == nil)
    }

    @Test func `the indentation goes`() throws {
        let fitted = try excerpt("        path = x", column: 16).fitted(toDisplayWidth: 20)
        #expect(fitted == Finding.Excerpt(line: "path = x", marks: "       ^"))
    }

    @Test(arguments: [10, 20, 40])
    func `a long line is cut around the caret`(width: Int) throws {
        let line = String(repeating: "経路", count: 30) + "x" + String(repeating: "-", count: 100)
        let fitted = try excerpt(line, column: 61).fitted(toDisplayWidth: width)
        #expect(fitted.line.displayWidth <= width)
        #expect(fitted.line.hasPrefix("…") && fitted.line.hasSuffix("…"))
        #expect(marked(fitted) == "x")
    }
}
