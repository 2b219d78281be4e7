import Foundation
import Lessons

/// What the compiler says of a module's public names.
struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        var kind: Kind
        var identifier: Identifier
        /// The type that it is in, and its own name with its labels: `View`, `sheet(isPresented:onDismiss:content:)`.
        var pathComponents: [String]
        var declarationFragments: [Fragment]

        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
    }

    /// Everything that the solutions' SwiftUI has, what it adds to other modules' types too.
    static func ofSwiftUI() throws -> SymbolGraph {
        let folder = FileManager.default.temporaryDirectory.appending(path: "surface-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let toolchain = try Toolchain()
        let extraction = try Process.run(
            URL(filePath: toolchain.root + "/bin/swift-symbolgraph-extract"),
            arguments: [
                "-module-name", "HeadlessSwiftUI", "-I", try Installation().modules, "-target", toolchain.target,
                "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
            ])
        extraction.waitUntilExit()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.reduce(into: SymbolGraph(symbols: [], relationships: [])) { graph, file in
            let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            graph.symbols += part.symbols
            graph.relationships += part.relationships
        }
    }

    /// The names that a program can write, without what only stands behind them.
    var names: Set<String> { Set(symbols.flatMap(\.pathComponents).map(\.baseName)) }
}

extension SymbolGraph.Symbol {
    var name: String { pathComponents.last ?? "" }
    /// The type that it is a member of; empty for what stands by itself.
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    var isHidden: Bool { pathComponents.contains { $0.hasPrefix("_") } || name.hasPrefix("headless") }
    var isPropertyWrapper: Bool { declarationFragments.contains { $0.spelling == "@propertyWrapper" } }
    var isType: Bool { ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias"].contains(kind.identifier) }
}

extension String {
    /// Without labels: `sheet` of `sheet(isPresented:onDismiss:content:)`.
    var baseName: String { String(prefix { $0 != "(" }) }
}
