/// An identity that is made up anew whenever it is asked for.
enum ChangingID: WayRule {
    static func findings(on way: Way) -> [Finding] {
        modifiers(in: way) + properties(in: way) + freshElements(in: way)
    }

    /// `.id(UUID())`
    private static func modifiers(in way: Way) -> [Finding] {
        way.calls(of: "id").compactMap { source, call in
            guard call.isMember, let given = call.argument(nil), source.makesUp(given.range) else { return nil }
            return .way("changing-id", .changing(source.text(of: given.range)), at: call.start, in: source, fix: .lastingValue)
        }
    }

    /// `var id: UUID { UUID() }`
    private static func properties(in way: Way) -> [Finding] {
        way.types.flatMap { source, type in
            source.properties(of: type).filter { $0.name == "id" && $0.isComputed && $0.body.map(source.makesUp) ?? false }.map {
                .way("changing-id", .computed, at: $0.index, in: source, fix: .storedID)
            }
        }
    }

    /// Elements that get their id when they are made, made in a view whenever its body is evaluated.
    private static func freshElements(in way: Way) -> [Finding] {
        let names = Set(way.types.filter { source, type in
            source.properties(of: type).contains { $0.name == "id" && ($0.value.map(source.makesUp) ?? false) }
        }.map(\.type.name))
        guard !names.isEmpty else { return [] }
        let lists = way.calls(of: "ForEach", "List").compactMap { source, call in
            call.argument(nil).flatMap { source.firstCall(of: names, in: $0.range) }.map { (source, $0) }
        }
        let computed = way.types.filter(\.type.isView).flatMap { source, type in
            source.properties(of: type).filter { $0.isComputed && $0.annotation.map { source[$0.lowerBound] == "[" } ?? false }
                .compactMap { $0.body.flatMap { source.firstCall(of: names, in: $0) } }.map { (source, $0) }
        }
        return (lists + computed).map { source, index in
            .way("changing-id", .freshElement(source[index]), at: index, in: source, fix: .keptElements)
        }
    }
}

extension SwiftOutline {
    /// Whether the code gives something else each time.
    fileprivate func makesUp(_ range: Range<Int>) -> Bool {
        range.contains { index in
            guard tokens[index].kind == .word else { return false }
            switch self[index] {
            case "UUID", "Date": return self[index + 1] == "(" && self[index + 2] == ")"
            case "random": return self[index - 1] == "." && self[index + 1] == "("
            case "now": return self[index - 1] == "."
            default: return false
            }
        }
    }

    fileprivate func firstCall(of names: Set<String>, in range: Range<Int>) -> Int? {
        range.first { tokens[$0].kind == .word && names.contains(self[$0]) && self[$0 + 1] == "(" && self[$0 - 1] != "." }
    }
}

extension Phrase {
    fileprivate static func changing(_ value: String) -> Phrase {
        Phrase(
            de: "`.id(\(value))` ist bei jeder Auswertung ein anderer Wert: Die View wird jedes Mal neu erzeugt.",
            el: "Το `.id(\(value))` είναι άλλη τιμή σε κάθε υπολογισμό του `body`: η προβολή γεννιέται κάθε φορά από την αρχή.",
            en: "`.id(\(value))` has a different value at every evaluation: the view is created anew each time.",
            ja: "`.id(\(value))` は評価のたびに値が変わるため、ビューが毎回新しく作り直されます。")
    }

    fileprivate static let lastingValue = Phrase(
        de: "Nimm einen Wert, der zum Inhalt gehört, etwa `.id(recipe.id)`, oder lass `.id` weg.",
        el: "Χρησιμοποίησε μια τιμή που ανήκει στο περιεχόμενο, όπως `.id(recipe.id)`, ή βγάλε το `.id`.",
        en: "Use a value that belongs to the content, such as `.id(recipe.id)`, or leave out `.id`.",
        ja: "`.id(recipe.id)` のように内容に結び付いた値を使うか、`.id` を外します。")

    fileprivate static let computed = Phrase(
        de: "Diese `id` entsteht bei jedem Lesen neu: Dasselbe Element ist für SwiftUI nie dasselbe.",
        el: "Αυτό το `id` φτιάχνεται ξανά σε κάθε ανάγνωση: το ίδιο στοιχείο δεν είναι ποτέ το ίδιο για το SwiftUI.",
        en: "This `id` is generated anew whenever it is read: to SwiftUI, the same element is never the same.",
        ja: "この `id` は読むたびに新しく作られるため、同じ要素でも SwiftUI には別のものに見えます。")

    fileprivate static let storedID = Phrase(
        de: "Speichere sie einmal: `let id = UUID()`, oder nimm etwas, das ohnehin eindeutig ist: `var id: String { name }`.",
        el: "Αποθήκευσέ το μία φορά: `let id = UUID()`, ή χρησιμοποίησε κάτι που είναι ήδη μοναδικό: `var id: String { name }`.",
        en: "Store it once with `let id = UUID()`, or use something that is unique anyway: `var id: String { name }`.",
        ja: "`let id = UUID()` と一度だけ作って保存するか、`var id: String { name }` のようにもともと一意な値を使います。")

    fileprivate static func freshElement(_ type: String) -> Phrase {
        Phrase(
            de: "Hier entsteht bei jeder Auswertung ein neues `\(type)` mit einer neuen `id`.",
            el: "Εδώ δημιουργείται σε κάθε υπολογισμό του `body` νέο `\(type)` με νέο `id`.",
            en: "A new `\(type)` with a new `id` is created here at every evaluation.",
            ja: "ここでは評価のたびに、新しい `id` を持つ `\(type)` が作られます。")
    }

    fileprivate static let keptElements = Phrase(
        de: "Bewahr die Elemente auf: mit `@State private var`, als `let` der View oder in einem Modell.",
        el: "Κράτησε τα στοιχεία: με `@State private var`, ως `let` της προβολής ή σε ένα μοντέλο.",
        en: "Keep the elements: in `@State private var`, in a `let` of the view, or in a model.",
        ja: "要素は `@State private var`、ビューの `let`、またはモデルに保管します。")
}
