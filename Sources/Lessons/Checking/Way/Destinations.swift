/// A `navigationDestination(for:)` in a source file.
struct WrittenDestination {
    let source: SwiftOutline
    let call: SwiftCall
    /// `Recipe`, `Kitchen.Recipe`; nil for the forms that name no type.
    let type: String?

    /// Whether it is for the type that SwiftUI names, module and all: `Solution.Recipe`.
    func isFor(_ qualified: String) -> Bool {
        guard let type else { return false }
        let names = type.split(separator: ".").map(String.init)
        return qualified.split(separator: ".").suffix(names.count).map(String.init) == names
    }
}

extension Way {
    var destinations: [WrittenDestination] {
        calls(of: "navigationDestination").filter { $1.isMember }.map { source, call in
            let type = call.argument("for").map { source.text(of: $0.range) }
            return WrittenDestination(source: source, call: call, type: type.map { $0.hasSuffix(".self") ? String($0.dropLast(5)) : $0 })
        }
    }

    /// The types, module and all, that SwiftUI has warned of by that name: what stands in its curly quotes.
    func typesWarnedOf(_ name: String) -> [String] {
        var seen: Set<String> = []
        return warnings.filter { $0.name == name }.compactMap { warning in
            guard let start = warning.text.firstIndex(of: "“"), let end = warning.text.firstIndex(of: "”"), start < end else { return nil }
            return String(warning.text[warning.text.index(after: start)..<end])
        }.filter { seen.insert($0).inserted }
    }
}

/// A second destination for the same type, further from the root than the first.
enum DuplicateDestination: WayRule {
    static func findings(on way: Way) -> [Finding] {
        way.typesWarnedOf("duplicate destination").compactMap { type in
            let written = way.destinations.filter { $0.isFor(type) }
            guard let last = written.last else { return nil }
            let message = written.count == 1
                ? Phrase.repeated(last.type ?? type) : .second(last.type ?? type, first: written[0].call.line(in: written[0].source))
            return .way("duplicate-destination", message, at: last.call.start, in: last.source, fix: written.count == 1 ? .atRoot : .oneEach)
        }
    }
}

/// A destination in a container that makes its rows only when they are scrolled to.
enum DestinationInLazyContainer: WayRule {
    private static let containers: Set = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"]
    private static let pages: Set = ["navigationDestination", "NavigationLink", "NavigationStack", "sheet", "fullScreenCover", "popover"]

    static func findings(on way: Way) -> [Finding] {
        let written = way.destinations.compactMap { destination in container(of: destination).map { (destination, $0) } }
        let seen = way.warnings.contains { $0.name == "destination in lazy container" }
        guard written.isEmpty, seen, let first = way.destinations.first else {
            return written.map { .way("destination-in-lazy-container", .inside($1), at: $0.call.start, in: $0.source, fix: .behind($1)) }
        }
        return [.way("destination-in-lazy-container", .inside("List"), at: first.call.start, in: first.source, fix: .behind("List"))]
    }

    private static func container(of destination: WrittenDestination) -> String? {
        let around = destination.source.calls(around: destination.call.start)
        return around.first { containers.contains($0.name) || pages.contains($0.name) }.flatMap { containers.contains($0.name) ? $0.name : nil }
    }
}

/// A destination on the stack instead of in it.
enum DestinationOutsideStack: WayRule {
    static func findings(on way: Way) -> [Finding] {
        let warned = way.typesWarnedOf("destination outside stack")
        let behindStacks = way.calls(of: "NavigationStack").flatMap { source, stack in
            source.modifiers(behind: stack).filter { $0.name == "navigationDestination" }.map { (source, $0.start) }
        }
        let placed = way.destinations.filter { destination in
            warned.contains(where: destination.isFor)
                || behindStacks.contains { $0.file.path == destination.source.file.path && $1 == destination.call.start }
        }
        return placed.map { .way("destination-outside-stack", .outside, at: $0.call.start, in: $0.source, fix: .intoStack) }
    }
}

extension SwiftCall {
    func line(in source: SwiftOutline) -> Int { source.tokens[start].line }
}

extension Phrase {
    fileprivate static func second(_ type: String, first line: Int) -> Phrase {
        Phrase(
            de: "Das ist ein zweites Ziel für `\(type)`; eins steht schon in Zeile \(line). Benutzt wird nur das, das der ersten Seite am nächsten ist.",
            el: "Αυτός είναι δεύτερος προορισμός για `\(type)`· ένας υπάρχει ήδη στη γραμμή \(line). Χρησιμοποιείται μόνο ο πιο κοντινός στην πρώτη σελίδα.",
            en: "This is a second destination for `\(type)`; there is already one on line \(line). Only the one nearest the first page is "
                + "used.",
            ja: "これは `\(type)` の2つ目の行き先です。\(line)行目にもあります。使われるのは、最初のページに一番近いものだけです。")
    }

    fileprivate static func repeated(_ type: String) -> Phrase {
        Phrase(
            de: "Dieses Ziel für `\(type)` wird auf jeder Seite oder in jeder Zeile noch einmal deklariert; ab dem zweiten zählt es nicht "
                + "mehr.",
            el: "Αυτός ο προορισμός για `\(type)` δηλώνεται ξανά σε κάθε σελίδα ή γραμμή· από τη δεύτερη και μετά δεν μετρά.",
            en: "This destination for `\(type)` is declared again on every page or row; from the second one on, it doesn't count.",
            ja: "`\(type)` のこの行き先は、ページや行ごとに何度も宣言されています。2つ目からは使われません。")
    }

    fileprivate static let oneEach = Phrase(
        de: "Lass ein Ziel je Typ stehen, an der ersten Seite des Stapels. Sollen zwei Seiten entstehen, nimm zwei Typen oder ein `enum` "
            + "mit zwei Fällen.",
        el: "Κράτησε έναν προορισμό για κάθε τύπο, στην πρώτη σελίδα της στοίβας. Αν θέλεις δύο σελίδες, χρησιμοποίησε δύο τύπους ή ένα `enum` με δύο περιπτώσεις.",
        en: "Keep one destination per type, on the first page of the stack. If you want two pages, use two types, or an `enum` with two "
            + "cases.",
        ja: "行き先は型ごとに1つだけ、スタックの最初のページに置きます。2種類のページが必要なら、型を2つにするか、ケースが2つの `enum` を使います。")

    fileprivate static let atRoot = Phrase(
        de: "Setz das Ziel einmal an die erste Seite im NavigationStack; von dort gilt es für alle Seiten.",
        el: "Βάλε τον προορισμό μία φορά στην πρώτη σελίδα μέσα στο NavigationStack· από εκεί ισχύει για όλες.",
        en: "Put the destination on the first page inside the NavigationStack, once; from there, it serves all pages.",
        ja: "行き先は NavigationStack の中の最初のページに1回だけ書きます。そこからすべてのページで使われます。")

    fileprivate static func inside(_ container: String) -> Phrase {
        Phrase(
            de: "Dieses Ziel steht in einer Zeile von `\(container)`; solange die Zeile nicht gebraucht wird, findet es kein Link.",
            el: "Αυτός ο προορισμός βρίσκεται σε γραμμή του `\(container)`· όσο η γραμμή δεν χρειάζεται, κανένας σύνδεσμος δεν τον βρίσκει.",
            en: "This destination is in a row of `\(container)`; as long as the row isn't needed, no link finds it.",
            ja: "この行き先は `\(container)` の行の中にあります。その行が作られるまで、リンクから見つかりません。")
    }

    fileprivate static func behind(_ container: String) -> Phrase {
        Phrase(
            de: "Setz `.navigationDestination` hinter die schließende Klammer von `\(container)`: `\(container) { … }.navigationDestination(for: …)`.",
            el: "Βάλε το `.navigationDestination` μετά την αγκύλη που κλείνει το `\(container)`: `\(container) { … }.navigationDestination(for: …)`.",
            en: "Put `.navigationDestination` after the closing brace of `\(container)`: "
                + "`\(container) { … }.navigationDestination(for: …)`.",
            ja: "`.navigationDestination` を `\(container)` の閉じ括弧の後ろに移します：`\(container) { … }.navigationDestination(for: …)`")
    }

    fileprivate static let outside = Phrase(
        de: "Dieses Ziel hängt außen am NavigationStack; die Links darin sehen es nicht.",
        el: "Αυτός ο προορισμός κρέμεται έξω, πάνω στο ίδιο το NavigationStack· οι σύνδεσμοι μέσα του δεν τον βλέπουν.",
        en: "This destination is attached to the outside of the NavigationStack; the links inside don't see it.",
        ja: "この行き先は NavigationStack の外側に付いているため、中のリンクから見えません。")

    fileprivate static let intoStack = Phrase(
        de: "Setz es in die geschweiften Klammern, an den Inhalt: `NavigationStack { List { … }.navigationDestination(for: …) }`.",
        el: "Βάλε τον μέσα στις αγκύλες, στο περιεχόμενο: `NavigationStack { List { … }.navigationDestination(for: …) }`.",
        en: "Move it into the braces, onto the content: `NavigationStack { List { … }.navigationDestination(for: …) }`.",
        ja: "波括弧の中の内容に付けます：`NavigationStack { List { … }.navigationDestination(for: …) }`")
}
