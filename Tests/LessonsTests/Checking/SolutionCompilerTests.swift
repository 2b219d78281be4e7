import Foundation
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

    @Test func `a cache that was moved with its folder is made again`() throws {
        let text = "import SwiftUI\nstruct ContentView: View {\n    var body: some View { Text(\"\") }\n}\n"
        let solution = try Solution(path: "Solution.swift", files: [SourceFile(path: "Solution.swift", text: text)])
        let root = try Root(script: "ContentView()", in: solution)
        for folder in ["here", "there"] {
            if folder == "there" {
                try FileManager.default.moveItem(atPath: bench.scratch.path + "/here", toPath: bench.scratch.path + "/there")
            }
            let compiler = SolutionCompiler(
                toolchain: try Toolchain(), installation: bench.installation, cache: "\(bench.scratch.path)/\(folder)/modules")
            guard case .success = try compiler.compile(solution, root: root, in: ScratchFolder()).outcome else {
                Issue.record("It doesn't compile \(folder).")
                return
            }
        }
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
            found.map { $0.message.en } == ["The script starts with `StairsView()`. Your file has no such view; it has: `Start`, `Page`."])
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

    @Test func `a source that the compiler can't finish is stopped`() throws {
        let nested = String(repeating: "{ (a: Int) in ", count: 2_000) + "1" + String(repeating: " }", count: 2_000)
        var compiler = bench.compiler
        compiler.limits = Invocation.Limits(cpuSeconds: 1)
        let source = "import SwiftUI\nlet a = \(nested)\nstruct ContentView: View { var body: some View { Text(\"\") } }"
        let solution = try Solution(path: "Solution.swift", files: [SourceFile(path: "Solution.swift", text: source)])
        let compilation = try compiler.compile(solution, root: try Root(script: "ContentView()", in: solution), in: bench.scratch)
        guard case .failure(let findings) = compilation.outcome else { return #expect(Bool(false), "compiled") }
        #expect(!findings.isEmpty)
    }

    @Test(arguments: [
        ("Text(\"\").navigationTitel(\"\")", "navigationTitle"), ("Buton(\"\") {}", "Button"), ("Text(recipie)", "recipe"), ("Text(\"\").foregroundStyle(.gren)", "green"),
        ("Text(RECIPE)", "recipe"),
    ])
    func `a name that is misspelt comes with the one that is meant`(code: String, meant: String) throws {
        let finding = try misspelling(code)
        #expect(finding.fix?.en == "`\(meant)`, if that is what you mean.")
    }

    @Test func `a name that is like no other is left without a guess`() throws {
        #expect(try misspelling("Text(zwischensumme)").fix == nil)
    }

    @Test func `of a great many misspelt names the first come with a guess`() throws {
        let lines = (0..<200).map { _ in "        recipie" }.joined(separator: "\n")
        let view = "struct ContentView: View { var body: some View { EmptyView() } }"
        let source = "import SwiftUI\nfunc lines() {\n    let recipe = 1\n\(lines)\n}\n\(view)\n"
        guard case .failure(let findings) = try bench.compile(source).outcome else { throw Workbench.Unexpected.doesNotCompile }
        #expect(findings.first?.fix != nil || findings.first?.message.en.contains("did you mean") == true)
        #expect(findings.count >= 200 && findings.suffix(100).allSatisfy { $0.fix == nil })
    }

    private func misspelling(_ code: String) throws -> Finding {
        let source = "import SwiftUI\nstruct ContentView: View {\n    let recipe = \"\"\n    var body: some View { \(code) }\n}\n"
        guard case .failure(let findings) = try bench.compile(source).outcome else { throw Workbench.Unexpected.doesNotCompile }
        return try #require(findings.first)
    }

    @Test func `several files are one solution`() throws {
        let files = [
            SourceFile(path: "app/Page.swift", text: "import SwiftUI\nprivate struct ContentView: View { var body: some View { page } }"),
            SourceFile(path: "app/Shared.swift", text: "import SwiftUI\n@MainActor var page: Text { Text(\"Seite\") }"),
        ]
        let solution = try Solution(path: "app", files: files)
        let compilation = try bench.compiler.compile(solution, root: try Root(script: "ContentView()", in: solution), in: bench.scratch)
        guard case .success = compilation.outcome else { return #expect(Bool(false), "\(compilation)") }
    }

    @Test func `a mistake that we know comes with its explanation`() throws {
        let found = try findings(
            """
            import SwiftUI
            struct ContentView: View { var body: some View { Text(title) } }
            """)
        #expect(found.first?.notes.last == Explanation.named("unknown-name")?.text)
    }
}
