/// Reads one line of a script from left to right. Between two calls it stands at what comes next, white space behind it.
struct LineScanner {
    /// The line without its comment.
    private let scalars: [Unicode.Scalar]
    private let lineNumber: Int
    private var offset = 0
    /// Behind what was read last.
    private var end = 0
    /// What is wrong inside what was read all the same.
    private(set) var mistakes: [ScriptMistake] = []

    init(_ line: some StringProtocol, number: Int) {
        let all = Array(line.unicodeScalars)
        scalars = Array(all[..<Self.commentStart(in: all)])
        lineNumber = number
        skipSpace()
    }

    var isAtEnd: Bool { offset == scalars.count }

    /// Where the next thing stands; behind the last one where nothing follows.
    var position: SourcePosition { place(isAtEnd ? end : offset) }

    /// The line without indentation and comment.
    var source: String {
        let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? start
        return text(start..<end)
    }

    /// What stands here, up to white space or to the end of a quote; nil at the end of the line.
    var next: String? {
        guard !isAtEnd else { return nil }
        var copy = self
        if scalars[offset] == "\"" { return (try? copy.quoted()) == nil ? text(offset..<scalars.count) : text(offset..<copy.end) }
        if let word = copy.name() ?? copy.number() { return word }
        return copy.chunk()
    }

    /// All that is left.
    mutating func rest() -> String {
        let rest = text(offset..<(scalars.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? offset))
        advance(to: scalars.count)
        return rest
    }

    /// Everything up to the next white space.
    mutating func chunk() -> String? {
        guard !isAtEnd else { return nil }
        let start = offset
        advance(to: scalars[offset...].firstIndex { $0.properties.isWhitespace } ?? scalars.count)
        return text(start..<end)
    }

    /// A word, a label, a type: letters, digits and `_`.
    mutating func name() -> String? {
        guard !isAtEnd, scalars[offset].properties.isXIDStart || scalars[offset] == "_" else { return nil }
        let start = offset
        advance(to: scalars[offset...].firstIndex { !$0.properties.isXIDContinue } ?? scalars.count)
        return text(start..<end)
    }

    mutating func take(word: String) -> Bool {
        var copy = self
        guard copy.name() == word else { return false }
        self = copy
        return true
    }

    func isNext(_ mark: String) -> Bool {
        scalars[offset...].starts(with: mark.unicodeScalars)
    }

    mutating func take(_ mark: String) -> Bool {
        guard isNext(mark) else { return false }
        advance(to: offset + mark.unicodeScalars.count)
        return true
    }

    var isNextNumber: Bool {
        let start = isNext("-") ? offset + 1 : offset
        return start < scalars.count && scalars[start].isDigit
    }

    /// A number as Swift writes it, with sign.
    mutating func number() -> String? {
        guard isNextNumber else { return nil }
        let start = offset
        var index = isNext("-") ? offset + 1 : offset
        while index < scalars.count {
            let isFraction = scalars[index] == "." && index + 1 < scalars.count && scalars[index + 1].isDigit
            let isExponent = "+-".unicodeScalars.contains(scalars[index]) && "eE".unicodeScalars.contains(scalars[index - 1])
            guard scalars[index].properties.isXIDContinue || isFraction || isExponent else { break }
            index += 1
        }
        advance(to: index)
        return text(start..<end)
    }

    /// A text between straight quotes, with Swift's escapes.
    mutating func quoted() throws(ScriptMistake) -> String {
        let start = offset
        guard isNext("\"") else { throw ScriptMistake(.missing(.quotedText, found: next), at: position) }
        var text = String.UnicodeScalarView()
        var index = offset + 1
        while index < scalars.count, scalars[index] != "\"" {
            if scalars[index] == "\\" {
                text.append(contentsOf: escape(at: &index))
            } else {
                text.append(scalars[index])
                index += 1
            }
        }
        guard index < scalars.count else { throw ScriptMistake(.unclosedQuote, at: place(start)) }
        advance(to: index + 1)
        return String(text)
    }

    /// The character that an escape stands for; moves behind it.
    private mutating func escape(at index: inout Int) -> [Unicode.Scalar] {
        let start = index
        let letter = start + 1 < scalars.count ? scalars[start + 1] : nil
        index = min(start + 2, scalars.count)
        if let letter, let plain = Self.escapes[letter] { return [plain] }
        if letter == "u", let scalar = codePoint(at: &index) { return [scalar] }
        mistakes.append(ScriptMistake(.unknownEscape(text(start..<index)), at: place(start)))
        return []
    }

    /// `{1F600}`, as Swift writes it behind `\u`; moves behind what belongs to it.
    private func codePoint(at index: inout Int) -> Unicode.Scalar? {
        guard index < scalars.count, scalars[index] == "{" else { return nil }
        let digits = scalars[(index + 1)...].prefix { $0.properties.isASCIIHexDigit }
        index = digits.endIndex
        guard index < scalars.count, scalars[index] == "}" else { return nil }
        index += 1
        guard (1...8).contains(digits.count) else { return nil }
        return UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(Unicode.Scalar.init)
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "'": "'", "\\": "\\", "n": "\n", "t": "\t", "r": "\r", "0": "\0",
    ]

    private mutating func advance(to index: Int) {
        (offset, end) = (index, index)
        skipSpace()
    }

    private mutating func skipSpace() {
        offset = scalars[offset...].firstIndex { !$0.properties.isWhitespace } ?? scalars.count
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

    private func place(_ index: Int) -> SourcePosition { SourcePosition(line: lineNumber, column: index + 1) }

    /// The first `#` outside quotes.
    private static func commentStart(in scalars: [Unicode.Scalar]) -> Int {
        var isQuoted = false
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "#" where !isQuoted: return index
            case "\"": isQuoted.toggle()
            case "\\" where isQuoted: index += 1
            default: break
            }
            index += 1
        }
        return scalars.count
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
