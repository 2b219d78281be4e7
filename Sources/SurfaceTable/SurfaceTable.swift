/// The table of what there is of SwiftUI, in Markdown: types by what they are, each with its initializers, and the modifiers.
struct SurfaceTable {
    let markdown: String

    init(_ graph: SymbolGraph) {
        let symbols = graph.symbols.filter { !$0.isHidden }
        let conformances = Dictionary(grouping: graph.relationships.filter { $0.kind == "conformsTo" }, by: \.source)
            .mapValues { Set($0.map(\.target)) }
        let members = Dictionary(grouping: symbols) { $0.owner }
        let types = symbols.filter { $0.isType && $0.owner.isEmpty && $0.kind.identifier != "swift.typealias" }

        let protocols = types.filter { $0.kind.identifier == "swift.protocol" }
        var rest = types.filter { $0.kind.identifier != "swift.protocol" }
        func take(_ belongs: (SymbolGraph.Symbol) -> Bool) -> [SymbolGraph.Symbol] {
            defer { rest.removeAll(where: belongs) }
            return rest.filter(belongs)
        }
        func conforming(to name: String) -> [SymbolGraph.Symbol] {
            guard let target = protocols.first(where: { $0.name == name })?.identifier.precise else { return [] }
            return take { conformances[$0.identifier.precise]?.contains(target) ?? false }
        }
        func table(_ title: String, _ types: [SymbolGraph.Symbol]) -> String {
            Self.section(title, types.map { ($0.name, Self.forms(of: members[$0.name] ?? [])) })
        }

        let wrappers = take(\.isPropertyWrapper)
        let parts = [
            table("Property wrappers", wrappers),
            Self.section("Macros", symbols.filter { $0.kind.identifier == "swift.macro" }.map { ("#" + $0.name.baseName, [$0.name]) }),
            table("Shapes", conforming(to: "Shape")),
            table("Views", conforming(to: "View")),
            table("Scenes", conforming(to: "Scene")),
            table("Gestures", conforming(to: "Gesture")),
            table("Styles", take { $0.name.hasSuffix("Style") }),
            table("Protocols", protocols),
            table("Other types", rest),
            Self.section("Functions", Self.grouped(symbols.filter { $0.owner.isEmpty && $0.kind.identifier == "swift.func" })),
            Self.section("Modifiers of views", Self.grouped(members["View"] ?? [])),
            Self.section("Values of the environment", Self.grouped(members["EnvironmentValues"] ?? [])),
        ]
        markdown = """
            # The supported part of SwiftUI

            Generated from the code by `swift run SurfaceTable`; a test fails if it is out of date. A solution that uses these names compiles as
            it does with Apple's SwiftUI in iOS 18; what only paints, moves or makes sounds is accepted and does nothing. If a solution uses a
            name that is missing, the check's report says so.


            """ + parts.joined(separator: "\n")
    }

    /// How a type is made: its initializers, else what there is of it by name.
    private static func forms(of members: [SymbolGraph.Symbol]) -> [String] {
        let initializers = members.filter { $0.kind.identifier == "swift.init" }.map(\.name)
        let values = members.filter { ["swift.type.property", "swift.enum.case"].contains($0.kind.identifier) }.map { "." + $0.name }
        return Array(Set(initializers)).sorted() + Array(Set(values)).sorted()
    }

    /// Overloads under the name that they share.
    private static func grouped(_ members: [SymbolGraph.Symbol]) -> [(String, [String])] {
        Dictionary(grouping: members.filter { !["swift.associatedtype", "swift.typealias"].contains($0.kind.identifier) }, by: \.name.baseName)
            .map { ($0.key, Array(Set($0.value.map(\.name))).sorted()) }
    }

    private static func section(_ title: String, _ rows: [(name: String, forms: [String])]) -> String {
        let merged = Dictionary(rows.map { ($0.name, $0.forms) }) { Array(Set($0 + $1)).sorted() }
        let lines = merged.sorted { $0.key < $1.key }.map { name, forms in
            "| `\(name)` | \(forms.map { "`\($0)`" }.joined(separator: ", ")) |"
        }
        return "## \(title)\n\n| name | forms |\n| --- | --- |\n" + lines.joined(separator: "\n") + "\n"
    }
}
