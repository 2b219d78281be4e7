extension ScriptParser {
    /// `[1, .recipe("Mehl"), ...]`
    mutating func pathList() throws(ScriptMistake) -> ListPattern<PathPattern> {
        try list { parser throws(ScriptMistake) in try parser.pattern() }
    }

    mutating func list<Element>(
        of element: (inout ScriptParser) throws(ScriptMistake) -> Element
    ) throws(ScriptMistake) -> ListPattern<Element> {
        let open = line.position
        guard line.take("[") else { throw mistake(.missing(.list, found: line.next)) }
        var items: [ListPattern<Element>.Item] = []
        while !line.isNext("]") {
            items.append(takeRun() ? .run : .one(try element(&self)))
            guard line.take(",") else { break }
        }
        try close("[", "]", at: open)
        return ListPattern(items)
    }

    private mutating func takeRun() -> Bool { line.take("...") || line.take("…") }

    private mutating func close(_ opening: String, _ closing: String, at position: SourcePosition) throws(ScriptMistake) {
        if line.take(closing) { return }
        guard !line.isAtEnd else { throw mistake(.unclosedBracket(opening), at: position) }
        throw mistake(.missing(.oneOf([",", closing]), found: line.next))
    }

    /// More brackets than that are never open at once.
    static let deepest = 50

    private mutating func pattern() throws(ScriptMistake) -> PathPattern {
        guard depth < Self.deepest else { throw mistake(.nestedTooDeep) }
        depth += 1
        defer { depth -= 1 }
        if line.isNext("[") { return .collection(try pathList()) }
        if line.isNextNumber { return try numberPattern() }
        if line.isNext("."), !line.isNext("..") { return try enumCase(of: nil) }
        var copy = line
        guard let name = copy.name() else { return .text(try patternText()) }
        switch name {
        case "_":
            line = copy
            return .any
        case "nil":
            line = copy
            return .none
        case "true", "false":
            line = copy
            return .boolean(name == "true")
        default: break
        }
        if script.label(name) != nil { return .text(try text()) }
        return name.first?.isLowercase == true ? try unknownPattern(name) : try typePattern()
    }

    /// A name that is neither a label's nor a type's: a misspelt label, or an enum case without its dot.
    private mutating func unknownPattern(_ name: String) throws(ScriptMistake) -> PathPattern {
        let position = line.position
        let nearest = name.nearest(in: script.labels.map(\.name)) ?? ".\(name)"
        let pattern = try enumCase(of: nil)
        if let next = line.next, !",)]".contains(next.prefix(1)) { throw mistake(.missing(.oneOf([":", ","]), found: next)) }
        report(.unknown(.label, name, nearest: nearest), at: position)
        return pattern
    }

    private mutating func patternText() throws(ScriptMistake) -> ScriptText {
        guard let next = line.next, !")],".contains(next.first ?? ",") else { throw mistake(.missing(.pattern, found: line.next)) }
        guard line.isNext("\"") || next.first?.isPunctuation == true, !line.isNext(".") else {
            throw mistake(.missing(.pattern, found: next))
        }
        return try text()
    }

    private mutating func typePattern() throws(ScriptMistake) -> PathPattern {
        var type = line.name() ?? ""
        while line.isNext("."), !line.isNext("..") {
            var copy = line
            guard copy.take("."), let name = copy.name(), name.first?.isLowercase == false else { return try enumCase(of: type) }
            line = copy
            type += "." + name
        }
        return .structure(type: type, try arguments())
    }

    private mutating func enumCase(of type: String?) throws(ScriptMistake) -> PathPattern {
        _ = line.take(".")
        guard let name = line.name() else { throw mistake(.missing(.name, found: line.next)) }
        return .enumCase(type: type, name: name, try arguments())
    }

    private mutating func arguments() throws(ScriptMistake) -> [PathPattern.Argument] {
        let open = line.position
        guard line.take("(") else { return [] }
        var arguments: [PathPattern.Argument] = []
        while !line.isNext(")") {
            if !takeRun() { arguments.append(PathPattern.Argument(argumentLabel(), try pattern())) }
            guard line.take(",") else { break }
        }
        try close("(", ")", at: open)
        return arguments
    }

    private mutating func argumentLabel() -> String? {
        var copy = line
        guard let name = copy.name(), copy.take(":") else { return nil }
        line = copy
        return name
    }

    private mutating func numberPattern() throws(ScriptMistake) -> PathPattern {
        let position = line.position
        let written = line.number() ?? ""
        if let number = Self.integer(written) { return .integer(number) }
        let plain = written.filter { $0 != "_" }
        guard plain.contains(where: { ".eE".contains($0) }), let number = Double(plain), number.isFinite else {
            throw mistake(.noNumber(written, .number), at: position)
        }
        return .decimal(number)
    }

    /// Decimal, or with Swift's prefixes for other bases.
    private static func integer(_ written: String) -> Int? {
        let isNegative = written.hasPrefix("-")
        let digits = written.drop { $0 == "-" }.filter { $0 != "_" }
        let sign = isNegative ? "-" : ""
        for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
            return Int(sign + digits.dropFirst(2), radix: radix)
        }
        return Int(sign + digits)
    }
}
