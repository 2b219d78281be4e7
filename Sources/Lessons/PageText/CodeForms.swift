/// The forms that statements and declarations have in the programming languages that courses about apps show. They are told by
/// shape; a keyword alone never makes code, since it is a word of English too.
enum CodeForms {
    /// Words that stand between others in code, and so don't count as prose.
    static let keywords: Set<Substring> = [
        "let", "var", "val", "const", "func", "fun", "def", "fn", "function", "struct", "class", "enum", "protocol", "extension", "actor",
        "interface", "import", "from", "export", "default", "return", "if", "else", "elif", "for", "in", "while", "switch", "case", "guard",
        "do", "try", "catch", "throw", "throws", "async", "await", "some", "any", "private", "public", "internal", "fileprivate", "open",
        "static", "final", "override", "lazy", "weak", "unowned", "mutating", "indirect", "where", "is", "as", "not", "and", "or", "with",
        "new", "void", "int", "String", "Int", "nil", "null", "true", "false", "None", "True", "False", "self", "super", "init", "data",
        "sealed", "suspend", "companion", "object", "by", "package", "using", "namespace", "protected", "abstract", "implements",
        "extends", "const", "readonly", "typealias", "type", "inout", "get", "set", "willSet", "didSet", "rethrows", "convenience",
        "required", "lambda", "yield", "pass", "raise", "except", "finally", "echo", "of", "mut", "impl", "when", "repeat", "defer", "sudo",
        "SELECT", "DISTINCT", "FROM", "WHERE", "JOIN", "INNER", "OUTER", "LEFT", "RIGHT", "CROSS", "ON", "ORDER", "GROUP", "BY", "ASC", "DESC",
        "HAVING", "LIMIT", "OFFSET", "UNION", "INSERT", "INTO", "VALUES", "UPDATE", "SET", "DELETE", "CREATE", "ALTER", "DROP", "TABLE",
        "INDEX", "VIEW", "AS", "AND", "OR", "NOT", "NULL", "IS", "IN", "LIKE", "PRIMARY", "KEY", "FOREIGN", "REFERENCES", "DEFAULT", "UNIQUE",
        "INTEGER", "TEXT",
    ]

    private static let modifiers: Set<Substring> = [
        "public", "private", "fileprivate", "internal", "open", "static", "final", "override", "lazy", "weak", "unowned", "mutating",
        "nonmutating", "indirect", "required", "convenience", "dynamic", "async", "abstract", "sealed", "data", "inner", "suspend",
        "protected", "export", "default", "nonisolated", "isolated", "inline", "operator", "companion", "lateinit", "const", "pub",
    ]

    private static let types: Set<Substring> = [
        "struct", "class", "enum", "protocol", "extension", "actor", "interface", "trait", "object", "impl", "record", "namespace",
    ]

    private static let functions: Set<Substring> = ["func", "fun", "fn", "def", "function", "macro"]

    private static let variables: Set<Substring> = ["let", "var", "val", "const"]

    /// What may stand before a call.
    private static let prefixes: Set<Substring> = ["try", "await", "return", "throw", "yield", "new", "raise", "async", "defer", "not"]

    // MARK: Whole lines

    static func isClosing(_ tokens: [CodeToken]) -> Bool {
        guard !tokens.isEmpty else { return false }
        return tokens.allSatisfy { $0.isSign(in: "{}()[];,") || $0.text == "/>" }
    }

    /// `$ git status`, `>>> path.pop()`.
    static func isPrompt(_ text: Substring) -> Bool {
        [">>> ", "$ ", "% ", "❯ ", "PS> ", "C:\\>"].contains { prompt in
            text.hasPrefix(prompt)
                && text.dropFirst(prompt.count).first.map { $0.isASCII && ($0.isLetter || "./~_\"(".contains($0)) } == true
        }
    }

    /// A tag, or a line that begins and ends with one.
    static func isMarkup(_ text: Substring, _ tokens: [CodeToken]) -> Bool {
        guard text.first == "<", let second = text.dropFirst().first, text.utf8.count > 2 else { return false }
        guard second.isASCII && second.isLetter || "/!?".contains(second) else { return false }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "/!?-:.".contains($0) }
        let afterName = text.dropFirst(1 + name.count).first
        guard afterName.map({ " >/\t".contains($0) }) ?? true else { return false }
        return text.hasSuffix(">") && (text.contains("</") || text.contains("/>") || !text.dropLast().contains(">"))
            || !text.contains(">") && text.contains("=")
    }

    /// SQL by its capitals.
    static func isQuery(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first?.text, ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP"].contains(first) else {
            return false
        }
        return tokens.dropFirst().contains { ["FROM", "INTO", "SET", "TABLE", "INDEX", "VIEW"].contains($0.text) }
            || first == "UPDATE" && tokens.count == 2 && tokens[1].isWord && !tokens[1].isForeign && !tokens[1].isCapitalized
            || first == "SELECT" && tokens.count > 1 && tokens.dropFirst().allSatisfy { $0.isWord || $0.isSign(in: ",.*()") }
    }

    /// A further line of such a query.
    static func isClause(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first?.text, tokens.count > 1 else { return false }
        return [
            "FROM", "WHERE", "JOIN", "INNER", "LEFT", "RIGHT", "CROSS", "ON", "AND", "OR", "ORDER", "GROUP", "HAVING", "LIMIT", "OFFSET", "VALUES",
            "SET", "UNION", "RETURNING",
        ].contains(first)
    }

    static func isImport(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first else { return false }
        let rest = tokens.dropFirst()
        switch first.text {
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

    /// Opens with a point: `.padding(8)`.
    static func isMember(_ tokens: [CodeToken]) -> Bool {
        guard tokens.count > 2, tokens[0].isSign(".") || tokens[0].text == "?.", tokens[1].isWord, !tokens[1].isSpaced else { return false }
        return tokens[2].isSign(in: "([{.") && !hasWordsBehindBrackets(tokens) || tokens[2].isSign(",")
    }

    /// `"title": …` as in JSON.
    static func isMapping(_ tokens: [CodeToken]) -> Bool {
        let rest = tokens.drop { $0.isSign("{") || $0.isSign("[") }
        guard let first = rest.first, first.kind == .string, let next = rest.dropFirst().first else { return false }
        return next.isSign(":") && !next.isSpaced
    }

    // MARK: Declarations

    static func isDeclaration(_ tokens: [CodeToken]) -> Bool {
        if isMapping(tokens) || isDirective(tokens) { return true }
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
    private static func withoutModifiers(_ tokens: [CodeToken]) -> ArraySlice<CodeToken> {
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

    // MARK: Statements

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
        switch first.text {
        case "if", "while", "elif", "for", "with", "except", "switch", "guard", "match", "when", "catch":
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

    /// Calls and chains of names.
    static func isExpression(_ tokens: [CodeToken]) -> CodeEvidence.Strength {
        let rest = tokens.drop { prefixes.contains($0.text) || $0.isSign("!") || $0.isSign("&") || $0.isSign("~") }
        guard let first = rest.first else { return .none }
        guard first.isWord else { return isLiteral(rest) ? .weak : .none }
        if let bracket = rest.firstIndex(where: { $0.isSign("(") || $0.isSign("{") }) {
            return call(rest, bracket: bracket)
        }
        if hasOperator(rest) { return .strong }
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
        return isSymbolName(inside) ? .weak : .strong
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
    private static func hasWordsBehindBrackets(_ tokens: [CodeToken]) -> Bool {
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

    // MARK: Commands

    /// A line for a shell: a known tool with something that only a shell wants behind it.
    static func isCommand(_ text: Substring, _ tokens: [CodeToken]) -> Bool {
        let words = text.split(separator: " ")
        guard let tool = words.first, let second = words.dropFirst().first else { return false }
        if isPlainCommand(text) { return true }
        if tool.hasPrefix("./") || tool.hasPrefix("~/") { return tool.count > 2 }
        guard let known = commands[tool] else { return false }
        if known.contains(second) { return true }
        if known.contains("*"), words.count <= 3 || text.contains("\"") || text.contains("/") { return true }
        if CodeLanguage.ofFile(second) != nil, words.count <= 4 { return true }
        return words.dropFirst().contains {
            ($0.hasPrefix("-") && $0.count > 1) || $0.hasPrefix("./") || $0.hasPrefix("~/") || $0.hasPrefix("http") || $0 == "|"
                || $0 == "&&"
        }
    }

    /// `sudo systemctl restart nginx`, `brew install swiftlint xcbeautify`, `xcrun simctl openurl booted "a://b"`: names behind it, and none of the small words that sentences are
    /// made with.
    static func isPlainCommand(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        guard (2...12).contains(words.count) else { return false }
        let known = commands[words[0]] ?? []
        let isInstallation = ["install", "add"].contains(words[1]) && known.contains(words[1])
        let hasArguments = known.contains("*") && words.dropFirst().contains { $0.hasPrefix("-") || $0.contains("\"") || $0.contains("/") }
        guard words[0] == "sudo" || isInstallation || hasArguments else { return false }
        return words.dropFirst().allSatisfy { word in
            word.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !smallWords.contains(word) && word.last.map { !".,:;!?".contains($0) } == true
        }
    }

    private static let smallWords: Set<Substring> = [
        "a", "an", "and", "are", "as", "at", "for", "from", "in", "into", "is", "it", "its", "of", "on", "or", "that", "the", "this", "to", "with",
        "you", "your", "und", "der", "die", "das", "ein", "eine", "mit", "ist",
    ]

    /// Tools and their own commands; a star where anything may follow.
    private static let commands: [Substring: Set<Substring>] = [
        "git": [
            "clone", "init", "add", "commit", "push", "pull", "checkout", "status", "branch", "merge", "switch", "diff", "log", "stash",
            "rebase", "fetch", "reset", "remote", "tag",
        ],
        "npm": ["install", "init", "run", "start", "test", "i", "ci", "create", "publish"], "npx": ["*"],
        "yarn": ["add", "install", "start", "build", "dev"],
        "pnpm": ["add", "install", "dev", "run"], "brew": ["install", "update", "upgrade", "tap"], "pip": ["install", "freeze"],
        "pip3": ["install"],
        "swift": ["build", "run", "test", "package"], "xcrun": ["*"], "xcodebuild": [], "cd": ["*"], "mkdir": ["*"], "ls": [], "curl": [],
        "wget": [], "docker": ["build", "run", "compose", "pull", "push", "ps"], "apt": ["install", "update", "upgrade"],
        "apt-get": ["install", "update", "upgrade"], "cargo": ["build", "run", "test", "new", "add"], "go": ["build", "run", "test", "mod", "get"],
        "pod": ["install", "init", "update"],
        "gem": ["install"], "bundle": ["install", "exec"], "chmod": ["*"], "touch": [], "rm": [], "cp": [], "mv": [], "cat": [],
        "make": ["build", "install", "test", "clean"],
        "cmake": [], "ssh": [], "node": [], "deno": ["run", "task"], "bun": ["install", "run", "add"],
        "dotnet": ["new", "run", "build", "add", "test"], "adb": ["*"],
        "flutter": ["create", "run", "build", "pub"], "dart": ["run", "create", "pub"], "python": [], "python3": [], "gradle": ["build"],
        "export": [], "source": ["*"], "echo": [],
    ]
}

extension CodeToken {
    /// A name that begins in lower case, as variables do.
    fileprivate var isPlainName: Bool {
        guard let first = text.utf8.first else { return false }
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") && !text.contains("-") && !text.contains("'") && !text.contains("’")
            && text.contains(where: \.isUppercase)
    }
}
