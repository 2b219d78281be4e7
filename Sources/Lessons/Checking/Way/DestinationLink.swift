/// A link that brings its page along, in a stack whose path is bound.
enum DestinationLink: WayRule {
    static func findings(on way: Way) -> [Finding] {
        let stacks = way.calls(of: "NavigationStack").map(\.call)
        guard stacks.contains(where: { $0.argument("path") != nil }) else { return [] }
        let everyStackHasPath = stacks.allSatisfy { $0.argument("path") != nil } && way.calls(of: "NavigationSplitView").isEmpty
        return way.calls(of: "NavigationLink").filter { source, link in
            link.isDestinationLink && source.isInStackWithPath(link.start, whenUnknown: everyStackHasPath)
        }.map { source, link in
            .way("destination-link", .destinationLink, at: link.start, in: source, fix: .valueLink)
        }
    }
}

extension SwiftCall {
    /// It is given a page, not a value.
    fileprivate var isDestinationLink: Bool {
        guard !isMember, argument("value") == nil else { return false }
        return argument("destination") != nil || !closures.isEmpty
    }
}

extension SwiftOutline {
    fileprivate func isInStackWithPath(_ index: Int, whenUnknown isLikely: Bool) -> Bool {
        for call in calls(around: index) {
            switch call.name {
            case "NavigationStack": return call.argument("path") != nil
            case "NavigationView", "NavigationSplitView", "sheet", "fullScreenCover", "popover": return false
            default: continue
            }
        }
        return isLikely
    }
}

extension Phrase {
    fileprivate static let destinationLink = Phrase(
        de: "Dieser Link bringt seine Seite selbst mit; im Pfad des Stapels steht sie deshalb nie.",
        el: "Αυτός ο σύνδεσμος φέρνει τη σελίδα του μαζί του, οπότε εκείνη δεν μπαίνει ποτέ στη διαδρομή της στοίβας.",
        en: "This link brings its page along, so the page is never on the stack's path.",
        ja: "このリンクはページを直接持っているため、そのページはスタックのパスに入りません。")

    fileprivate static let valueLink = Phrase(
        de: "Gib dem Link einen Wert, `NavigationLink(\"…\", value: wert)`, und nenn die Seite dazu im Stapel: "
            + "`.navigationDestination(for: Typ.self) { wert in Seite(wert) }`.",
        el: "Δώσε στον σύνδεσμο μια τιμή, `NavigationLink(\"…\", value: τιμή)`, και όρισε τη σελίδα της μέσα στη στοίβα: "
            + "`.navigationDestination(for: Τύπος.self) { τιμή in Σελίδα(τιμή) }`.",
        en: "Give the link a value, `NavigationLink(\"…\", value: value)`, and name its page inside the stack: "
            + "`.navigationDestination(for: Kind.self) { value in Page(value) }`.",
        ja: "リンクに値を渡し（`NavigationLink(\"…\", value: 値)`）、そのページをスタックの中で決めます："
            + "`.navigationDestination(for: 型.self) { 値 in ページ(値) }`")
}
