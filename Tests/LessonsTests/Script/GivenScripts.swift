import Foundation
import Lessons
import Testing

/// The scripts of the given programs, which lie beside the project.
enum GivenScripts {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/seeds/programs")
        .standardized

    static let paths: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".nav") }.sorted().map { folder.appending(path: $0).path }
}

@Suite(.enabled(if: !GivenScripts.paths.isEmpty, "the given programs don't lie beside the project"))
struct GivenScriptsTests {
    @Test(arguments: GivenScripts.paths)
    func `a given script is read without a finding`(path: String) throws {
        let (script, findings) = Script.parse(try SourceFile(contentsOf: path))
        #expect(findings == [])
        #expect(script != nil)
    }
}
