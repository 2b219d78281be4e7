/// A call in a source file: `NavigationLink("Flour", value: 1) { … }`.
struct SwiftCall: Sendable {
    struct Argument: Sendable {
        /// Nil where it has none.
        var label: String?
        var range: Range<Int>
    }

    let name: String
    /// The name's token.
    let start: Int
    /// A modifier or method: a dot stands before the name.
    let isMember: Bool
    /// What stands in the parentheses.
    private(set) var arguments: [Argument] = []
    /// The trailing closures, without their braces; the first has no label.
    private(set) var closures: [Argument] = []
    /// Behind the last token.
    private(set) var end: Int

    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// Nil where the word at that place isn't called.
    init?(at start: Int, in source: SwiftOutline) {
        name = source[start]
        self.start = start
        isMember = source[start - 1] == "."
        end = start + 1
        if source[end] == "<", let behind = Self.behindGenerics(end, source) { end = behind }
        if source[end] == "(", source.tokens[end].line == source.tokens[end - 1].line, let inside = source.inside(end) {
            arguments = Self.arguments(in: inside, source)
            end = inside.upperBound + 1
        }
        readClosures(source)
        guard end > start + 1 else { return nil }
    }

    private mutating func readClosures(_ source: SwiftOutline) {
        guard source[end] == "{", let first = source.inside(end) else { return }
        closures.append(Argument(range: first))
        end = first.upperBound + 1
        while end + 2 < source.tokens.count, source.tokens[end].kind == .word, source[end + 1] == ":", source[end + 2] == "{",
            let next = source.inside(end + 2) {
            closures.append(Argument(label: source[end], range: next))
            end = next.upperBound + 1
        }
    }

    private static func arguments(in range: Range<Int>, _ source: SwiftOutline) -> [Argument] {
        let commas = source.top(of: range).filter { source[$0] == "," }
        let starts = [range.lowerBound] + commas.map { $0 + 1 }
        return zip(starts, commas + [range.upperBound]).compactMap { start, end in
            guard start < end else { return nil }
            let isLabelled = start + 1 < end && source.tokens[start].kind == .word && source[start + 1] == ":"
            return Argument(label: isLabelled ? source[start] : nil, range: (isLabelled ? start + 2 : start)..<end)
        }
    }

    private static func behindGenerics(_ start: Int, _ source: SwiftOutline) -> Int? {
        var depth = 0
        for index in start..<min(start + 40, source.tokens.count) {
            switch source[index] {
            case "<": depth += 1
            case ">" where source[index - 1] != "-":
                depth -= 1
                if depth == 0 { return index + 1 }
            case "{", "}", "=": return nil
            default: continue
            }
        }
        return nil
    }
}

extension SwiftOutline {
    /// All calls of that name, in their order.
    func calls(of name: String) -> [SwiftCall] {
        tokens.indices.filter { tokens[$0].kind == .word && tokens[$0].text == name }.compactMap { SwiftCall(at: $0, in: self) }
    }

    /// The calls that a token stands in a closure of, the innermost first.
    func calls(around index: Int) -> [SwiftCall] {
        brackets(around: index).compactMap { bracket in
            guard self[bracket] == "{" else { return nil }
            return call(withClosure: bracket)
        }
    }

    /// Whether a token stands in `#Preview { … }` or in a PreviewProvider: nobody navigates there.
    func isInPreview(_ index: Int) -> Bool {
        calls(around: index).contains { $0.name == "Preview" && self[$0.start - 1] == "#" }
            || previews.contains { $0.contains(index) }
    }

    /// The modifiers that are written behind a call, in their order.
    func modifiers(behind call: SwiftCall) -> [SwiftCall] {
        var (found, end) = ([SwiftCall](), call.end)
        while self[end] == ".", let modifier = SwiftCall(at: end + 1, in: self) {
            found.append(modifier)
            end = modifier.end
        }
        return found
    }

    /// The call that the closure with that brace belongs to: a trailing one, or one in its parentheses.
    private func call(withClosure brace: Int) -> SwiftCall? {
        var index = brace - 1
        // `label: {` behind another closure, or in the parentheses
        while self[index] == ":", index >= 2 {
            guard self[index - 2] == "}", let open = bracket(closedAt: index - 2) else {
                return enclosingCall(of: brace)
            }
            index = open - 1
        }
        if self[index] == ")", let open = bracket(closedAt: index) { index = open - 1 }
        guard tokens.indices.contains(index), tokens[index].kind == .word, let call = SwiftCall(at: index, in: self) else {
            return enclosingCall(of: brace)
        }
        return call.closures.contains { $0.range.lowerBound == brace + 1 || $0.range.contains(brace) } ? call : nil
    }

    private func enclosingCall(of brace: Int) -> SwiftCall? {
        guard let open = brackets(around: brace).first(where: { _ in true }), self[open] == "(", open > 0,
            tokens[open - 1].kind == .word
        else { return nil }
        return SwiftCall(at: open - 1, in: self)
    }
}
