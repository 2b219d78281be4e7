import Foundation

/// The names that Xcode makes for the pictures and colours in a solution's asset catalogues: `Image(.paulHudson)`, `Color(.sky)`.
struct AssetSymbols {
    private let images: [String]
    private let colors: [String]

    init(of solution: Solution) {
        let sets = Set(solution.resources.compactMap(Self.set(around:)))
        images = Self.names(of: sets.filter { $0.hasSuffix(".imageset") }, kind: "Image")
        colors = Self.names(of: sets.filter { $0.hasSuffix(".colorset") }, kind: "Color")
    }

    /// Those that make a symbol, one for each symbol: two folders may have a picture of the same name.
    private static func names(of sets: Set<String>, kind: String) -> [String] {
        var symbols: Set = [""]
        return sets.map(name(of:)).sorted().filter { symbols.insert(symbol(for: $0, kind: kind)).inserted }
    }

    /// The Swift code that declares them; nil where there are none.
    var code: String? {
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        return "import SwiftUI\n" + declarations(of: images, as: "Image") + declarations(of: colors, as: "Color") + members(of: colors)
    }

    /// As Xcode does it: words joined, each but the first with a capital, and without the kind at the end.
    static func symbol(for name: String, kind: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var symbol = words.dropFirst().reduce(words.first ?? "") { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
        if symbol.count > kind.count, symbol.hasSuffix(kind) { symbol.removeLast(kind.count) }
        let capitals = symbol.prefix { $0.isUppercase }.count
        let isAbbreviation = capitals > 1 && capitals < symbol.count
        let lowered = isAbbreviation ? capitals - 1 : capitals
        symbol = symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// `Assets.xcassets/Sky.colorset` of `Assets.xcassets/Sky.colorset/Contents.json`.
    private static func set(around file: String) -> String? {
        let parts = file.split(separator: "/")
        guard parts.contains(where: { $0.hasSuffix(".xcassets") }), parts.last == "Contents.json" else { return nil }
        return parts.dropLast().joined(separator: "/")
    }

    private static func name(of set: String) -> String {
        String((set.split(separator: "/").last ?? "").prefix { $0 != "." })
    }

    private func declarations(of names: [String], as kind: String) -> String {
        let lines = names.map { "    static let `\(Self.symbol(for: $0, kind: kind))` = \(kind)Resource(name: \($0.debugDescription), bundle: .main)\n" }
        return "extension \(kind)Resource {\n" + lines.joined() + "}\n"
    }

    /// A colour is a member of SwiftUI's colours too, unless it would hide one of these.
    private func members(of names: [String]) -> String {
        let symbols = names.map { Self.symbol(for: $0, kind: "Color") }.filter { !Self.systemColors.contains($0) }
        let colors = symbols.map { "    static var `\($0)`: SwiftUI.Color { .init(.`\($0)`) }\n" }.joined()
        return "extension SwiftUI.Color {\n" + colors + "}\nextension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n" + colors + "}\n"
    }

    private static let systemColors: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
        "purple", "red", "secondary", "teal", "white", "yellow",
    ]
}
