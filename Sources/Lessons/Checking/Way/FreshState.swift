/// A model that is made whenever a view is, so that what it knows is lost.
enum FreshState: WayRule {
    static func findings(on way: Way) -> [Finding] {
        let models = Set(way.types.filter(\.type.isModel).map(\.type.name))
        return properties(in: way, models) + modifiers(in: way, models)
    }

    /// `@ObservedObject var router = Router()`, `let router = Router()`
    private static func properties(in way: Way, _ models: Set<String>) -> [Finding] {
        way.types.filter(\.type.isView).flatMap { source, type in
            source.properties(of: type).filter { property in
                guard let value = property.value, models.contains(source[value.lowerBound]), source[value.lowerBound + 1] == "(" else { return false }
                return property.modifiers.isDisjoint(with: ["static"]) && property.attributes.isSubset(of: ["ObservedObject", "Bindable"])
            }.map { property in
                let model = property.value.map { source[$0.lowerBound] } ?? ""
                return .way("fresh-state", .madeWithView(model), at: property.index, in: source, fix: .keep(property.name, model))
            }
        }
    }

    /// `.environmentObject(Router())`
    private static func modifiers(in way: Way, _ models: Set<String>) -> [Finding] {
        way.calls(of: "environmentObject", "environment").compactMap { source, call in
            guard call.isMember, let given = call.argument(nil), models.contains(source[given.range.lowerBound]),
                source[given.range.lowerBound + 1] == "("
            else { return nil }
            let model = source[given.range.lowerBound]
            return .way("fresh-state", .madeInBody(model), at: given.range.lowerBound, in: source, fix: .keep(model.lowercasedFirst, model))
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Phrase {
    fileprivate static func madeWithView(_ model: String) -> Phrase {
        Phrase(
            de: "Mit jeder neuen Auswertung der View darüber entsteht hier ein neues `\(model)`; was das alte wusste, ist weg.",
            el: "Κάθε φορά που υπολογίζεται η προβολή από πάνω, εδώ φτιάχνεται νέο `\(model)`· ό,τι ήξερε το παλιό χάνεται.",
            en: "Whenever the view above is evaluated, a new `\(model)` is created here; what the old one knew is gone.",
            ja: "親ビューが評価されるたびに、ここで新しい `\(model)` が作られ、前の内容は失われます。")
    }

    fileprivate static func madeInBody(_ model: String) -> Phrase {
        Phrase(
            de: "Hier entsteht bei jeder Auswertung ein neues `\(model)`; was das alte wusste, ist weg.",
            el: "Εδώ φτιάχνεται σε κάθε υπολογισμό του `body` νέο `\(model)`· ό,τι ήξερε το παλιό χάνεται.",
            en: "A new `\(model)` is created here at every evaluation; what the old one knew is gone.",
            ja: "ここでは評価のたびに新しい `\(model)` が作られ、前の内容は失われます。")
    }

    fileprivate static func keep(_ name: String, _ model: String) -> Phrase {
        let code = "@State private var \(name) = \(model)()"
        return Phrase(
            de: "Lass SwiftUI es aufbewahren: `\(code)`, bei einem ObservableObject mit `@StateObject` statt `@State`.",
            el: "Άφησε το SwiftUI να το φυλάει: `\(code)`, για ObservableObject με `@StateObject` αντί για `@State`.",
            en: "Let SwiftUI keep it: `\(code)`; for an ObservableObject, use `@StateObject` instead of `@State`.",
            ja: "SwiftUI に保管してもらいます：`\(code)`（ObservableObject なら `@State` の代わりに `@StateObject`）")
    }
}
