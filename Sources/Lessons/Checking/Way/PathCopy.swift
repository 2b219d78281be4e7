/// A path that isn't the stack's own: what happens to it, the stack never learns; or what happens in the stack is lost.
enum PathCopy: WayRule {
    static func findings(on way: Way) -> [Finding] {
        fixedPaths(in: way) + copiesInPages(of: way) + localCopies(in: way)
    }

    /// `NavigationStack(path: .constant(…))`, or a binding whose setter does nothing.
    private static func fixedPaths(in way: Way) -> [Finding] {
        way.calls(of: "NavigationStack").compactMap { source, stack in
            guard let path = stack.argument("path"), source.isFixedBinding(path.range) else { return nil }
            return .way("path-copy", .fixed, at: path.range.lowerBound, in: source, fix: .bindOwn)
        }
    }

    /// A page that keeps in `@State` what it was given of the path, and changes that.
    private static func copiesInPages(of way: Way) -> [Finding] {
        let names = way.pathNames
        return way.types.filter(\.type.isView).flatMap { source, type -> [Finding] in
            source.properties(of: type).filter { $0.attributes.contains("State") && $0.value == nil }.filter { property in
                source.changes(property.name, in: type.body) && way.calls(of: type.name).contains { caller, call in
                    call.arguments.contains { caller.lastWord(of: $0.range).map(names.contains) ?? false }
                }
            }.map { .way("path-copy", .copiedState($0.name), at: $0.index, in: source, fix: .takeBinding($0.name)) }
        }
    }

    /// `var copy = path`, then only changes of the copy.
    private static func localCopies(in way: Way) -> [Finding] {
        let names = way.pathNames
        return way.sources.flatMap { source in
            source.tokens.indices.compactMap { index -> Finding? in
                guard let copy = source.localCopy(at: index, of: names) else { return nil }
                return .way("path-copy", .copied(copy.name, of: copy.original), at: index + 1, in: source, fix: .changeOwn(copy.original))
            }
        }
    }
}

extension SwiftOutline {
    fileprivate static let changingMethods: Set = ["append", "removeLast", "removeAll", "removeFirst", "remove", "insert", "popLast"]

    /// Whether what is bound never changes.
    fileprivate func isFixedBinding(_ range: Range<Int>) -> Bool {
        if let constant = range.first(where: { self[$0] == "constant" }), self[constant - 1] == "." { return true }
        guard let start = range.first(where: { self[$0] == "Binding" }), let binding = SwiftCall(at: start, in: self) else { return false }
        let setters = (binding.arguments + binding.closures).filter { $0.label == "set" }
        return setters.contains { setter in
            setter.range.filter { tokens[$0].kind == .word }.map { self[$0] } == ["_", "in"]
        }
    }

    /// The last word of a chain of names, `router.path`; nil for anything else.
    fileprivate func lastWord(of range: Range<Int>) -> String? {
        let isChain = range.allSatisfy { tokens[$0].kind == .word || self[$0] == "." }
        guard isChain, let last = range.last, !self[range.lowerBound].hasPrefix("$") else { return nil }
        return self[last]
    }

    fileprivate func changes(_ name: String, in range: Range<Int>) -> Bool {
        range.contains { index in
            guard tokens[index].kind == .word else { return false }
            if self[index] == "$" + name { return true }
            guard self[index] == name else { return false }
            if self[index + 1] == "." { return Self.changingMethods.contains(self[index + 2]) }
            return self[index + 1] == "=" && self[index + 2] != "=" || self[index + 1] == "+" && self[index + 2] == "="
        }
    }

    /// At a `var` inside a function or closure: the name that it gives to the value of a path, where nothing is done with it but
    /// changing it.
    fileprivate func localCopy(at index: Int, of names: Set<String>) -> (name: String, original: String)? {
        guard self[index] == "var", tokens[index].kind == .word, self[index + 2] == "=" else { return nil }
        let line = tokens[index].line
        let value = (index + 3..<tokens.count).prefix { tokens[$0].line == line && self[$0] != ";" }
        guard let first = value.first, let last = value.last, let original = lastWord(of: first..<last + 1), names.contains(original),
            let brace = brackets(around: index).first(where: { _ in true }), let block = inside(brace)
        else { return nil }
        let name = self[index + 1]
        let uses = (last + 1..<block.upperBound).filter { tokens[$0].kind == .word && self[$0] == name && self[$0 - 1] != "." }
        let isOnlyChanged = uses.allSatisfy { self[$0 + 1] == "." && Self.changingMethods.contains(self[$0 + 2]) }
        return uses.isEmpty || !isOnlyChanged ? nil : (name, text(of: first..<last + 1))
    }
}

extension Phrase {
    fileprivate static let fixed = Phrase(
        de: "Dieses Binding nimmt nichts an: Der Stapel kann seinen Pfad damit nicht ändern.",
        el: "Αυτό το binding δεν δέχεται τίποτα: η στοίβα δεν μπορεί να αλλάξει με αυτό τη διαδρομή της.",
        en: "This binding ignores what is written to it: the stack can't change its path through it.",
        ja: "このバインディングは変更を受け取らないため、スタックがパスを変更できません。")

    fileprivate static let bindOwn = Phrase(
        de: "Bewahr den Pfad in `@State private var path: [Typ] = []` auf und gib ihn mit `$` weiter: `NavigationStack(path: $path)`.",
        el: "Κράτησε τη διαδρομή σε `@State private var path: [Τύπος] = []` και δώσε την με `$`: `NavigationStack(path: $path)`.",
        en: "Keep the path in `@State private var path: [Kind] = []` and pass it on with `$`: `NavigationStack(path: $path)`.",
        ja: "パスを `@State private var path: [型] = []` に持ち、`$` を付けて渡します：`NavigationStack(path: $path)`")

    fileprivate static func copiedState(_ name: String) -> Phrase {
        Phrase(
            de: "`@State var \(name)` ist eine Kopie des Pfads: Was diese Seite daran ändert, kommt beim Stapel nicht an.",
            el: "Το `@State var \(name)` είναι αντίγραφο της διαδρομής: ό,τι αλλάζει εδώ η σελίδα, δεν φτάνει στη στοίβα.",
            en: "`@State var \(name)` is a copy of the path: what this page changes there never reaches the stack.",
            ja: "`@State var \(name)` はパスのコピーです。このページで変更しても、スタックには伝わりません。")
    }

    fileprivate static func takeBinding(_ name: String) -> Phrase {
        Phrase(
            de: "Schreib hier `@Binding var \(name)` und gib der Seite beim Erzeugen das Binding: `…(\(name): $\(name))`.",
            el: "Γράψε εδώ `@Binding var \(name)` και δώσε στη σελίδα το binding όταν τη δημιουργείς: `…(\(name): $\(name))`.",
            en: "Write `@Binding var \(name)` here, and pass the binding when you create the page: `…(\(name): $\(name))`.",
            ja: "ここを `@Binding var \(name)` にし、ページを作るときに `…(\(name): $\(name))` とバインディングを渡します。")
    }

    fileprivate static func copied(_ name: String, of original: String) -> Phrase {
        Phrase(
            de: "`\(name)` ist eine Kopie von `\(original)`: Geändert wird die Kopie, der Pfad bleibt, wie er war.",
            el: "Το `\(name)` είναι αντίγραφο του `\(original)`: αλλάζει το αντίγραφο, ενώ η διαδρομή μένει όπως ήταν.",
            en: "`\(name)` is a copy of `\(original)`: the copy changes, the path stays as it was.",
            ja: "`\(name)` は `\(original)` のコピーです。変わるのはコピーだけで、パスは元のままです。")
    }

    fileprivate static func changeOwn(_ original: String) -> Phrase {
        Phrase(
            de: "Ändere `\(original)` selbst: `\(original).append(…)`.", el: "Άλλαξε το ίδιο το `\(original)`: `\(original).append(…)`.",
            en: "Change `\(original)` itself: `\(original).append(…)`.", ja: "`\(original)` そのものを変更します：`\(original).append(…)`")
    }
}
