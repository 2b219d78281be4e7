import Automation
import Foundation
import Testing

@testable import Lessons

/// What is printed as JSON, held against what the documentation says of it.
struct SchemaTests {
    private let schema: JSONSchema

    init() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized.path
        schema = try JSONSchema(contentsOf: package + "/Documentation/check.schema.json")
    }

    private func object(_ value: some Encodable) throws -> Any {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    }

    private var verdict: Verdict {
        get throws {
            var stairs = try StairsVerdict()
            stairs.see("Weiter")
            var evidence = Evidence(.button("Weiter", 1))
            evidence.observations.warnings = [Warning(name: "missing tag", text: "Picker")]
            try stairs.fail(0, at: 0, on: evidence)
            stairs.crash(1, at: 1)
            stairs.verdict.scenarios[0].screens = [Verdict.Shown(screen: evidence.screen, path: [.integer(1)])]
            let solution = try Solution(path: "A.swift", files: [
                SourceFile(path: "A.swift", text: "struct A: View { var body: some View { Text(\"\").id(UUID()) } }")
            ])
            stairs.verdict.addAdvice(on: solution, against: stairs.script)
            #expect(stairs.verdict.advice.map(\.id) == ["changing-id"])
            return stairs.verdict
        }
    }

    @Test(arguments: Language.allCases)
    func `a verdict is as the documentation says`(language: Language) throws {
        let report = VerdictReport(try verdict, exercise: "exercise1", language: language)
        #expect(schema.complaints(about: try object(report)) == [])
        #expect(schema.complaints(about: try object([report, report])) == [])
    }

    @Test func `so is a solution that doesn't compile, and a check that couldn't be done`() throws {
        let broken = Verdict(findings: [Finding(id: "compile", severity: .error, message: Phrase(verbatim: "cannot find '$path' in scope"))])
        #expect(schema.complaints(about: try object(VerdictReport(broken, language: .english))) == [])
        let failure = FailureReport(whose: .machine, message: "no compiler", advice: ["install one"])
        #expect(schema.complaints(about: try object(failure)) == [])
    }

    @Test func `the schema would find what isn't as it says`() throws {
        #expect(schema.complaints(about: ["version": 1, "passed": "yes"]).isEmpty == false)
        #expect(schema.complaints(about: ["version": 2, "failure": ["whose": "nobody", "message": "", "advice": []]]).isEmpty == false)
        var report = try #require(object(VerdictReport(try verdict, language: .german)) as? [String: Any])
        report["surprise"] = 1
        #expect(schema.complaints(about: report) == [": surprise isn't described"])
    }
}
