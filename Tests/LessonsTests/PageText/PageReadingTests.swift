import Foundation
import Testing

@testable import Lessons

struct PageReadingTests {
    @Test func `There are pages in every language`() {
        let counts = Dictionary(grouping: PageFixture.all) { $0.name.prefix(2) }.mapValues(\.count)
        #expect(["de", "el", "en", "ja"].allSatisfy { (counts[$0] ?? 0) >= 6 })
    }

    @Test(arguments: PageFixture.all)
    func `A page is read as a reader reads it`(fixture: PageFixture) throws {
        let count = PageCount(try fixture.page())
        let optional = ["subtitle: ", "tables: ", "callouts: ", "paragraphs: ", "summary: ", "references: "]
        let asked = { (line: String) in
            guard let key = optional.first(where: line.hasPrefix) else { return true }
            return fixture.counted.contains { $0.hasPrefix(key) }
        }
        let perhaps = Set(
            fixture.counted.filter { $0.hasPrefix("maybe ") }.map { "section prose: " + $0.dropFirst("maybe section: ".count) })
        let found = count.lines().filter { asked($0) && !perhaps.contains($0) }
        #expect(found == fixture.counted.filter { !$0.hasPrefix("left out: ") && !$0.hasPrefix("maybe ") })
        for line in fixture.counted where line.hasPrefix("left out: ") {
            #expect(count.leftOut(String(line.dropFirst("left out: ".count))))
        }
    }

    @Test(arguments: PageFixture.all)
    func `Code keeps every line, its common indentation aside`(fixture: PageFixture) throws {
        let lines = fixture.text.sourceLines
        for sample in try fixture.page().lesson.codeSamples {
            let written = lines[(sample.range.start.line - 1)..<sample.range.end.line]
            let read = sample.source.sourceLines
            #expect(written.map(\.trimmingSpaces) == read.map(\.trimmingSpaces))
            let shared = written.filter { !$0.trimmingSpaces.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
            #expect(zip(written, read).allSatisfy { $0.trimmingSpaces.isEmpty || $0.dropFirst(shared) == $1 })
        }
    }

    @Test(.enabled(if: !PageFixture.given.isEmpty, "the given pages don't lie beside the project"), arguments: PageFixture.given)
    func `A given page is read as a reader reads it`(fixture: PageFixture) throws {
        let count = PageCount(try fixture.page())
        let wanted = try GivenCount(named: fixture.name)
        let found = count.lines(withLines: true).filter {
            $0.hasPrefix("section ") || $0.hasPrefix("code ") || $0.hasPrefix("faq ") || $0.hasPrefix("exercise ")
                || $0.hasPrefix("title: ")
        }
        #expect(
            found.filter { line in !wanted.perhaps.contains { line.hasPrefix("section") && line.hasSuffix(": \($0)") } } == wanted.lines)
    }
}

/// What a reader counts in a given page, from the file beside it.
private struct GivenCount: Decodable {
    let title: String
    let sections: [Section]
    let codeSamples: [Sample]
    let faq: [Question]
    let exercises: [Exercise]
    let maybeSections: [String]?

    struct Section: Decodable { let title, kind: String }
    struct Sample: Decodable {
        let language, role, section: String
        let pageLines: [Int]
    }
    struct Question: Decodable { let level, question: String }
    struct Exercise: Decodable {
        let number: Int
        let level, title: String
        let hasSolution: Bool
    }

    init(named name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared/seeds/expected/\(name).json")
            .standardized
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }

    var perhaps: [String] { maybeSections ?? [] }

    var lines: [String] {
        ["title: \(title)"] + sections.map { "section \($0.kind): \($0.title)" }
            + codeSamples.map { "code \($0.language) \($0.role) \($0.pageLines[0])-\($0.pageLines[1]): \($0.section)" }
            + faq.map { "faq \($0.level): \($0.question)" }
            + exercises.map { "exercise \($0.number) \($0.level) \($0.hasSolution ? "solved" : "open"): \($0.title)" }
    }
}
