/// A check as Exercism's test runners report it: `results.json`, version 3.
///
/// `status` is `error` where nothing ran, with `message`; else `pass` or `fail`, with `tests`: the solution as a whole, then the
/// scenarios in the script's order, each with `name`, `status`, `test_code` and, where there is one, `message` and `output` (500
/// characters at most).
public struct ExercismReport: Encodable, Sendable {
    public enum Status: String, Encodable, Sendable {
        case pass, fail, error
    }

    public let version = 3
    public let status: Status
    public let message: String?
    public let tests: [Test]?

    public struct Test: Encodable, Sendable {
        public let name: String
        public let status: Status
        public let testCode: String
        public let message: String?
        public let output: String?

        private enum CodingKeys: String, CodingKey {
            case name, status, message, output
            case testCode = "test_code"
        }
    }

    public init(_ verdict: Verdict, script: Script, language: Language) {
        let tests = ReportedTest.all(of: verdict, script: script, language: language)
        if verdict.scenarios.isEmpty, case .broken(_, let details) = tests[0].outcome {
            self.init(.error, message: details)
        } else {
            self.init(verdict.isPassed ? .pass : .fail, tests: tests.map(Test.init))
        }
    }

    /// A check that couldn't be done.
    public init(_ failure: FailureReport) {
        self.init(.error, message: ([failure.message] + failure.advice).joined(separator: "\n"))
    }

    private init(_ status: Status, message: String? = nil, tests: [Test]? = nil) {
        self.status = status
        self.message = message.map { String($0.prefix(Self.longestMessage)) }
        self.tests = tests
    }

    private static let longestMessage = 65_535
}

extension ExercismReport.Test {
    fileprivate init(_ test: ReportedTest) {
        (name, testCode) = (test.name, test.code)
        output = test.output.isEmpty ? nil : test.output.cut(to: 500)
        switch test.outcome {
        case .passed: (status, message) = (.pass, nil)
        case .failed(_, let details): (status, message) = (.fail, details)
        case .broken(_, let details): (status, message) = (.error, details)
        }
    }
}

extension String {
    fileprivate func cut(to length: Int) -> String {
        let end = "\n… (cut)"
        return count <= length ? self : prefix(length - end.count) + end
    }
}
