/// Checks as JUnit XML, in the form that Jenkins and GitLab read: a suite a check, a test case for the solution as a whole and one a
/// scenario. A `failure` says that the solution isn't right, an `error` that it didn't come so far. Equal checks give equal bytes:
/// there are no times.
public struct JUnitReport: Sendable {
    private let suites: [Suite]

    fileprivate struct Suite: Sendable {
        var name: String
        var cases: [Case]
    }

    fileprivate struct Case: Sendable {
        var name: String
        var problem: Problem?
        var output = ""
    }

    fileprivate struct Problem: Sendable {
        /// `failure` or `error`.
        var element: String
        var type: String
        var message: String
        var details: String
    }

    /// - Parameter checks: a name for each: the exercise's, or the file's.
    public init(_ checks: [(name: String, verdict: Verdict, script: Script)], language: Language) {
        suites = checks.map { check in
            let tests = ReportedTest.all(of: check.verdict, script: check.script, language: language)
            return Suite(name: check.name, cases: tests.map { Case($0, language) })
        }
    }

    /// A check that couldn't be done.
    public init(_ name: String, failure: FailureReport) {
        let details = ([failure.message] + failure.advice).joined(separator: "\n")
        let problem = Problem(element: "error", type: failure.whose.rawValue, message: failure.message, details: details)
        suites = [Suite(name: name, cases: [Case(name: name, problem: problem)])]
    }

    public var xml: String {
        let all = suites.flatMap(\.cases)
        let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(Self.counts(of: all))>"]
        return (lines + suites.flatMap(\.lines) + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    fileprivate static func counts(of cases: [Case]) -> String {
        let failures = cases.count { $0.problem?.element == "failure" }
        let errors = cases.count { $0.problem?.element == "error" }
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }
}

extension JUnitReport.Suite {
    fileprivate var lines: [String] {
        let start = "  <testsuite name=\"\(name.escapedForXML)\"\(JUnitReport.counts(of: cases))>"
        return [start] + cases.flatMap { $0.lines(in: name) } + ["  </testsuite>"]
    }
}

extension JUnitReport.Case {
    fileprivate init(_ test: ReportedTest, _ language: Language) {
        (name, output) = (test.name, test.output)
        switch test.outcome {
        case .passed: problem = nil
        case .failed(let finding, let details): problem = .init("failure", finding, details, language)
        case .broken(let finding, let details): problem = .init("error", finding, details, language)
        }
    }

    fileprivate func lines(in suite: String) -> [String] {
        let start = "    <testcase classname=\"\(suite.escapedForXML)\" name=\"\(name.escapedForXML)\""
        let printed = output.isEmpty ? [] : ["      <system-out>\(output.escapedForXML)</system-out>"]
        let inside = (problem.map { [$0.line] } ?? []) + printed
        return inside.isEmpty ? [start + "/>"] : [start + ">"] + inside + ["    </testcase>"]
    }
}

extension JUnitReport.Problem {
    fileprivate init(_ element: String, _ finding: Finding, _ details: String, _ language: Language) {
        (self.element, type, message, self.details) = (element, finding.id, finding.message.text(in: language), details)
    }

    fileprivate var line: String {
        "      <\(element) type=\"\(type.escapedForXML)\" message=\"\(message.escapedForXML)\">\(details.escapedForXML)</\(element)>"
    }
}

extension String {
    /// As text and as an attribute's value. Characters that XML can't hold become U+FFFD.
    fileprivate var escapedForXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
