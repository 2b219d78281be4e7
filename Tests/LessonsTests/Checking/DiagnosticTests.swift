import Testing

@testable import Lessons

struct DiagnosticTests {
    private func parsed(_ output: String) -> [Diagnostic] {
        Diagnostic.parsed(from: output) { path, line, column in
            path == "S.swift" ? Finding.Place(path: "mine.swift", position: SourcePosition(line: line, column: column)) : nil
        }
    }

    @Test func `an error keeps its line, its marks and its notes`() {
        let found = parsed(
            """
            S.swift:3:5: error: cannot find 'x' in scope
                x = 1
                ^
            S.swift:1:1: note: did you mean 'y'?
            var y = 1
            ^
            """)
        #expect(found.map(\.message) == ["cannot find 'x' in scope"])
        #expect(found.first?.excerpt == Diagnostic.Excerpt(line: "    x = 1", marks: "    ^"))
        #expect(found.first?.notes.map(\.message) == ["did you mean 'y'?"])
        #expect(found.first?.place == Finding.Place(path: "mine.swift", position: SourcePosition(line: 3, column: 5)))
    }

    @Test func `notes in other files are left out`() {
        let found = parsed("S.swift:1:1: error: a\n/usr/lib/Other.swift:9:9: note: declared here\nS.swift:2:1: warning: b")
        #expect(found.map(\.message) == ["a", "b"])
        #expect(found.flatMap(\.notes).isEmpty)
        #expect(found.map(\.severity) == [.error, .warning])
    }

    @Test func `the name of a group of messages is left out`() {
        #expect(parsed("S.swift:1:1: warning: result is unused [#no-usage]").map(\.message) == ["result is unused"])
    }

    @Test func `an error in a macro's expansion has the macro's place`() {
        let found = parsed("macro expansion @Entry:1:1: error: wrong\nS.swift:7:3: note: in expansion of macro 'Entry' on property 'n' here")
        #expect(found.map(\.message) == ["wrong"])
        #expect(found.first?.place.position.line == 7)
    }

    @Test func `an error elsewhere is none of the solution's`() {
        #expect(parsed("/usr/lib/Other.swift:1:1: error: broken\nS.swift:1:8: note: imported here").isEmpty)
    }
}
