import Foundation

/// What of the API a compiled solution uses, by the symbols that it refers to: the compiler has already told the overloads apart.
struct UsedAPI: Sendable {
    private let uses: Set<Use>

    /// A function, initialiser or type, as a symbol names it.
    struct Use: Hashable, Sendable {
        /// `HeadlessSwiftUI`, `NavigationLink`, `init`.
        var path: [String]
        /// `_` where an argument has no label; nil where the symbol is no function.
        var labels: [String]?
    }

    /// - Parameter path: the solution's shared library.
    init(ofLibraryAt path: String) {
        let symbols = FileManager.default.contents(atPath: path).map(SymbolTable.names) ?? []
        uses = Set(symbols.compactMap(Use.init(symbol:)))
    }

    /// Whether the solution uses what the script names: a type, a form of its initialiser, or a modifier.
    func meets(_ requirement: Requirement) -> Bool {
        uses.contains { $0.meets(requirement) }
    }
}

extension UsedAPI.Use {
    init?(symbol: String) {
        guard let name = Demangling.demangled(symbol) else { return nil }
        let signature = Demangling.signature(in: Demangling.withoutGenerics(name))
        let head = signature.prefix { $0 != "(" && $0 != " " }
        guard !head.isEmpty else { return nil }
        path = head.split(separator: ".").map(String.init)
        labels = signature.dropFirst(head.count).first == "(" ? Demangling.labels(of: signature.dropFirst(head.count)) : nil
    }

    func meets(_ requirement: Requirement) -> Bool {
        let names = requirement.name.split(separator: ".").map(String.init)
        guard let wanted = requirement.labels else {
            return requirement.isModifier ? path.suffix(names.count).elementsEqual(names) && labels != nil : contains(names)
        }
        let place = requirement.isModifier ? path[...] : path.last == "init" ? path.dropLast() : []
        guard place.suffix(names.count).elementsEqual(names), let labels else { return false }
        return labels.containsInOrder(wanted)
    }

    private func contains(_ names: [String]) -> Bool {
        path.indices.contains { path.dropFirst($0).starts(with: names) }
    }
}

extension Array where Element: Equatable {
    /// Whether the others are among the elements, in that order.
    fileprivate func containsInOrder(_ others: [Element]) -> Bool {
        var rest = self[...]
        return others.allSatisfy { other in
            guard let place = rest.firstIndex(of: other) else { return false }
            rest = rest[(place + 1)...]
            return true
        }
    }
}
