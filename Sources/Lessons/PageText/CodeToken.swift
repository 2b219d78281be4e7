/// A word, sign, string or comment of a line that may be code.
struct CodeToken: Sendable {
    enum Kind: Sendable {
        case word, number, string, comment, sign
    }

    let kind: Kind
    let text: Substring
    /// Whether white space or the line's start is before it.
    let isSpaced: Bool

    func isSign(_ sign: Character) -> Bool { kind == .sign && text.first == sign && text.count == 1 }

    func isSign(in signs: String) -> Bool { kind == .sign && text.count == 1 && text.first.map(signs.contains) == true }

    var isWord: Bool { kind == .word }

    /// Letters beyond ASCII: no name in a program as a rule.
    var isForeign: Bool { kind == .word && !text.utf8.allSatisfy { $0 < 0x80 } }

    var isCapitalized: Bool { kind == .word && text.first?.isUppercase == true }
}

/// What reaches over a line's end.
enum CodeContinuation: Equatable, Sendable {
    case none
    /// A comment that ends with this.
    case comment(until: String)
    /// A string that ends with this.
    case string(until: String)
}

/// Cuts lines into tokens, knowing nothing of the programming language but what most of them share.
struct CodeLexer {
    private(set) var tokens: [CodeToken] = []
    private(set) var continuation: CodeContinuation

    private let line: Substring
    private var index: Substring.UnicodeScalarView.Index
    private var isSpaced = true

    init(_ line: Substring, after continuation: CodeContinuation = .none) {
        (self.line, self.continuation) = (line, continuation)
        index = line.unicodeScalars.startIndex
        finishContinuation()
        while index < scalars.endIndex { readToken() }
    }

    private var scalars: Substring.UnicodeScalarView { line.unicodeScalars }

    private func scalar(after index: Substring.Index) -> Unicode.Scalar? {
        let next = scalars.index(after: index)
        return next < scalars.endIndex ? scalars[next] : nil
    }

    private mutating func finishContinuation() {
        switch continuation {
        case .none: return
        case .comment(let end): skip(until: end, kind: .comment)
        case .string(let end): skip(until: end, kind: .string)
        }
    }

    private mutating func skip(until end: String, kind: CodeToken.Kind) {
        let start = index
        if let range = line[index...].firstRange(of: end) {
            (index, continuation) = (range.upperBound, .none)
        } else {
            index = scalars.endIndex
        }
        append(kind, from: start)
    }

    private mutating func append(_ kind: CodeToken.Kind, from start: Substring.Index) {
        if start < index { tokens.append(CodeToken(kind: kind, text: line[start..<index], isSpaced: isSpaced)) }
        isSpaced = false
    }

    private mutating func readToken() {
        let first = scalars[index]
        if first.isBlank {
            index = scalars.index(after: index)
            isSpaced = true
        } else if first.isWordStart {
            readWord()
        } else if ("0"..."9").contains(first) {
            readNumber()
        } else if let opening = Self.openings.first(where: { line[index...].hasPrefix($0.start) }),
            opening.isAllowed(after: tokens, isSpaced), isSpaced || !line[index...].hasPrefix("/*.")
        {
            open(opening)
        } else if isLineComment(first) {
            let start = index
            index = scalars.endIndex
            append(.comment, from: start)
        } else if first == "\"" || first == "'" || first == "`" {
            readString(first)
        } else {
            readSign()
        }
    }

    /// `# …` behind white space; `-- …`, which is a dash elsewhere, at a line's start or behind a sign that ends something.
    private func isLineComment(_ first: Unicode.Scalar) -> Bool {
        guard isSpaced, let next = scalar(after: index) else { return false }
        if first == "#" {
            let isAmongWords = !tokens.isEmpty && tokens.allSatisfy(\.isWord) && !line[..<index].hasSuffix("  ")
            return next.isBlank && !isAmongWords
        }
        guard first == "-", next == "-", line[index...].dropFirst(2).first == " " else { return false }
        return tokens.last.map { $0.isSign(in: ";,)(") } ?? true
    }

    private mutating func readWord() {
        let start = index
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let isInner = scalar == "'" || scalar == "’" || scalar == "-"
            guard scalar.isWordPart || isInner && self.scalar(after: index)?.isLetterLike == true else { break }
            index = scalars.index(after: index)
        }
        append(.word, from: start)
    }

    private mutating func readNumber() {
        let start = index
        while index < scalars.endIndex {
            let scalar = scalars[index]
            guard scalar.isWordPart || scalar == "." && self.scalar(after: index).map({ ("0"..."9").contains($0) }) == true else { break }
            index = scalars.index(after: index)
        }
        append(.number, from: start)
    }

    /// A string on one line; a quotation mark without its fellow is a sign.
    private mutating func readString(_ mark: Unicode.Scalar) {
        let start = index
        var end = scalars.index(after: index)
        while end < scalars.endIndex, scalars[end] != mark {
            if scalars[end] == "\\" { end = scalars.index(after: end) }
            if end < scalars.endIndex { end = scalars.index(after: end) }
        }
        guard end < scalars.endIndex else { return readSign() }
        index = scalars.index(after: end)
        append(.string, from: start)
    }

    private mutating func readSign() {
        let start = index
        let pair = line[index...].prefix(2)
        index = Self.pairs.contains(String(pair)) ? pair.endIndex : scalars.index(after: index)
        append(.sign, from: start)
    }

    private mutating func open(_ opening: Opening) {
        let start = index
        index = scalars.index(index, offsetBy: opening.start.unicodeScalars.count)
        guard let end = opening.end else {
            index = scalars.endIndex
            return append(.comment, from: start)
        }
        if let range = line[index...].firstRange(of: end) {
            index = range.upperBound
        } else {
            index = scalars.endIndex
            continuation = opening.kind == .comment ? .comment(until: end) : .string(until: end)
        }
        append(opening.kind, from: start)
    }

    private struct Opening {
        let start: String
        /// Nil where the line's end ends it.
        let end: String?
        let kind: CodeToken.Kind

        /// `//` behind a colon belongs to an address.
        func isAllowed(after tokens: [CodeToken], _ isSpaced: Bool) -> Bool {
            start != "//" || isSpaced || tokens.last?.isSign(":") != true
        }
    }

    private static let openings = [
        Opening(start: "//", end: nil, kind: .comment), Opening(start: "/*", end: "*/", kind: .comment),
        Opening(start: "<!--", end: "-->", kind: .comment), Opening(start: "\"\"\"", end: "\"\"\"", kind: .string),
        Opening(start: "'''", end: "'''", kind: .string),
    ]

    private static let pairs: Set<String> = [
        "==", "!=", "&&", "||", "->", "=>", "+=", "-=", "*=", "/=", "??", "?.", "::", ":=", "<=", ">=", "</", "/>", "<!", "++", "--", "..",
        "?:",
    ]
}

extension Unicode.Scalar {
    fileprivate var isLetterLike: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: properties.isAlphabetic
        }
    }

    fileprivate var isWordStart: Bool { isLetterLike || self == "_" || self == "$" }

    fileprivate var isWordPart: Bool {
        isWordStart || ("0"..."9").contains(self) || value >= 0x80 && properties.generalCategory == .nonspacingMark || self == "ー"
    }
}
