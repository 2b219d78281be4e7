import Foundation
import Testing

@testable import Lessons

struct TestReportTests {
    private func failing() throws -> StairsVerdict {
        var stairs = try StairsVerdict()
        try stairs.fail(0, at: 0, on: Evidence(.button("<Go> & \"stop\"\u{7}", 1)))
        stairs.crash(1, at: 1)
        return stairs
    }

    private var notCompiled: Verdict {
        Verdict(findings: [Finding(id: "compile", severity: .error, message: Phrase(verbatim: "cannot find 'x' in scope"))])
    }

    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }

    // MARK: JUnit

    @Test func `JUnit has a suite a check and a case a scenario, failures and errors told apart`() throws {
        let stairs = try failing()
        let xml = JUnitReport([("exercise1", stairs.verdict, stairs.script)], language: .english).xml
        #expect(xml.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"3\" failures=\"1\" errors=\"1\">\n"))
        #expect(xml.contains("  <testsuite name=\"exercise1\" tests=\"3\" failures=\"1\" errors=\"1\">\n"))
        #expect(xml.contains("<testcase classname=\"exercise1\" name=\"climbs\">\n      <failure type=\"tap\" message=\"Expected: "))
        #expect(xml.contains("<testcase classname=\"exercise1\" name=\"goes home\">\n      <error type=\"crash\" message=\"Your program"))
        #expect(xml.hasSuffix("  </testsuite>\n</testsuites>\n"))
    }

    @Test func `JUnit escapes what XML can't hold`() throws {
        let stairs = try failing()
        let xml = JUnitReport([("a<b", stairs.verdict, stairs.script)], language: .english).xml
        #expect(xml.contains("“&lt;Go&gt; &amp; &quot;stop&quot;\u{FFFD}”"))
        #expect(xml.contains("<testsuite name=\"a&lt;b\""))
        #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(XMLDocumentShape(xml).isWellFormed)
    }

    @Test func `JUnit tells a check that couldn't be done by whose fault it is`() {
        let failure = FailureReport(whose: .machine, message: "No compiler.", advice: ["Install one."])
        let xml = JUnitReport("exercise1", failure: failure).xml
        #expect(xml.contains("<error type=\"machine\" message=\"No compiler.\">No compiler.\nInstall one.</error>"))
        #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    }

    // MARK: Exercism

    @Test func `Exercism's results name every test with its code`() throws {
        let stairs = try failing()
        let results = try object(ExercismReport(stairs.verdict, script: stairs.script, language: .english))
        #expect(results["version"] as? Int == 3)
        #expect(results["status"] as? String == "fail")
        #expect(results["message"] == nil)
        let tests = try #require(results["tests"] as? [[String: Any]])
        #expect(tests.map { $0["status"] as? String } == ["pass", "fail", "error"])
        #expect(tests[0]["test_code"] as? String == "require NavigationStack(path:)")
        #expect(
            tests[1]["test_code"] as? String == "scenario \"climbs\"\n  tap go\n  tap next 2 times\n  expect path [1, 2, 3]")
        #expect((tests[1]["message"] as? String)?.hasPrefix("  Script:    stairs.nav:5: tap go\n  Expected:") == true)
    }

    @Test func `Exercism's status is error only where nothing ran`() throws {
        let script = try StairsVerdict().script
        let results = try object(ExercismReport(notCompiled, script: script, language: .english))
        #expect(results["status"] as? String == "error")
        #expect(results["message"] as? String == "error: cannot find 'x' in scope")
        #expect(results["tests"] == nil)
        let wrong = Verdict(findings: [Finding(id: "must-not-compile", severity: .error, message: Phrase(verbatim: "It compiles."))])
        #expect(try object(ExercismReport(wrong, script: script, language: .english))["status"] as? String == "fail")
    }

    @Test func `what the learner printed is cut at 500 characters, and says so`() throws {
        var stairs = try StairsVerdict()
        stairs.verdict.scenarios[0].console = String(repeating: "a", count: 2_000)
        let results = try object(ExercismReport(stairs.verdict, script: stairs.script, language: .english))
        let output = try #require((results["tests"] as? [[String: Any]])?[1]["output"] as? String)
        #expect(output.count == 500 && output.hasSuffix("(cut)"))
        #expect(results["status"] as? String == "pass")
    }

    @Test func `a long message is cut at what Exercism takes`() throws {
        let long = Verdict(findings: [Finding(id: "compile", severity: .error, message: Phrase(verbatim: String(repeating: "x ", count: 50_000)))])
        let results = try object(ExercismReport(long, script: Script(path: ""), language: .english))
        #expect((results["message"] as? String)?.count == 65_535)
    }

    // MARK: JSON

    @Test func `JSON names the finding, the difference, the steps and the screen`() throws {
        var stairs = try StairsVerdict()
        try stairs.fail(0, at: 2, on: Evidence(.text("x")).with { $0.path = [.integer(1), .integer(2), .integer(4)] })
        let report = try object(VerdictReport(stairs.verdict, exercise: "exercise1", language: .german))
        #expect(report["version"] as? Int == 1 && report["passed"] as? Bool == false && report["exercise"] as? String == "exercise1")
        let scenario = try #require((report["scenarios"] as? [[String: Any]])?.first)
        #expect(scenario["status"] as? String == "failed" && scenario["line"] as? Int == 4)
        let failure = try #require(scenario["failure"] as? [String: Any])
        #expect(failure["difference"] as? String == "[1, 2, ✗4]")
        #expect(failure["hint"] as? String == "Zähl mit.")
        #expect(failure["steps"] as? [String] == ["tap go", "tap next 2 times"])
        #expect((failure["finding"] as? [String: Any])?["id"] as? String == "expect-path")
        #expect((failure["screen"] as? [String])?.contains { $0.hasPrefix("│ x ") } == true)
    }

    @Test func `JSON says whose fault it is that nothing was checked`() throws {
        let report = try object(FailureReport(whose: .course, message: "Bad script.", advice: []))
        #expect(report["version"] as? Int == 1)
        #expect((report["failure"] as? [String: Any])?["whose"] as? String == "course")
    }
}

/// Whether the elements of an XML text close in order.
private struct XMLDocumentShape {
    let isWellFormed: Bool

    init(_ xml: String) {
        var open: [String] = []
        var isRight = true
        for tag in xml.matches(of: /<([\/?]?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)\??>/) {
            switch (tag.1, tag.4) {
            case ("?", _), (_, "/"): continue
            case ("/", _): isRight = isRight && open.popLast() == String(tag.2)
            default: open.append(String(tag.2))
            }
        }
        isWellFormed = isRight && open.isEmpty && xml.count { $0 == "<" } == xml.matches(of: /<[^<>]*>/).count
    }
}
