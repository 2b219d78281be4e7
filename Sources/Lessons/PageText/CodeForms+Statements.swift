/// Assignments and statements.
extension CodeForms {
    static func isAssignment(_ tokens: [CodeToken]) -> CodeEvidence.Strength {
        guard let place = tokens.firstIndex(where: { $0.isSign("=") || ["+=", "-=", "*=", ":=", "??"].contains($0.text) }), place > 0 else {
            return .none
        }
        let (left, right) = (tokens[..<place], tokens[(place + 1)...])
        guard !right.isEmpty, !hasWordsBehindBrackets(tokens) else { return .none }
        let words = left.count { $0.isWord }
        guard left.allSatisfy({ $0.isWord || $0.isSign(in: ".[]<>:?$@,&*()") || $0.kind == .number || $0.kind == .string }), words <= 6
        else { return .none }
        let isPlain = left.allSatisfy(\.isWord) && left[0].isCapitalized
        return isPlain && right.allSatisfy { $0.isWord || $0.isSign(in: "+-") } ? .weak : .strong
    }

    static func isStatement(_ tokens: [CodeToken]) -> CodeEvidence.Strength {
        guard let first = tokens.first else { return .none }
        let last = tokens[tokens.count - 1]
        if isBlockHead(tokens) { return .strong }
        switch first.text {
        case "puts", "require", "require_relative", "attr_accessor", "attr_reader", "printf":
            if tokens.count > 1, tokens[1].isSpaced, !tokens[1].isForeign, !tokens.allSatisfy(\.isWord) || tokens.count == 2 { return .strong }
        case "if", "while", "elif", "for", "foreach", "using", "lock", "with", "except", "switch", "guard", "match", "when", "catch":
            if isBracketed(tokens) { return .strong }
            guard last.isSign(":") || last.isSign("{") || last.isSign("}") || last.text == "else" else { break }
            return tokens.contains { $0.kind != .word && !$0.isSign(":") && !$0.isSign(",") }
                || tokens.contains { $0.text == "in" && first.text == "for" }
                ? .strong : .weak
        case "else", "try", "finally", "do", "default", "repeat", "break", "continue", "pass", "fallthrough", "return", "end", "fi", "done":
            if tokens.count == 1 { return .weak }
            if tokens.count == 2, last.isSign(in: ":;{") { return first.text == "default" || last.isSign(in: "{;") ? .strong : .weak }
            if tokens.count == 2, first.text == "return" { return last.isWord ? .weak : .strong }
        case "@":
            guard tokens.count > 1, tokens[1].isWord, !tokens[1].isSpaced else { break }
            return withoutModifiers(tokens).isEmpty ? .weak : .none
        default: break
        }
        if last.isSign(";"), tokens.count > 1, !tokens.dropLast().allSatisfy(\.isWord) { return .strong }
        return .none
    }

    /// `fruits.each do |fruit|`
    static func isBlockHead(_ tokens: [CodeToken]) -> Bool {
        guard let place = tokens.lastIndex(where: { $0.text == "do" }), place > 0, !tokens[..<place].contains(where: \.isForeign) else { return false }
        let names = tokens[(place + 1)...]
        let isCall = tokens[..<place].contains { $0.isSign(in: ".(") }
        return isCall && (names.isEmpty || names.count > 2 && names.first?.isSign("|") == true && names.last?.isSign("|") == true)
    }

    /// `if (*text == wanted)`: C's family has brackets around conditions, and more than words in them.
    private static func isBracketed(_ tokens: [CodeToken]) -> Bool {
        guard ["if", "while", "for", "foreach", "switch", "catch", "using", "lock"].contains(tokens[0].text), tokens.count > 3, tokens[1].isSign("("),
            tokens.last?.isSign(in: ");") == true
        else { return false }
        let inside = tokens[2...].dropLast()
        return inside.contains { $0.kind == .sign && !$0.isSign(in: ",-") || $0.kind == .number } && !hasWordsBehindBrackets(tokens)
    }
}
