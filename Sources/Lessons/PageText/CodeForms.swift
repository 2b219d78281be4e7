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
        "INTEGER", "TEXT", "EXPLAIN",
    ]

    /// Keywords of statements that are small words of English, too.
    static let statementWords: Set<Substring> = ["if", "else", "for", "while", "do", "try", "with", "return", "case", "match", "when", "break"]

    static let modifiers: Set<Substring> = [
        "public", "private", "fileprivate", "internal", "open", "static", "final", "override", "lazy", "weak", "unowned", "mutating",
        "nonmutating", "indirect", "required", "convenience", "dynamic", "async", "abstract", "sealed", "data", "inner", "suspend",
        "protected", "export", "default", "nonisolated", "isolated", "inline", "operator", "companion", "lateinit", "const", "pub",
    ]

    static let types: Set<Substring> = [
        "struct", "class", "enum", "protocol", "extension", "actor", "interface", "trait", "object", "impl", "record", "namespace",
    ]

    static let functions: Set<Substring> = ["func", "fun", "fn", "def", "function", "macro"]

    static let variables: Set<Substring> = ["let", "var", "val", "const"]

    /// What may stand before a call.
    static let prefixes: Set<Substring> = ["try", "await", "return", "throw", "yield", "new", "raise", "async", "defer", "not"]

    static func isClosing(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first else { return false }
        return tokens.allSatisfy { $0.isSign(in: "{}()[];,") || $0.text == "/>" } || first.isSign("?") && tokens.count == 2 && tokens[1].isSign(">")
    }

    /// `end`, `fi`, `done`: closes a block without a bracket.
    static func isEnd(_ tokens: [CodeToken]) -> Bool { tokens.count == 1 && ["end", "fi", "done", "esac"].contains(tokens[0].text) }

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
}
