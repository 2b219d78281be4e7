/// What a file begins with.
extension CodeForms {
    static func isImport(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first else { return false }
        let rest = tokens.dropFirst()
        switch first.text {
        case "import" where rest.count == 1 && rest.first?.isSign(in: "({") == true: return true
        case "import", "package", "using", "@import", "namespace":
            let words = rest.drop { types.contains($0.text) || functions.contains($0.text) || $0.text == "static" }
            return isName(words)
                || first.text == "import"
                    && (rest.contains { $0.text == "from" } && rest.last?.kind != .word || rest.first?.kind == .string)
                || first.text == "import" && isAliased(words)
        case "from":
            guard let place = rest.firstIndex(where: { $0.text == "import" }) else { return false }
            return isName(rest[..<place])
        case "#": return rest.first.map { ["include", "import", "define", "pragma"].contains($0.text) && !$0.isSpaced } ?? false
        case "@": return rest.first?.text == "testable" && rest.dropFirst().first?.text == "import"
        default: return false
        }
    }

    private static func isAliased(_ tokens: ArraySlice<CodeToken>) -> Bool {
        guard let place = tokens.firstIndex(where: { $0.text == "as" }) else { return false }
        return isName(tokens[..<place]) && tokens.count - (place - tokens.startIndex) == 2
    }

    /// Words with points between, and nothing else but a semicolon.
    private static func isName(_ tokens: ArraySlice<CodeToken>) -> Bool {
        let words = tokens.last?.isSign(";") == true ? tokens.dropLast() : tokens
        guard let first = words.first, first.isWord, !first.isForeign else { return false }
        return zip(words, words.dropFirst()).allSatisfy { before, token in
            token.isSign(in: ".*/") ? !token.isSpaced : token.isWord && !token.isSpaced && !before.isWord
        }
    }
}
