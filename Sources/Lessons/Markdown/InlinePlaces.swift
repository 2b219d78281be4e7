/// Follows a block's inlines through its bytes, since the parser's own columns are off behind lazy lines and code spans: each inline
/// is looked for from where the one before it ended.
struct InlinePlaces {
    /// A line of the prepared text and a column in bytes, both from 1.
    struct Point {
        var line: Int
        var column: Int
    }

    private let lines: BlockLines
    private let lastLine: Int
    private var line: Int
    /// What is left of the line.
    private var rest: ArraySlice<UInt8>
    /// Whether each open link is one in angle brackets.
    private var autolinks: [Bool] = []

    init(_ lines: BlockLines, from start: Point, through lastLine: Int) {
        (self.lines, line, self.lastLine) = (lines, start.line, lastLine)
        rest = lines.text.line(start.line).dropFirst(start.column - 1)
        let behindSigns = rest.drop { $0 == UInt8(ascii: "#") }
        if behindSigns.count < rest.count, behindSigns.first.map(BlockLines.isSpace) ?? true {
            rest = behindSigns.drop(while: BlockLines.isSpace)
        }
    }

    /// Where an inline begins.
    mutating func enter(_ kind: Markdown.Kind) -> Point {
        skipSentinels()
        switch kind {
        case .text(let words): return enter(text: Array(words.utf8))
        case .code: return enterCode()
        case .htmlInline(let html): return enter(html: html)
        case .emphasis, .strong: seek { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
        case .link: seek { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
        case .image: seek { $0 == UInt8(ascii: "!") }
        default: break
        }
        let start = point
        switch kind {
        case .emphasis: advance(1)
        case .strong, .image: advance(2)
        case .link:
            autolinks.append(rest.first == UInt8(ascii: "<"))
            advance(1)
        case .softBreak, .lineBreak: startNextLine()
        default: break
        }
        return start
    }

    /// Behind an inline's last character.
    mutating func leave(_ kind: Markdown.Kind) -> Point {
        switch kind {
        case .emphasis: skipDelimiters(1)
        case .strong: skipDelimiters(2)
        case .link: leaveLink(isAutolink: autolinks.popLast() ?? false)
        case .image: leaveLink(isAutolink: false)
        default: break
        }
        return point
    }

    private var point: Point {
        Point(line: line, column: rest.startIndex - lines.text.line(line).startIndex + 1)
    }

    // MARK: Moving

    private mutating func advance(_ count: Int) {
        rest = rest.dropFirst(count)
    }

    private mutating func startNextLine() {
        guard line < lastLine else { rest = rest.suffix(0); return }
        line += 1
        rest = lines.content(ofLine: line)
    }

    /// Moves to the next byte that fits, if there is one close by.
    private mutating func seek(_ fits: (UInt8) -> Bool) {
        if let index = rest.prefix(Self.farthestSeek).firstIndex(where: fits) { rest = rest[index...] }
    }

    private static let farthestSeek = 256

    private mutating func skipSentinels() {
        guard let sentinel = lines.text.sentinels?.bytes else { return }
        while rest.starts(with: sentinel) { advance(sentinel.count) }
    }

    private mutating func skipDelimiters(_ count: Int) {
        skipSentinels()
        if rest.first == UInt8(ascii: "*") || rest.first == UInt8(ascii: "_") { advance(count) }
    }

    // MARK: Text

    private mutating func enter(text words: [UInt8]) -> Point {
        guard let first = words.first else { return point }
        if !isNext(first), let index = rest.prefix(Self.farthestSeek).firstIndex(of: first) { rest = rest[index...] }
        let start = point
        var index = 0
        while index < words.count, !rest.isEmpty, consume(words, at: &index) {}
        return start
    }

    private func isNext(_ byte: UInt8) -> Bool {
        rest.first == byte || rest.first == UInt8(ascii: "&") || rest.first == UInt8(ascii: "\\") && rest.dropFirst().first == byte
    }

    /// Takes what stands for the next byte of a text: itself, itself behind a backslash, or a character reference.
    ///
    /// - Returns: whether one of them comes next.
    private mutating func consume(_ words: [UInt8], at index: inout Int) -> Bool {
        skipSentinels()
        let next = rest.dropFirst().first
        if rest.first == UInt8(ascii: "&"), let end = referenceEnd, words[index] != UInt8(ascii: "&") || next != words.element(index + 1) {
            rest = rest[end...]
            repeat { index += 1 } while index < words.count && words[index] & 0xC0 == 0x80
        } else if rest.first == words[index] {
            advance(1)
            index += 1
        } else if rest.first == UInt8(ascii: "\\"), next == words[index] {
            advance(2)
            index += 1
        } else {
            return false
        }
        return true
    }

    /// Behind the semicolon of the character reference that comes next.
    private var referenceEnd: Int? {
        rest.prefix(40).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
    }

    // MARK: Code and HTML

    private mutating func enterCode() -> Point {
        seek { $0 == UInt8(ascii: "`") }
        let start = point
        let length = rest.prefix { $0 == UInt8(ascii: "`") }.count
        advance(length)
        while length > 0 {
            rest = rest.drop { $0 != UInt8(ascii: "`") }
            guard !rest.isEmpty else {
                guard line < lastLine else { break }
                startNextLine()
                continue
            }
            let run = rest.prefix { $0 == UInt8(ascii: "`") }.count
            advance(run)
            if run == length { break }
        }
        return start
    }

    private mutating func enter(html: String) -> Point {
        seek { $0 == UInt8(ascii: "<") }
        let start = point
        let parts = html.sourceLines
        for (index, part) in parts.enumerated() {
            if index > 0 { startNextLine() }
            for byte in part.utf8 {
                skipSentinels()
                if rest.first == byte { advance(1) }
            }
        }
        return start
    }

    // MARK: Links

    private mutating func leaveLink(isAutolink: Bool) {
        skipSentinels()
        seek { $0 == UInt8(ascii: isAutolink ? ">" : "]") }
        advance(1)
        guard !isAutolink else { return }
        switch rest.first {
        case UInt8(ascii: "("): skipDestination()
        case UInt8(ascii: "["): skip(upTo: UInt8(ascii: "]"))
        default: break
        }
    }

    /// Behind `(destination "title")`.
    private mutating func skipDestination() {
        advance(1)
        var depth = 1
        while depth > 0, let byte = nextByte() {
            switch byte {
            case UInt8(ascii: "\\"): advance(1)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "<"): skip(upTo: UInt8(ascii: ">"))
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skip(upTo: byte)
            default: break
            }
        }
    }

    private mutating func skip(upTo end: UInt8) {
        while let byte = nextByte(), byte != end {
            if byte == UInt8(ascii: "\\") { advance(1) }
        }
    }

    /// Takes a byte off, from the next line where this one is used up; nil at the end of the block.
    private mutating func nextByte() -> UInt8? {
        while rest.isEmpty {
            guard line < lastLine else { return nil }
            startNextLine()
        }
        return rest.popFirst()
    }
}

extension [UInt8] {
    fileprivate func element(_ index: Int) -> UInt8? {
        indices.contains(index) ? self[index] : nil
    }
}
