import Foundation
import Testing

@testable import Lessons
@testable import SurfaceTable

struct SurfaceTests {
    private let graph: SymbolGraph

    init() throws { graph = try Self.extracted.get() }

    private static let extracted = Result { try SymbolGraph.ofSwiftUI() }

    @Test func `the table of what is supported is up to date`() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../Documentation/supported.md").standardized
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == SurfaceTable(graph).markdown, "run: swift run SurfaceTable > Documentation/supported.md")
    }

    @Test func `a name that counts as missing isn't there`() {
        let there = AppleName.table.keys.filter(graph.names.contains)
        #expect(there.isEmpty)
    }

    @Test func `what is to be written instead of a missing name is there`() {
        let substitutes = AppleName.table.values.compactMap(\.substitute).filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }
        let unknown = Set(substitutes).subtracting(graph.names).subtracting(["SwiftUI", "Codable", "print"])
        #expect(unknown.isEmpty)
    }
}
