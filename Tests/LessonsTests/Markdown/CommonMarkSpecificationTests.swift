import Foundation
import Testing

@testable import Lessons

private struct Example: Decodable, CustomTestStringConvertible {
    let example: Int
    let section: String
    let markdown: String
    let html: String

    var testDescription: String { "example \(example), \(section)" }
}

private enum Specification {
    static let path = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/commonmark/spec-0.30.json").standardized.path

    static var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    static func examples() throws -> [Example] {
        try JSONDecoder().decode([Example].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

struct CommonMarkSpecificationTests {
    @Test(.enabled(if: Specification.isThere, "the specification's examples aren't beside the package"))
    func `Every example of the specification comes out as it shows`() throws {
        let examples = try Specification.examples()
        #expect(examples.count == 652)
        for example in examples {
            let markdown = Markdown(example.markdown)
            let html = MarkdownHTML(markdown, dialect: CommonMarkDialect()).html(of: 0).text
            #expect(html == example.html, "example \(example.example) of \(example.section)")
        }
    }
}
