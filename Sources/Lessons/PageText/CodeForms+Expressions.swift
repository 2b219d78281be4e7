/// Calls, chains of names and literals.
extension CodeForms {
    /// Calls and chains of names.
    static func isExpression(_ tokens: [CodeToken]) -> CodeEvidence.Strength {
        let rest = tokens.drop { prefixes.contains($0.text) || $0.isSign("!") || $0.isSign("&") || $0.isSign("~") }
        guard let first = rest.first else { return .none }
        guard first.isWord else { return isLiteral(rest) ? .weak : .none }
        if let bracket = rest.firstIndex(where: { $0.isSign("(") || $0.isSign("{") }) {
            return call(rest, bracket: bracket)
        }
        if hasOperator(rest) || isSlice(rest) { return .strong }
        guard rest.count > 1 || prefixes.contains(tokens[0].text) else {
            return first.isForeign || first.isCapitalized || !first.isPlainName ? .none : .weak
        }
        return isChain(rest) ? .weak : .none
    }

    private static func call(_ tokens: ArraySlice<CodeToken>, bracket: Int) -> CodeEvidence.Strength {
        let head = tokens[..<bracket]
        guard !head.isEmpty, isChain(head), !hasWordsBehindBrackets(Array(tokens)) else { return .none }
        if tokens[bracket].isSign("{") { return tokens.contains { $0.isSign("}") } ? .strong : .weak }
        guard !tokens[bracket].isSpaced else { return .none }
        let inside = tokens[(bracket + 1)...]
        guard let next = inside.first else { return .strong }
        if next.isSign(")") { return inside.count > 1 && !inside.dropFirst().allSatisfy { $0.isSign(";") } ? .strong : .weak }
        return isSymbolName(inside) || isRemark(inside) && head.first?.isCapitalized == true ? .weak : .strong
    }

    /// `旧)`: what stands in brackets behind a name may be said of it.
    private static func isRemark(_ tokens: ArraySlice<CodeToken>) -> Bool {
        tokens.count == 2 && tokens.first?.isForeign == true && tokens.last?.isSign(")") == true
    }

    /// A call such as `dismiss()` or `path.removeAll()`, and not a function's name.
    static func isCall(_ tokens: [CodeToken]) -> Bool {
        guard let bracket = tokens.firstIndex(where: { $0.isSign("(") }), tokens.last?.isSign(")") == true else { return false }
        return !isSymbolName(tokens[(bracket + 1)...]) && tokens.first?.isCapitalized == false
    }

    /// `value:label:)`: the name of a function, as documentation writes it.
    private static func isSymbolName(_ tokens: ArraySlice<CodeToken>) -> Bool {
        guard tokens.last?.isSign(")") == true else { return false }
        let labels = tokens.dropLast()
        return labels.enumerated().allSatisfy { $1.isSign(":") == ($0 % 2 == 1) && ($0 % 2 == 1 || $1.isWord) }
            && labels.last?.isSign(":") == true
    }

    /// Whether a word stands behind a closing bracket and a space, as in `append(_:) adds a page`.
    static func hasWordsBehindBrackets(_ tokens: [CodeToken]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { before, token in
            before.isSign(in: ")]") && token.isWord && token.isSpaced && !wordsBehindBrackets.contains(token.text)
        }
    }

    private static let wordsBehindBrackets: Set<Substring> = [
        "in", "else", "as", "throws", "async", "where", "is", "rethrows", "and", "or", "if", "for", "of", "instanceof", "extends",
        "implements", "not", "from", "by", "return",
        "private", "public", "var", "let", "func", "struct", "class", "static", "final", "fileprivate", "enum",
    ]

    private static func isChain(_ tokens: ArraySlice<CodeToken>) -> Bool {
        guard let first = tokens.first, first.isWord, !first.isForeign else { return false }
        return zip(tokens, tokens.dropFirst()).allSatisfy { before, token in
            if token.isWord { return !token.isSpaced && !before.isWord && !token.isForeign }
            return !token.isSpaced
                && (token.isSign(in: ".?!<>[]$,&") || token.text == "?." || token.text == "::" || token.kind == .string
                    || token.kind == .number)
        } && tokens.last?.isSign(in: ".,") != true
    }

    /// `numbers[::-1]`, `names[1:3]`
    private static func isSlice(_ tokens: ArraySlice<CodeToken>) -> Bool {
        let inside = tokens.dropFirst(2).dropLast()
        guard tokens.count > 3, let bracket = tokens.dropFirst().first, bracket.isSign("["), !bracket.isSpaced, tokens.last?.isSign("]") == true else { return false }
        return inside.contains { $0.isSign(":") || $0.text == "::" } && inside.allSatisfy { $0.kind == .number || $0.isSign(in: ":-") || $0.text == "::" }
    }

    /// An operator between two operands.
    private static func hasOperator(_ tokens: ArraySlice<CodeToken>) -> Bool {
        let operators: Set<Substring> = ["==", "!=", "&&", "||", "+=", "-=", "=>", "??", "<=", ">="]
        return tokens.indices.dropFirst().dropLast().contains { index in
            operators.contains(tokens[index].text) && (tokens[index - 1].kind != .sign || tokens[index - 1].isSign(in: ")]"))
                && (tokens[index + 1].kind != .sign || tokens[index + 1].isSign(in: "(.[{!"))
        }
    }

    private static func isLiteral(_ tokens: ArraySlice<CodeToken>) -> Bool {
        guard let first = tokens.first else { return false }
        if first.kind == .string { return tokens.count == 1 || tokens.count == 2 && tokens.last?.isSign(",") == true }
        if first.isSign("["), tokens.last?.isSign(in: "],") == true {
            return !tokens.dropFirst().allSatisfy { $0.isWord || $0.isSign("]") }
        }
        if first.isSign("."), tokens.count == 2 || tokens.last?.isSign(",") == true { return tokens.dropFirst().first?.isWord == true }
        return first.isSign("(") && tokens.last?.isSign(in: "),") == true
            && tokens.contains { $0.kind == .string || $0.isSign(":") && tokens.count < 12 }
    }
}

extension CodeToken {
    /// A name that begins in lower case, as variables do.
    fileprivate var isPlainName: Bool {
        guard let first = text.utf8.first else { return false }
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") && !text.contains("-") && !text.contains("'") && !text.contains("’")
            && text.contains(where: \.isUppercase)
    }
}
