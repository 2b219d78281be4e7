/// A type as a source file declares it, an extension too.
struct SwiftType: Sendable {
    let keyword: String
    let name: String
    /// What stands behind the colon.
    let inherited: Set<String>
    /// Before the keyword, without the sign: `Observable`.
    let attributes: Set<String>
    /// The tokens in its braces.
    let body: Range<Int>

    var isView: Bool { inherited.contains("View") }
    /// A class whose changes SwiftUI follows.
    var isModel: Bool { keyword == "class" && (attributes.contains("Observable") || inherited.contains("ObservableObject")) }
}

/// A stored or computed property of a type.
struct SwiftProperty: Sendable {
    let name: String
    let index: Int
    let attributes: Set<String>
    let modifiers: Set<String>
    let isVariable: Bool
    /// Behind the colon.
    let annotation: Range<Int>?
    /// Behind the equals sign.
    let value: Range<Int>?
    /// In the braces of a computed property, or of observers.
    let body: Range<Int>?

    var isComputed: Bool { value == nil && body != nil }
}

extension SwiftOutline {
    /// The type that is declared at a token.
    func type(at index: Int) -> SwiftType? {
        guard tokens[index].kind == .word, ["struct", "class", "enum", "actor", "extension"].contains(self[index]),
            index + 2 < tokens.count, tokens[index + 1].kind == .word, !["func", "var", "let"].contains(self[index + 1]),
            let brace = (index + 2..<tokens.count).first(where: { self[$0] == "{" || self[$0] == "}" }), self[brace] == "{",
            let body = inside(brace)
        else { return nil }
        let head = index + 2..<brace
        let words = (head.first { self[$0] == ":" } ?? brace)..<brace
        return SwiftType(
            keyword: self[index], name: self[index + 1], inherited: Set(words.filter { tokens[$0].kind == .word }.map { self[$0] }),
            attributes: prefix(before: index).attributes, body: body)
    }

    func properties(of type: SwiftType) -> [SwiftProperty] {
        top(of: type.body).compactMap { property(at: $0, in: type.body) }
    }

    /// The bodies of functions and computed properties of a type, by name.
    func functions(of type: SwiftType) -> [(name: String, body: Range<Int>)] {
        let top = top(of: type.body)
        return top.enumerated().compactMap { position, index in
            guard self[index] == "func", let brace = top[position...].first(where: { self[$0] == "{" }), let body = inside(brace) else {
                return nil
            }
            return (self[index + 1], body)
        }
    }

    private func property(at index: Int, in body: Range<Int>) -> SwiftProperty? {
        guard ["var", "let"].contains(self[index]), tokens[index].kind == .word, index + 1 < body.upperBound,
            tokens[index + 1].kind == .word
        else { return nil }
        var (annotation, value, braces): (Range<Int>?, Range<Int>?, Range<Int>?)
        var (start, place) = (index + 2, index + 2)
        var sign = ""
        func close() {
            guard start < place else { return }
            if sign == ":" { annotation = start..<place } else if sign == "=" { value = start..<place }
        }
        reading: while place < body.upperBound {
            switch self[place] {
            case ":" where sign.isEmpty, "=" where sign != "=" && self[place + 1] != "=":
                close()
                (sign, start) = (self[place], place + 1)
            case "{" where sign != "=":
                close()
                braces = inside(place)
                sign = "{"
                break reading
            default: break
            }
            let isOver = endsStatement(place) && !continuesStatement(behind: place)
            place = (inside(place)?.upperBound ?? place) + 1
            if isOver { break }
        }
        if sign != "{" { close() }
        let (attributes, modifiers) = prefix(before: index)
        return SwiftProperty(
            name: self[index + 1], index: index + 1, attributes: attributes, modifiers: modifiers, isVariable: self[index] == "var",
            annotation: annotation, value: value, body: braces)
    }

    private func continuesStatement(behind index: Int) -> Bool {
        let last = inside(index)?.upperBound ?? index
        return ["=", ":", ",", "?", "+"].contains(self[last]) || [".", "{", "="].contains(self[last + 1])
    }

    /// Attributes and modifiers before a keyword.
    private func prefix(before index: Int) -> (attributes: Set<String>, modifiers: Set<String>) {
        var (attributes, modifiers): (Set<String>, Set<String>) = ([], [])
        var place = index - 1
        while place >= 0 {
            if tokens[place].kind == .word, self[place - 1] == "@" {
                attributes.insert(self[place])
                place -= 2
            } else if Self.modifiers.contains(self[place]) {
                modifiers.insert(self[place])
                place -= 1
            } else if self[place] == ")", let open = bracket(closedAt: place), open >= 2, tokens[open - 1].kind == .word {
                if self[open - 2] == "@" {
                    attributes.insert(self[open - 1])
                    place = open - 3
                } else if Self.modifiers.contains(self[open - 1]) {
                    modifiers.insert(self[open - 1])
                    place = open - 2
                } else {
                    break
                }
            } else {
                break
            }
        }
        return (attributes, modifiers)
    }

    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "public", "open", "static", "final", "lazy", "weak", "unowned", "nonisolated", "override",
        "indirect",
    ]
}
