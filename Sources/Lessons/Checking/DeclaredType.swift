/// A type that a source file declares, or an extension of one.
struct DeclaredType: Hashable, Sendable {
    /// With the types around it: `Kitchen.Oven`.
    var name: String
    /// What stands behind the colon: protocols and the superclass, with what qualifies them.
    var conformances: Set<String>
    /// The words in its braces, but not those of types declared inside it.
    var words: Set<String>
    var line: Int

    var isView: Bool { !conformances.isDisjoint(with: ["View", "SwiftUI.View"]) }
    var isApp: Bool { !conformances.isDisjoint(with: ["App", "SwiftUI.App"]) }
    var holdsNavigation: Bool {
        !words.isDisjoint(with: ["NavigationStack", "NavigationView", "NavigationSplitView", "TabView"])
    }
}

extension DeclaredType {
    /// All types of a source file in the order of their names' places, extensions joined to what they extend.
    static func declared(in tokens: [SwiftToken]) -> [DeclaredType] {
        var reader = DeclarationReader(tokens: tokens)
        reader.read()
        return reader.types.reduce(into: []) { joined, type in
            if let index = joined.firstIndex(where: { $0.name == type.name }) {
                joined[index].conformances.formUnion(type.conformances)
                joined[index].words.formUnion(type.words)
            } else {
                joined.append(type)
            }
        }
    }
}

private struct DeclarationReader {
    let tokens: [SwiftToken]
    var types: [DeclaredType] = []
    private var position = 0
    /// The types whose braces are open, by their places in `types`, with how deep the braces were before.
    private var open: [(type: Int, depth: Int)] = []
    private var depth = 0

    private static let keywords: Set = ["struct", "class", "enum", "actor", "extension"]

    init(tokens: [SwiftToken]) { self.tokens = tokens }

    mutating func read() {
        while position < tokens.count {
            let token = tokens[position]
            if token.kind == .word, Self.keywords.contains(token.text), let type = header() {
                open.append((types.count, depth))
                types.append(type)
                depth += 1
            } else if token.kind == .mark, token.text == "{" {
                depth += 1
            } else if token.kind == .mark, token.text == "}" {
                depth -= 1
                if let last = open.last, last.depth >= depth { open.removeLast() }
            } else if token.kind == .word, let last = open.last {
                types[last.type].words.insert(token.text)
            }
            position += 1
        }
    }

    /// From the keyword to the opening brace, where the reader then stands; nil, and the reader stays, where this isn't a declaration.
    private mutating func header() -> DeclaredType? {
        var index = position + 1
        guard index < tokens.count, tokens[index].kind == .word, !["func", "var", "let"].contains(tokens[index].text) else { return nil }
        let line = tokens[index].line
        let written = qualifiedName(at: &index)
        skipGenericParameters(&index)
        var conformances: Set<String> = []
        if index < tokens.count, tokens[index].text == ":" {
            repeat {
                index += 1
                while index < tokens.count, tokens[index].text == "@" { index += 2 }
                conformances.insert(qualifiedName(at: &index))
                skipGenericParameters(&index)
            } while index < tokens.count && [",", "&"].contains(tokens[index].text)
        }
        while index < tokens.count, tokens[index].text != "{", tokens[index].text != "}" { index += 1 }
        guard index < tokens.count, tokens[index].text == "{" else { return nil }
        let outer = open.last.map { types[$0.type].name + "." } ?? ""
        position = index
        return DeclaredType(name: outer + written, conformances: conformances, words: [], line: line)
    }

    private func qualifiedName(at index: inout Int) -> String {
        var name = ""
        while index < tokens.count, tokens[index].kind == .word || (tokens[index].text == "." && !name.isEmpty) {
            if tokens[index].kind == .word, !name.isEmpty, !name.hasSuffix(".") { break }
            name += tokens[index].text
            index += 1
        }
        return name
    }

    private func skipGenericParameters(_ index: inout Int) {
        guard index < tokens.count, tokens[index].text == "<" else { return }
        var depth = 0
        repeat {
            if tokens[index].text == "<" { depth += 1 }
            if tokens[index].text == ">", !isArrow(endingAt: index) { depth -= 1 }
            index += 1
        } while index < tokens.count && depth > 0
    }

    private func isArrow(endingAt index: Int) -> Bool {
        index > 0 && tokens[index - 1].text == "-" && tokens[index - 1].offset == tokens[index].offset - 1
    }
}
