/// A source file as brackets within brackets, and the types that it declares: as much of Swift as it takes to find calls, what they
/// are given and what stands around them. What isn't well-formed gives fewer of them, never wrong ones on purpose.
struct SwiftOutline: Sendable {
    let file: SourceFile
    let tokens: [SwiftToken]
    /// For every opening bracket the one that closes it.
    private let closing: [Int: Int]
    private let opener: [Int: Int]
    /// For every token the opening bracket that it stands in; -1 for none.
    private let opening: [Int]
    private(set) var types: [SwiftType] = []
    /// The bodies of types that only show previews.
    private(set) var previews: [Range<Int>] = []

    init(_ file: SourceFile, tokens: [SwiftToken]) {
        (self.file, self.tokens) = (file, tokens)
        var (open, closing, opening) = ([Int](), [Int: Int](), [Int]())
        for (index, token) in tokens.enumerated() {
            if token.isClosingBracket, let last = open.popLast() { closing[last] = index }
            opening.append(open.last ?? -1)
            if token.isOpeningBracket { open.append(index) }
        }
        (self.closing, self.opening) = (closing, opening)
        opener = Dictionary(uniqueKeysWithValues: closing.map { ($1, $0) })
        types = tokens.indices.compactMap(type)
        previews = types.filter { $0.inherited.contains("PreviewProvider") }.map(\.body)
    }

    // MARK: Asking

    /// The text of a token; empty beyond the ends.
    subscript(index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// The tokens within a bracket, without it.
    func inside(_ bracket: Int) -> Range<Int>? {
        closing[bracket].map { bracket + 1..<$0 }
    }

    /// The bracket that is closed at a token.
    func bracket(closedAt index: Int) -> Int? { opener[index] }

    /// The brackets around a token, the innermost first.
    func brackets(around index: Int) -> some Sequence<Int> {
        sequence(state: index) { [opening] place in
            guard opening.indices.contains(place), opening[place] >= 0 else { return nil }
            place = opening[place]
            return place
        }
    }

    /// The tokens of a range that stand in no bracket of their own.
    func top(of range: Range<Int>) -> [Int] {
        var (found, index) = ([Int](), range.lowerBound)
        while index < range.upperBound {
            found.append(index)
            index = (closing[index] ?? index) + 1
        }
        return found
    }

    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let start = tokens[first].offset
        let end = tokens[last].offset + tokens[last].text.utf8.count
        return String(decoding: Array(file.text.utf8.dropFirst(start).prefix(end - start)), as: UTF8.self)
    }

    func place(of index: Int) -> Finding.Place {
        let before = file.text.utf8.prefix(tokens[index].offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
        let column = String(decoding: Array(before[lineStart...]), as: UTF8.self).unicodeScalars.count + 1
        return Finding.Place(path: file.path, position: SourcePosition(line: tokens[index].line, column: column))
    }

    /// Whether a token is the last of its line, or begins a bracket that is.
    func endsStatement(_ index: Int) -> Bool {
        let last = closing[index] ?? index
        return last + 1 >= tokens.count || tokens[last + 1].line > tokens[last].line
    }
}

extension SwiftToken {
    fileprivate var isOpeningBracket: Bool { kind == .mark && ["(", "[", "{"].contains(text) }
    fileprivate var isClosingBracket: Bool { kind == .mark && [")", "]", "}"].contains(text) }
}
