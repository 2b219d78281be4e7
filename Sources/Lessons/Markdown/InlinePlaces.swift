import Foundation

/// Follows a block's inlines through its bytes, since the parser's own columns are off behind lazy lines and code spans: each inline
/// is looked for from where the one before it ended.
struct InlinePlaces {
    /// A line of the prepared text and a column in bytes, both from 1.
    struct Point {
        var line: Int
        var column: Int
    }

    private let text: PreparedText
    private let bytes: UnsafeBufferPointer<UInt8>
    private let sentinel: [UInt8]?
    private var quoteDepth = 0
    private var line = 0
    private var lastLine = 0
    /// Where the line begins, its next byte, and where it ends, among all bytes.
    private var start = 0
    private var next = 0
    private var end = 0
    /// Whether each open link is one in angle brackets.
    private var autolinks: [Bool] = []

    init(_ text: PreparedText) {
        (self.text, bytes, sentinel) = (text, text.bytes, text.sentinels?.bytes)
    }

    /// Goes to the first byte of a block.
    mutating func begin(at start: Point, through lastLine: Int, quoteDepth: Int) {
        (line, self.lastLine, self.quoteDepth) = (start.line, lastLine, quoteDepth)
        autolinks.removeAll(keepingCapacity: true)
        let range = text.range(ofLine: start.line)
        go(to: range.lowerBound + start.column - 1, in: range)
        guard isNext("#") else { return }
        let rest = bytes[next..<end]
        let behindSigns = rest.drop { $0 == UInt8(ascii: "#") }
        if behindSigns.count < rest.count, behindSigns.first.map(BlockLines.isSpace) ?? true {
            next = behindSigns.drop(while: BlockLines.isSpace).startIndex
        }
    }

    /// Where an inline begins.
    ///
    /// - Parameter literals: the words of all nodes.
    mutating func enter(_ kind: Markdown.Kind, in literals: [UInt8]) -> Point {
        skipSentinels()
        switch kind {
        case .text(let words): return literals.withUnsafeBufferPointer { enter(text: UnsafeBufferPointer(rebasing: $0[words.range])) }
        case .code: return enterCode()
        case .htmlInline(let html): return enter(html: literals[html.range])
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
            autolinks.append(isNext("<"))
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

    /// Where the next byte stands.
    var point: Point {
        Point(line: line, column: next - start + 1)
    }

    // MARK: Moving

    /// The byte that comes next, or one behind it on the same line.
    private func byte(_ offset: Int = 0) -> UInt8? {
        next + offset < end ? bytes[next + offset] : nil
    }

    private func isNext(_ sign: Unicode.Scalar) -> Bool { byte() == UInt8(ascii: sign) }

    private mutating func advance(_ count: Int) {
        next = min(next + count, end)
    }

    private mutating func startNextLine() {
        guard line < lastLine else { next = end; return }
        line += 1
        let range = text.range(ofLine: line)
        go(to: BlockLines(text: text, quoteDepth: quoteDepth).content(ofLine: line).startIndex, in: range)
    }

    private mutating func go(to place: Int, in line: Range<Int>) {
        (start, next, end) = (line.lowerBound, min(place, line.upperBound), line.upperBound)
    }

    /// Moves to the next byte that fits, if there is one close by.
    private mutating func seek(_ fits: (UInt8) -> Bool) {
        if let index = bytes[next..<min(end, next + Self.farthestSeek)].firstIndex(where: fits) { next = index }
    }

    private static let farthestSeek = 256

    private mutating func skipSentinels() {
        guard let sentinel, next < end, bytes[next] == sentinel[0] else { return }
        while bytes[next..<end].starts(with: sentinel) { advance(sentinel.count) }
    }

    private mutating func skipDelimiters(_ count: Int) {
        skipSentinels()
        if isNext("*") || isNext("_") { advance(count) }
    }

    // MARK: Text

    private mutating func enter(text words: UnsafeBufferPointer<UInt8>) -> Point {
        guard let first = words.first else { return point }
        if !begins(with: first) { seek { $0 == first } }
        let start = point
        if isWritten(words) {
            advance(words.count)
        } else {
            var index = 0
            while index < words.count, next < end, consume(words, at: &index) {}
        }
        return start
    }

    private func begins(with first: UInt8) -> Bool {
        byte() == first || isNext("&") || isNext("\\") && byte(1) == first
    }

    /// Whether the words come next as they are, with neither escapes nor character references.
    private func isWritten(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
        guard next + words.count <= end, let first = words.baseAddress else { return false }
        return bytes.baseAddress.map { memcmp($0 + next, first, words.count) == 0 } == true && words.hasNoEscapes
    }

    /// Takes what stands for the next byte of a text: itself, itself behind a backslash, or a character reference.
    ///
    /// - Returns: whether one of them comes next.
    private mutating func consume(_ words: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Bool {
        skipSentinels()
        let behind = byte(1)
        let second = index + 1 < words.count ? words[index + 1] : nil
        if isNext("&"), let reference = referenceEnd, words[index] != UInt8(ascii: "&") || behind != second {
            next = reference
            repeat { index += 1 } while index < words.count && words[index] & 0xC0 == 0x80
        } else if byte() == words[index] {
            advance(1)
            index += 1
        } else if isNext("\\"), behind == words[index] {
            advance(2)
            index += 1
        } else {
            return false
        }
        return true
    }

    /// Behind the semicolon of the character reference that comes next.
    private var referenceEnd: Int? {
        bytes[next..<min(end, next + 40)].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
    }

    // MARK: Code and HTML

    private mutating func enterCode() -> Point {
        seek { $0 == UInt8(ascii: "`") }
        let start = point
        let length = runOfBackticks
        advance(length)
        while length > 0 {
            while next < end, !isNext("`") { next += 1 }
            guard next < end else {
                guard line < lastLine else { break }
                startNextLine()
                continue
            }
            let run = runOfBackticks
            advance(run)
            if run == length { break }
        }
        return start
    }

    private var runOfBackticks: Int {
        var length = 0
        while byte(length) == UInt8(ascii: "`") { length += 1 }
        return length
    }

    private mutating func enter(html: ArraySlice<UInt8>) -> Point {
        seek { $0 == UInt8(ascii: "<") }
        let start = point
        for byte in html {
            skipSentinels()
            if byte == UInt8(ascii: "\n") { startNextLine() } else if self.byte() == byte { advance(1) }
        }
        return start
    }

    // MARK: Links

    private mutating func leaveLink(isAutolink: Bool) {
        skipSentinels()
        seek { $0 == UInt8(ascii: isAutolink ? ">" : "]") }
        advance(1)
        guard !isAutolink else { return }
        if isNext("(") {
            skipDestination()
        } else if isNext("[") {
            skip(upTo: UInt8(ascii: "]"))
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
        while next >= end {
            guard line < lastLine else { return nil }
            startNextLine()
        }
        defer { next += 1 }
        return bytes[next]
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var hasNoEscapes: Bool { place(of: UInt8(ascii: "&"), from: 0) == count && place(of: UInt8(ascii: "\\"), from: 0) == count }
}
