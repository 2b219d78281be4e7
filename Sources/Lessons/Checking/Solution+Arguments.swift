extension Solution {
    /// The names of structs that `Name()` can't make, as far as their source says.
    var typesThatNeedArguments: Set<String> {
        let outlines = zip(files, tokens).map { SwiftOutline($0, tokens: $1) }
        return Set(outlines.flatMap { outline in outline.types.filter(outline.needsArguments).map(\.name) })
    }
}

extension SwiftOutline {
    /// Whether a type's initialisers, or the one that Swift makes of its properties, all ask for something.
    fileprivate func needsArguments(_ type: SwiftType) -> Bool {
        guard type.keyword == "struct" else { return false }
        let initializers = top(of: type.body).filter { self[$0] == "init" && ["(", "<"].contains(self[$0 + 1]) }
        if !initializers.isEmpty { return initializers.allSatisfy(asksForSomething) }
        return properties(of: type).contains { $0.needsValue && !($0.isVariable && isOptional($0)) }
    }

    private func asksForSomething(_ initializer: Int) -> Bool {
        guard let parameters = inside(initializer + 1) else { return true }
        let top = top(of: parameters)
        return top.count { self[$0] == ":" } > top.count { self[$0] == "=" }
    }

    private func isOptional(_ property: SwiftProperty) -> Bool {
        guard let annotation = property.annotation, let first = annotation.first else { return false }
        let type = annotation.prefix { tokens[$0].line == tokens[first].line && self[$0] != ";" }
        return type.last.map { ["?", "!"].contains(self[$0]) } ?? false
    }
}

extension SwiftProperty {
    /// Stored, and neither its declaration nor its wrapper has a value for it.
    fileprivate var needsValue: Bool {
        value == nil && body == nil && !modifiers.contains("static") && attributes.isDisjoint(with: Self.wrappersWithAValue)
    }

    private static let wrappersWithAValue: Set = [
        "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState", "FocusedBinding", "FocusedObject", "FocusedValue", "Namespace",
    ]
}
