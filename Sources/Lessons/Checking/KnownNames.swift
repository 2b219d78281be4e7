import Foundation

/// Names that a learner may have meant by one that Swift doesn't know: the solution's own and those of the runtime.
struct KnownNames {
    private let names: Set<String>

    /// - Parameters:
    ///   - unknown: what Swift doesn't know, though the solution has it.
    ///   - library: the runtime's file.
    init(of solution: Solution, without unknown: Set<String>, runtime library: String) {
        let own = solution.tokens.joined().filter { $0.kind == .word }.map(\.text)
        names = Set(own).union(Self.offered(byLibraryAt: library)).union(Self.modules).subtracting(unknown)
    }

    /// What a message of the compiler's says that it doesn't know.
    static func unknown(in message: String) -> String? {
        let patterns: [Regex<(Substring, Substring)>] = [
            /cannot find (?:type )?'(\w+)' in scope/, /has no (?:dynamic )?member '(\w+)'/, /unknown attribute '(\w+)'/, /no macro named '(\w+)'/,
            /reference to member '(\w+)' cannot be resolved/, /no such module '(\w+)'/,
        ]
        return patterns.lazy.compactMap { message.firstMatch(of: $0) }.first.map { String($0.output.1) }
    }

    /// The name that is spelt most like it; nil where none is close, or several are as close: there are thousands.
    func nearest(to name: String) -> String? {
        let letters = Array(name.lowercased())
        var (fewest, found) = (max(1, letters.count / 4), [String]())
        for candidate in names where abs(candidate.count - letters.count) <= fewest {
            let slips = letters.slips(to: Array(candidate.lowercased()))
            if slips < fewest { (fewest, found) = (slips, []) }
            if slips == fewest { found.append(candidate) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private static let modules: Set = ["SwiftUI", "Foundation", "Combine", "Observation"]

    /// The types, functions and properties that programs may use.
    private static func offered(byLibraryAt path: String) -> Set<String> {
        let symbols = (FileManager.default.contents(atPath: path).map(SymbolTable.names) ?? []).filter { symbol in
            ["F", "FZ", "Mn", "Mp", "vpMV", "vpZMV"].contains { symbol.hasSuffix($0) }
        }
        return Set(symbols.compactMap { UsedAPI.Use(symbol: $0)?.path.last }.filter { !$0.hasPrefix("_") })
    }
}
