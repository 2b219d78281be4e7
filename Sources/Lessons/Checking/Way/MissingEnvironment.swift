/// A router that a page looks for in its environment and doesn't find.
enum MissingEnvironment: WayRule {
    static func findings(on way: Way) -> [Finding] {
        var seen: Set<String> = []
        return way.crashes.compactMap(typeName).filter { seen.insert($0).inserted }.flatMap { name in findings(of: name, on: way) }
    }

    /// The last word of the type that SwiftUI doesn't find: `Router`.
    private static func typeName(in message: String) -> String? {
        guard let match = message.firstMatch(of: /No Observable(?:Object)? object of type (?:\w+\.)*(\w+) found|No ObservableObject of type (?:\w+\.)*(\w+) found/)
        else { return nil }
        return (match.1 ?? match.2).map(String.init)
    }

    private static func findings(of name: String, on way: Way) -> [Finding] {
        let misplaced = way.calls(of: "environmentObject", "environment").filter { source, call in
            call.isMember && call.argument(nil).map { source.mentions(name, in: $0.range, of: way) } ?? false
                && source.calls(around: call.start).contains { $0.name == "NavigationStack" }
        }
        if let (source, call) = misplaced.first {
            return [.way("missing-environment", .onOnePage(name), at: call.start, in: source, fix: .ontoStack(source.text(of: call.start..<call.end)))]
        }
        return way.types.lazy.filter(\.type.isView).flatMap { source, type in
            source.properties(of: type).filter { property in
                property.attributes.contains("EnvironmentObject") && property.annotation.map { source.text(of: $0).hasSuffix(name) } ?? false
                    || property.attributes.contains("Environment") && source.isAttribute(of: property, naming: name)
            }.map { .way("missing-environment", .nobodyGives(name), at: $0.index, in: source, fix: .giveIt(name)) }
        }.prefix(1).map(\.self)
    }
}

extension SwiftOutline {
    /// Whether an argument is a value of that type: made there, or kept in a property of that type.
    fileprivate func mentions(_ name: String, in range: Range<Int>, of way: Way) -> Bool {
        if self[range.lowerBound] == name { return true }
        guard let last = range.last else { return false }
        return way.types.contains { source, type in
            source.properties(of: type).contains { property in
                property.name == self[last]
                    && [property.value, property.annotation].compactMap(\.self).contains { source[$0.lowerBound] == name }
            }
        }
    }

    /// `@Environment(Router.self) private var router`
    fileprivate func isAttribute(of property: SwiftProperty, naming name: String) -> Bool {
        let before = max(0, property.index - 12)..<property.index
        return before.contains { self[$0] == name && self[$0 + 1] == "." && self[$0 + 2] == "self" }
    }
}

extension Phrase {
    fileprivate static func onOnePage(_ name: String) -> Phrase {
        Phrase(
            de: "`\(name)` bekommt hier nur die erste Seite mit; Seiten, die dazukommen, liegen neben ihr, nicht in ihr.",
            el: "Εδώ το `\(name)` το παίρνει μόνο η πρώτη σελίδα· οι σελίδες που ανοίγουν βρίσκονται δίπλα της και όχι μέσα της.",
            en: "Only the first page gets `\(name)` here; pages that are pushed lie beside it, not inside it.",
            ja: "ここでは `\(name)` が最初のページにだけ渡されています。あとから積まれるページは、その中ではなく横に並ぶので、届きません。")
    }

    fileprivate static func ontoStack(_ modifier: String) -> Phrase {
        Phrase(
            de: "Setz `.\(modifier)` hinter die schließende Klammer des NavigationStack; dann gilt es für alle Seiten.",
            el: "Βάλε το `.\(modifier)` μετά την αγκύλη που κλείνει το NavigationStack· τότε ισχύει για όλες τις σελίδες.",
            en: "Put `.\(modifier)` after the closing brace of the NavigationStack; then it serves every page.",
            ja: "`.\(modifier)` を NavigationStack の閉じ括弧の後ろに移します。そうすればすべてのページに届きます。")
    }

    fileprivate static func nobodyGives(_ name: String) -> Phrase {
        Phrase(
            de: "Diese View sucht ein `\(name)` in ihrer Umgebung, aber weiter außen gibt ihr niemand eins.",
            el: "Αυτή η προβολή ψάχνει ένα `\(name)` στο περιβάλλον της, αλλά κανείς πιο έξω δεν της δίνει.",
            en: "This view looks for a `\(name)` in its environment, but no view around it provides one.",
            ja: "このビューは環境から `\(name)` を探しますが、外側のどこからも渡されていません。")
    }

    fileprivate static func giveIt(_ name: String) -> Phrase {
        Phrase(
            de: "Gib es außen am NavigationStack mit: `.environment(router)`, bei einem ObservableObject `.environmentObject(router)`; "
                + "`router` ist dort ein `@State` (`@StateObject`) mit einem `\(name)`.",
            el: "Δώσ’ το έξω, στο NavigationStack: `.environment(router)`, για ObservableObject `.environmentObject(router)`· το "
                + "`router` είναι εκεί ένα `@State` (`@StateObject`) με ένα `\(name)`.",
            en: "Provide it on the outside of the NavigationStack: `.environment(router)`, or `.environmentObject(router)` for an "
                + "ObservableObject; `router` is a `@State` (`@StateObject`) there that holds a `\(name)`.",
            ja: "外側の NavigationStack に `.environment(router)`（ObservableObject なら `.environmentObject(router)`）を付けて渡します。"
                + "`router` はそこで `@State`（`@StateObject`）に持つ `\(name)` です。")
    }
}
