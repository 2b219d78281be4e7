import Testing

@testable import Lessons

@Suite(.serialized)
struct SolutionCompilerTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    private func findings(_ source: String, root: String? = "ContentView()") throws -> [Finding] {
        guard case .failure(let findings) = try bench.compile(source, root: root).outcome else { return [] }
        return findings
    }

    @Test func `an error has the learner's file, line and column`() throws {
        let found = try findings(
            """
            import SwiftUI
            struct ContentView: View {
                var body: some View { Txt("ä"); Text("ö") + nothing }
            }
            """)
        #expect(found.first?.line(in: .english) == "Solution.swift:3:27: error: cannot find 'Txt' in scope")
        #expect(found.contains { $0.place?.position == SourcePosition(line: 3, column: 49) })
    }

    @Test func `a missing brace is an error at the end of the learner's text`() throws {
        let found = try findings(
            """
            import SwiftUI
            struct ContentView: View {
                var body: some View { Text("") }

            """)
        #expect(found.map { $0.line(in: .english) } == ["Solution.swift:3:37: error: expected '}' in struct"])
    }

    @Test func `a first screen that isn't there is said with those that are`() throws {
        let found = try findings(
            """
            import SwiftUI
            struct Start: View { var body: some View { Text("") } }
            struct Page: View { var body: some View { Text("") } }
            """, root: "StairsView()")
        #expect(
            found.map { $0.message.en } == ["The script starts with `StairsView()`, your file has no such view; it has: `Start`, `Page`."])
    }

    @Test func `a first screen that can't be made so is said with the compiler's words`() throws {
        let found = try findings(
            """
            import SwiftUI
            struct ContentView: View { var number: Int; var body: some View { Text("") } }
            """)
        #expect(found.first?.id == "root")
        #expect(found.first?.notes.map(\.en) == ["missing argument for parameter 'number' in call"])
    }

    @Test func `a solution may have its own main type`() throws {
        let found = try findings(
            """
            import SwiftUI
            @main struct Main { static func main() {} }
            struct ContentView: View { var body: some View { Text("") } }
            """)
        #expect(found.isEmpty)
    }

    @Test func `a source that is never checked in time is stopped`() throws {
        let found = try findings(
            """
            import SwiftUI
            let a = 1.5, b: Float = 2
            let bomb = [1, 2.5, 3].map { $0 + 1 * -$0 + 2 } + [-1 + 2 * 3 - -4, a + 1 - 2 * -a / 3 + -b].map { -$0 * 2 + 1 - $0 / 3 }.reduce(0) { $0 + -$1 * 2 - 1 } + -1
            struct ContentView: View { var body: some View { Text("") } }
            """)
        #expect(!found.isEmpty)
    }
}
