import Testing

@testable import Lessons

struct ExplanationNameTests {
    @Test func `every name stands once`() {
        let names = Explanation.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: Statement.allIDs + [
        "compile", "crash", "limit", "require", "forbid", "must-not-compile", "root", "script", "missing-solution", "unreadable-solution",
        "empty-solution", "large-solution", "not-utf8", "front-matter", "course", "sample-attribute", "file", "language", "site",
        "vocabulary",
    ])
    func `a finding is explained by its name`(name: String) {
        #expect(Explanation.named(name) != nil)
    }

    @Test func `an explanation by name only fits no message`() {
        #expect(Explanation.matching("compile crash tap expect-path") == nil)
    }

    @Test func `every statement of a script has a name`() {
        #expect(Statement.allIDs.contains("force-quit") && Statement.allIDs.contains("expect-stored"))
        #expect(!Statement.allIDs.contains("expect-nothing"))
    }
}
