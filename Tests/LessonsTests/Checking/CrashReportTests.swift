import Testing

@testable import Lessons

@Suite(.serialized)
struct CrashReportTests {
    let bench: Workbench

    init() throws { bench = try Workbench() }

    /// The line of the button's action in the solution.
    private let line = 6

    @Test(arguments: [
        ("var path: [Int] = []; path.removeLast()", "Can't remove last element from an empty collection"),
        ("let none: Int? = Int(\"x\"); print(none!)", "Unexpectedly found nil while unwrapping an Optional value"),
        ("print([1][Int(getpid())])", "Index out of range"),
        ("print(Int.max - 1 + Int(getpid()))", "arithmetic overflow"),
        ("fatalError(\"two\\nlines\")", "two\nlines"),
        ("precondition(getpid() == 0, \"not so\")", "Precondition failed: not so"),
        ("let any: Any = 1; print(any as! String)", "Could not cast value of type 'Swift.Int'"),
        ("print(try! JSONDecoder().decode(Int.self, from: Data()))", "'try!' expression unexpectedly raised an error"),
    ])
    func `a trap is reported with Swift's message and the learner's line`(code: String, message: String) throws {
        let report = try bench.crashOfTapping(code)
        #expect(report?.message?.hasPrefix(message) == true, "\(report?.message ?? "no message")")
        #expect(report?.place?.position.line == line)
        #expect(report?.finding.id == "crash")
    }

    @Test(arguments: [
        "while true {}",
        "var all: [[Int]] = []; while true { for _ in 0..<1000 { all.append([1, 2, 3]) }; all = [] }",
        "while true { print(\"again\") }",
        "Thread.detachNewThread { while true {} }; while true { sleep(100) }",
    ])
    func `an endless loop is reported with a line of it`(code: String) throws {
        let report = try bench.crashOfTapping(code, limit: 1)
        #expect(report?.failure == .limit(code.contains("print") ? .output : .cpu))
        // A loop that is stopped inside a library now and then leaves a stack that can't be walked.
        withKnownIssue(isIntermittent: true) { #expect(report?.place?.position.line == line) } when: { code.contains("print") }
        #expect(report?.finding.id == "limit")
    }

    @Test func `code that waits for ever is reported with its line`() throws {
        let report = try bench.crashOfTapping("while true { sleep(100) }", limit: 1)
        #expect(report?.failure == .limit(.time))
        #expect(report?.place?.position.line == line)
    }

    @Test func `an endless recursion is told from other crashes`() throws {
        let report = try bench.crashOfTapping("func again(_ n: Int) -> Int { again(n + 1) + 1 }; print(again(1))")
        #expect(report?.isEndlessRecursion == true)
        #expect(report?.place?.position.line == line)
    }

    @Test func `too much memory is told from other crashes`() throws {
        let report = try bench.crashOfTapping("var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1_000_000)) }")
        #expect(report?.isOutOfMemory == true)
        #expect(report?.place?.position.line == line)
        #expect(report?.finding.id == "limit")
    }
}
