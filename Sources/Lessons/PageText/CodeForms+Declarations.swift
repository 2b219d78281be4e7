/// What declares something: types, functions, variables, cases, directives.
extension CodeForms {
    static func isDeclaration(_ tokens: [CodeToken]) -> Bool {
        if isMapping(tokens) || isDirective(tokens) || isAttribute(tokens) || isFunctionHead(tokens) { return true }
        let rest = withoutModifiers(tokens)
        guard let keyword = rest.first?.text else { return false }
        let hasModifiers = rest.count < tokens.count
        let behind = rest.dropFirst()
        guard let next = behind.first else { return false }
        let then = behind.dropFirst().first
        if variables.contains(keyword) {
            guard next.isWord || next.isSign(in: "({[") else { return false }
            return next.isSign(in: "({[") ? behind.contains { $0.isSign("=") } : then.map { $0.isSign(in: ":=,;?") } ?? hasModifiers
        }
        if functions.contains(keyword) {
            return next.isWord && then?.isSign(in: "(<") == true || next.kind == .sign && behind.contains { $0.isSign("(") }
                || next.isSign("(") || keyword == "func" && next.isWord && then?.isSign(".") == true
        }
        if types.contains(keyword) { return next.isCapitalized && isTypeHead(behind.dropFirst(), isSure: hasModifiers) }
        switch keyword {
        case "init", "deinit", "subscript": return next.isSign(in: "({?<")
        case "typealias", "type":
            return behind.contains { $0.isSign("=") } || keyword == "type" && next.isWord && ["struct", "interface", "func"].contains(then?.text)
        case "associatedtype": return next.isWord && behind.count <= 3
        case "case": return isCase(behind)
        default: return false
        }
    }

    /// `#if`, `#Preview {` …
    private static func isDirective(_ tokens: [CodeToken]) -> Bool {
        guard tokens.count > 1, tokens[0].isSign("#"), !tokens[1].isSpaced else { return false }
        return ["if", "elseif", "else", "endif", "available", "ifdef", "ifndef"].contains(tokens[1].text)
            || tokens[1].isWord && tokens.count > 2 && (tokens[2].isSign("(") && !tokens[2].isSpaced || tokens[2].isSign("{"))
    }

    /// `#[derive(Debug)]`, `[HttpGet]`, `[[nodiscard]]` have brackets; of those only Rust's can be nothing else.
    private static func isAttribute(_ tokens: [CodeToken]) -> Bool {
        guard tokens.count > 3, tokens[0].isSign("#"), tokens[1].isSign(in: "[!"), !tokens[1].isSpaced else { return false }
        return tokens.last?.isSign("]") == true
    }

    /// `int count(const char *text)`: a type of C's family, a name, and what stands in brackets right behind it to the line's end.
    private static func isFunctionHead(_ tokens: [CodeToken]) -> Bool {
        guard let bracket = tokens.firstIndex(where: { $0.isSign("(") }), bracket >= 2, !tokens[bracket].isSpaced, tokens[bracket - 1].isWord,
            tokens.last?.isSign(in: "){;,") == true
        else { return false }
        let head = withoutModifiers(Array(tokens[..<bracket]))
        guard let type = head.first, plainTypes.contains(type.text) else { return false }
        return head.dropFirst().allSatisfy { $0.isWord && !$0.isForeign || $0.isSign(in: "*&<>[],") || $0.text == "::" }
    }

    private static let plainTypes: Set<Substring> = [
        "void", "int", "char", "float", "double", "bool", "boolean", "long", "short", "unsigned", "signed", "const", "auto", "size_t", "struct",
        "static", "string", "byte",
    ]

    /// What may stand behind a type's name.
    private static func isTypeHead(_ rest: ArraySlice<CodeToken>, isSure: Bool) -> Bool {
        guard let first = rest.first else { return isSure }
        if first.isSign(in: "<(") || isSure && first.isSign(";") { return true }
        let opens = rest.contains { $0.isSign("{") } || rest.last?.isSign(":") == true
        if first.isSign(":") { return opens || rest.dropFirst().allSatisfy { $0.isCapitalized || $0.isSign(in: ",.&<>") } }
        return opens && (first.isSign("{") || first.isSign(":") || ["where", "extends", "implements", "permits"].contains(first.text))
    }

    private static func isCase(_ rest: ArraySlice<CodeToken>) -> Bool {
        guard let first = rest.first else { return false }
        if first.isSign(".") || first.kind == .string || first.text == "let" || first.text == "var" { return true }
        guard first.isWord, let next = rest.dropFirst().first else { return false }
        return next.isSign(in: "(=") || next.isSign(in: ":") && rest.count <= 6
            || next.isSign(",") && rest.allSatisfy { $0.isWord || $0.isSign(",") }
    }

    /// Without attributes, with their arguments, and modifiers.
    static func withoutModifiers(_ tokens: [CodeToken]) -> ArraySlice<CodeToken> {
        var rest = tokens[...]
        while let first = rest.first {
            if first.isSign("@"), rest.dropFirst().first?.isWord == true {
                rest = rest.dropFirst(2)
                while rest.first?.isSign(".") == true, rest.dropFirst().first?.isWord == true { rest = rest.dropFirst(2) }
                rest = withoutBrackets(rest)
            } else if modifiers.contains(first.text) {
                rest = withoutBrackets(rest.dropFirst())
            } else {
                break
            }
        }
        return rest
    }

    private static func withoutBrackets(_ tokens: ArraySlice<CodeToken>) -> ArraySlice<CodeToken> {
        guard let first = tokens.first, first.isSign("("), !first.isSpaced else { return tokens }
        var depth = 0
        for index in tokens.indices {
            if tokens[index].isSign("(") { depth += 1 }
            if tokens[index].isSign(")") { depth -= 1 }
            if depth == 0 { return tokens[(index + 1)...] }
        }
        return tokens.suffix(0)
    }
}
