import Foundation
import Lessons
import Testing

/// Scenarios of public suites that run against Apple's SwiftUI, told anew as programs with scripts: `Documentation/oracles.md` says
/// which is which.
@Suite(.serialized) struct OracleTests {
    @Test(arguments: ["stack-backport", "backport", "compatibility", "lifecycle"])
    func `what Apple's SwiftUI does is done here`(suite: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs").path
        let solution = try Solution(contentsOf: "\(folder)/\(suite).swift")
        let script = try Script(SourceFile(contentsOf: "\(folder)/\(suite).nav"))
        let verdict = try Checker(cache: Workbench.cache).check(solution, against: script, .init(language: .english))
        #expect(!verdict.scenarios.isEmpty)
        for finding in verdict.allFindings { Issue.record("\(finding.line(in: .english))") }
    }
}
