/// What code prints, as far as its own text tells.
struct CodePrints {
    /// By their first letters; those that begin with what is put in have none.
    private var strings: [Character?: [Printed]] = [:]
    /// Whether it prints anything at all.
    private(set) var prints = false

    /// A line of a string.
    private struct Printed {
        /// Its parts between what is put into them.
        let parts: [Substring]
        /// Whether more may be printed behind it.
        let isOpen: Bool
    }

    /// - Parameter code: indices of lines of code, of which the first few hundred count.
    init(_ code: some Sequence<Int>, lines: CodeLines) {
        for index in code.prefix(400) {
            let tokens = lines.evidence[index].tokens
            for (place, token) in tokens.enumerated() {
                if token.isWord, Self.words.contains(token.text) { prints = true }
                guard token.kind == .string, token.text.utf8.count <= 400 else { continue }
                let isOpen = place + 1 < tokens.count && tokens[place + 1].isSign(in: ",+.")
                for parts in Self.lines(of: token.text) { strings[parts[0].first, default: []].append(Printed(parts: parts, isOpen: isOpen)) }
            }
        }
    }

    /// Whether a line can be what the code prints: one of its strings with its gaps filled in, or a value as consoles show them.
    func holds(_ line: Substring) -> Bool {
        guard prints, line.utf8.count <= 400 else { return false }
        return [line.first, nil].contains { strings[$0]?.contains { Self.fills($0, line) } == true } || Self.isValue(line)
    }

    /// Whether a line has the signs of one of its strings, though nothing else of it.
    func mayHold(_ line: Substring) -> Bool {
        guard prints, line.utf8.count <= 400 else { return false }
        return strings.values.contains { $0.contains { Self.hasSigns(of: $0.parts, line) } }
    }

    private static func hasSigns(of parts: [Substring], _ line: Substring) -> Bool {
        let signs = parts.filter { $0.contains { !$0.isWhitespace } }
        guard parts.count > 1, !signs.isEmpty, parts[0].isEmpty || line.hasPrefix(parts[0]), let last = parts.last, line.hasSuffix(last) else { return false }
        var rest = line
        for part in signs {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    private static let words: Set<Substring> = [
        "print", "println", "printf", "puts", "echo", "console", "Console", "System", "fmt", "cout", "debugPrint", "dump", "NSLog", "p", "write",
        "Write", "log", "alert",
    ]

    // MARK: Strings

    /// The lines of a string, each cut where something is put into it.
    private static func lines(of literal: Substring) -> [[Substring]] {
        let text = literal.trimmingQuotes
        return text.split(separator: "\\n").map { line in
            var parts: [Substring] = []
            var (rest, start) = (line, line.startIndex)
            while let opening = rest.firstIndex(where: { "\\$%{".contains($0) }) {
                let end = gapEnd(in: line, from: opening)
                parts.append(line[start..<opening])
                (rest, start) = (line[end...], end)
            }
            return parts + [line[start...]]
        }
    }

    /// Behind `\(name)`, `${name}`, `$name`, `{name}`, `%d`.
    private static func gapEnd(in line: Substring, from opening: Substring.Index) -> Substring.Index {
        let behind = line[opening...].dropFirst()
        let bracket = line[opening] == "{" ? "{" : behind.first
        if let bracket, let closing = Self.brackets[bracket] {
            var depth = 0
            for index in line[opening...].indices {
                if line[index] == bracket { depth += 1 }
                if line[index] == closing { depth -= 1 }
                if depth == 0, index > opening || line[opening] == bracket, line[index] == closing { return line.index(after: index) }
            }
        }
        if line[opening] == "$" { return behind.drop { $0.isLetter || $0.isNumber || $0 == "_" }.startIndex }
        if line[opening] == "%" { return behind.drop { $0.isNumber || $0 == "." || $0 == "l" }.dropFirst().startIndex }
        return behind.startIndex
    }

    private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

    /// Whether all parts stand in a line in order, the first at its start.
    private static func fills(_ printed: Printed, _ line: Substring) -> Bool {
        let parts = printed.parts
        guard let first = parts.first, line.hasPrefix(first) else { return false }
        if parts.count == 1, !printed.isOpen {
            return line == first || first.count > 1 && line.dropFirst(first.count).first == " " && line.dropFirst(first.count + 1).allSatisfy(\.isWholeNumber)
        }
        if isCounted(parts, line) { return true }
        let letters = parts.reduce(0) { $0 + $1.count(where: \.isLetter) }
        guard letters >= 2, letters * 4 >= line.count(where: \.isLetter) else { return false }
        if parts.count == 1 { return line == first || line.dropFirst(first.count).first?.isWhitespace == true || first.last?.isWhitespace == true }
        var rest = line.dropFirst(first.count)
        for part in parts.dropFirst() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return printed.isOpen || parts.last?.isEmpty == true || rest.isEmpty
    }

    /// `1: Milk` of `"\(number): \(item)"`: a value with a digit, then a sign that says little on its own.
    private static func isCounted(_ parts: [Substring], _ line: Substring) -> Bool {
        guard parts.count > 2, parts[0].isEmpty, parts[1].contains(where: { !$0.isWhitespace }), let range = line.firstRange(of: parts[1]) else { return false }
        let value = line[..<range.lowerBound]
        return value.contains(where: \.isWholeNumber) && !value.contains(" ") && range.upperBound < line.endIndex
    }

    // MARK: Values

    /// `[132, 275]`, `3.5`, `true`, `Optional("a")`
    static func isValue(_ line: Substring) -> Bool {
        let names: Set<Substring> = ["true", "false", "True", "False", "nil", "None", "null", "undefined", "Optional", "Some", "Ok", "Err"]
        let tokens = CodeLexer(line).tokens
        guard let first = tokens.first, first.kind != .sign || first.isSign(in: "[{(-"), !first.isSign("-") || tokens.count == 2 else { return false }
        guard tokens.allSatisfy({ $0.kind == .number || $0.kind == .string || $0.isSign(in: "[]{}(),:-") || names.contains($0.text) }) else { return false }
        guard tokens.count < 200, first.kind != .string, first.kind != .number || tokens.count == 1, tokens.contains(where: { $0.kind != .sign }) || tokens.count == 2
        else { return false }
        return tokens.reduce(0) { $0 + ($1.isSign(in: "[{(") ? 1 : $1.isSign(in: "]})") ? -1 : 0) } == 0 && tokens.last?.isSign(",") == false
    }
}

extension Substring {
    fileprivate var trimmingQuotes: Substring {
        let start = drop { "\"'`".contains($0) }
        return start.lastIndex { !"\"'`".contains($0) }.map { start[...$0] } ?? start.prefix(0)
    }
}
