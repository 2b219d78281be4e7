/// `removeLast` where the path may be empty: on the first page.
enum UnguardedRemove: WayRule {
    static func findings(on way: Way) -> [Finding] {
        let names = way.pathNames
        return way.calls(of: "removeLast").filter { source, call in
            call.isMember && names.contains(source[call.start - 2]) && source.takesFixedCount(call) && !source.isGuarded(call)
                && way.canHappenOnFirstPage(call.start, in: source)
        }.map { source, call in
            let path = source.chain(endingAt: call.start - 2)
            return .way("unguarded-remove", .mayBeEmpty(path), at: call.start, in: source, fix: .askFirst(path))
        }
    }
}

extension Way {
    /// Whether code stands on a stack's first page, or in a function that is called there.
    fileprivate func canHappenOnFirstPage(_ index: Int, in source: SwiftOutline, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        for call in source.calls(around: index) {
            switch call.name {
            case "navigationDestination", "NavigationLink", "sheet", "fullScreenCover", "popover": return false
            case "NavigationStack": return true
            default: continue
            }
        }
        guard let type = source.types.first(where: { $0.body.contains(index) }) else { return false }
        if let function = source.functions(of: type).first(where: { $0.body.contains(index) }) {
            return calls(of: function.name).contains { canHappenOnFirstPage($1.start, in: $0, depth: depth + 1) }
        }
        guard type.isView else { return false }
        return calls(of: type.name).contains { canHappenOnFirstPage($1.start, in: $0, depth: depth + 1) }
    }
}

extension SwiftOutline {
    /// `removeLast()` or `removeLast(2)`: not as many as there are.
    fileprivate func takesFixedCount(_ call: SwiftCall) -> Bool {
        call.arguments.allSatisfy { $0.range.allSatisfy { tokens[$0].kind == .number } }
    }

    /// Whether something around or before it asks how much there is.
    fileprivate func isGuarded(_ call: SwiftCall) -> Bool {
        let words: Set = ["isEmpty", "count", "last", "depth", "contains", "disabled"]
        let statement = brackets(around: call.start).prefix { !["struct", "class", "extension", "enum"].contains(self[$0 - 2]) }
        let asksAround = statement.filter { self[$0] == "{" }.contains { brace in
            let head = (0..<brace).reversed().prefix(24).prefix { self[$0] != "{" && self[$0] != "}" }
            return head.contains { words.contains(self[$0]) }
        }
        guard !asksAround, let brace = statement.first(where: { self[$0] == "{" }), let block = inside(brace) else { return true }
        let before = block.lowerBound..<call.start
        let behind = call.start..<min(block.upperBound + 30, tokens.count)
        return before.contains { ["guard", "isEmpty", "count"].contains(self[$0]) } || behind.contains { self[$0] == "disabled" }
    }

    /// `router.path`
    fileprivate func chain(endingAt index: Int) -> String {
        var start = index
        while start >= 2, self[start - 1] == ".", tokens[start - 2].kind == .word { start -= 2 }
        return text(of: start..<index + 1)
    }
}

extension Phrase {
    fileprivate static func mayBeEmpty(_ path: String) -> Phrase {
        Phrase(
            de: "Auf der ersten Seite ist `\(path)` leer; dann stürzt das Programm hier ab.",
            el: "Στην πρώτη σελίδα το `\(path)` είναι άδειο· τότε το πρόγραμμα καταρρέει εδώ.",
            en: "On the first page, `\(path)` is empty, and the program crashes here.",
            ja: "最初のページでは `\(path)` が空なので、ここでクラッシュします。")
    }

    fileprivate static func askFirst(_ path: String) -> Phrase {
        Phrase(
            de: "Sieh vorher nach: `if !\(path).isEmpty { \(path).removeLast() }`.",
            el: "Έλεγξε πρώτα: `if !\(path).isEmpty { \(path).removeLast() }`.",
            en: "Check first: `if !\(path).isEmpty { \(path).removeLast() }`.", ja: "先に確かめます：`if !\(path).isEmpty { \(path).removeLast() }`")
    }
}
