import Foundation
import Testing

@testable import Lessons

enum SampleBench {
    static var canCompile: Bool { (try? Checker(cache: cache)) != nil }

    static let cache = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.build/lessonctl-test-cache").standardized.path(percentEncoded: false)
}

@Suite(.enabled(if: SampleBench.canCompile, "needs the compiler and the built runtime"))
struct SampleLinterTests {
    private let bench: LintBench

    init() throws { bench = try LintBench() }

    /// The findings of a lesson whose section "Der Pfad" holds these samples, from line 10 on.
    private func findings(_ samples: String) throws -> [LintFinding] {
        try bench.replace("```swift\nlet name = \"Weg\"\n```", with: samples)
        let checker = try Checker(cache: SampleBench.cache)
        let linter = SampleLinter(checker: checker, cache: SampleCache(folder: bench.folder.path + "/cache", checker: checker))
        let documents = try bench.linter(only: [bench.path()]).documents
        return try linter.findings(of: documents.flatMap(LintedSample.all), jobs: 2)
    }

    private func places(_ samples: String) throws -> [String] {
        try findings(samples).map { "\($0.finding.place?.position.line ?? 0):\($0.finding.place?.position.column ?? 0) \($0.finding.id)" }
    }

    @Test func `samples compile whole, as fragments and together`() throws {
        let found = try places(
            """
            ```swift name=page
            struct Page: View { var body: some View { Text("A") } }
            ```
            ```swift in=body with=page
            Page().padding()
            ```
            ```swift in=view
            @State private var isOn = false
            ```
            ```swift in=function
            var path = [1]
            path.removeLast()
            ```
            ```swift ignore="only a sketch"
            struct …
            ```
            ```json
            { "a": 1 }
            ```
            """)
        #expect(found == [])
    }

    @Test func `an error points into the document`() throws {
        let found = try places("> - Da:\n>   ```swift in=function\n>   let a = 1\n>   let größe = aa + a\n>   ```")
        #expect(found == ["13:17 compile"])
    }

    @Test func `an error behind a directive for other places points into the document, too`() throws {
        let found = try places("```swift\n#sourceLocation(file: \"Book.swift\", line: 1)\nlet a: Int = \"\"\n#sourceLocation()\n```")
        #expect(found == ["12:14 compile"])
    }

    @Test func `a sample that names one which must fail has the error itself`() throws {
        let found = try places("```swift name=bad fails=\"cannot find\"\nlet a = b\n```\n```swift with=bad\nlet c = 1\n```")
        #expect(found == ["13:1 compile"])
    }

    @Test func `what was put around a fragment isn't shown`() throws {
        let found = try findings("```swift in=body\nText(\"a\"\n```\n```swift in=view\n}\nstruct B {\n```")
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { linted in linted.finding.excerpt.map { !$0.line.contains("Fragment") && !$0.line.contains("} }") } ?? true })
    }

    @Test func `what must fail must fail with that message, and its output be the real one`() throws {
        let samples = """
            ```swift fails="cannot find 'b'"
            let a = b
            ```
            ```text output
            cannot find 'b' in scope
            ```
            ```swift fails="cannot find 'b'"
            let a = 1
            ```
            ```swift fails="cannot find 'b'"
            let a = c
            ```
            ```swift fails="cannot find"
            let a = d
            ```
            ```text output
            error: cannot find 'e' in scope
            ```
            """
        #expect(try places(samples) == ["16:1 sample-fails", "19:1 sample-fails", "26:1 sample-output"])
    }

    @Test(arguments: [
        "Sample.swift:1:9: error: cannot find 'd' in scope\nlet a = d\n        ^", "cannot find 'd'\nin scope",
        "1 | let a = d\n  |         `- error: cannot find 'd' in scope",
    ])
    func `output may be all that the compiler prints`(output: String) throws {
        #expect(try places("```swift fails=\"cannot find\"\nlet a = d\n```\n```text output\n\(output)\n```") == [])
    }

    @Test(arguments: ["let a = d", "Sample.swift:1:9: error: cannot find 'e' in scope\nlet a = d\n        ^", "cannot find 'd' in scope\nlet b = d"])
    func `output that says something else is found`(output: String) throws {
        #expect(try places("```swift fails=\"cannot find\"\nlet a = d\n```\n```text output\n\(output)\n```") == ["14:1 sample-output"])
    }

    @Test func `output belongs to the sample that readers see before it`() throws {
        let samples = "```swift fails=\"cannot find\"\nlet a = d\n```\n<!--\n```swift\nlet b = 1\n```\n-->\n```text output\ncannot find 'e' in scope\n```"
        #expect(try places(samples) == ["19:1 sample-output"])
    }

    @Test func `output is put right`() throws {
        let found = try findings("```swift fails=\"cannot find\"\nlet a = d\n```\n```text output\ncannot find 'e'\n```")
        #expect(found.flatMap(\.edits).map(\.replacement) == ["cannot find 'd' in scope"])
    }

    @Test func `what warns must warn at its first screen`() throws {
        let view = "struct LostView: View { var body: some View { NavigationStack { NavigationLink(\"A\", value: 1) } } }"
        let found = try places(
            "```swift warns=\"missing destination\"\n\(view)\n```\n```swift warns=\"duplicate id\" try=\"LostView()\"\n\(view)\n```")
        #expect(found == ["13:1 sample-warns"])
    }

    @Test func `what can be tried must start`() throws {
        let found = try places(
            """
            ```swift try="AView()"
            struct AView: View { var body: some View { Text("A") } }
            ```
            ```swift try="BView()"
            struct BView: View {
                var body: some View { Text("\\([Int]().first!)") }
            }
            ```
            ```swift try="Missing()"
            struct CView: View { var body: some View { Text("C") } }
            ```
            """)
        #expect(found.map { $0.split(separator: " ").last } == ["crash", "root"])
        #expect(found.first?.hasPrefix("15:") == true)
    }

    @Test func `a sample is looked at again when one that it is compiled with changes`() throws {
        let samples = { (type: String) in "```swift name=a\nstruct A { let x: \(type) }\n```\n```swift name=b with=a\nlet b = A(x: 1)\n```\n```swift with=b\nlet c: Int = b.x\n```" }
        #expect(try places(samples("Int")) == [])
        try bench.folder.write(LintBench.german, to: "Content/de/ways.md")
        #expect(try places(samples("Double")) == ["17:16 compile"])
    }

    @Test func `what is unchanged comes from the cache`() throws {
        let samples = "```swift fails=\"cannot find\"\nlet a = d\n```"
        #expect(try places(samples) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/cache")
        let outcome = SampleOutcome(compiles: true)
        for name in names { try JSONEncoder().encode(outcome).write(to: URL(fileURLWithPath: "\(bench.folder.path)/cache/\(name)")) }
        #expect(names.count == 1)
        let checker = try Checker(cache: SampleBench.cache)
        let linter = SampleLinter(checker: checker, cache: SampleCache(folder: bench.folder.path + "/cache", checker: checker))
        let found = try linter.findings(of: bench.linter(only: [bench.path()]).documents.flatMap(LintedSample.all), jobs: 1)
        #expect(found.map(\.finding.id) == ["sample-fails"])
    }
}
