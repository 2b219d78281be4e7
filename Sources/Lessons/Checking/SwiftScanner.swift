/// Reads Swift source from front to back: comments (they nest) and strings (raw, over several lines, interpolated) are told
/// from code. Never fails: what is open at the end of the text ends there.
struct SwiftScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var found: [SwiftToken] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func tokens() -> [SwiftToken] {
        readCode(untilParenthesis: false)
        return found
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    /// Up to the end or, inside an interpolation, to the parenthesis that closes it.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while let byte = current {
            if starts(with: "//") {
                skipLine()
            } else if starts(with: "/*") {
                skipComment()
            } else if let hashes = hashesBeforeQuote() {
                readString(hashes: hashes)
            } else if byte == UInt8(ascii: "`") {
                readQuotedWord()
            } else if byte.isWordByte {
                readWord()
            } else if byte.isSpace {
                advance()
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                if untilParenthesis && depth < 0 { return }
                add(.mark, from: position, to: position + 1)
                advance()
            }
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, line: Int? = nil) {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        found.append(SwiftToken(kind: kind, text: text, offset: start, line: line ?? self.line))
    }

    private mutating func skipLine() {
        while let byte = current, byte != UInt8(ascii: "\n") { advance() }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && current != nil
    }

    private mutating func readWord() {
        let start = position
        let isNumber = bytes[start].isDigit
        while let byte = current, byte.isWordByte { advance() }
        add(isNumber ? .number : .word, from: start, to: position)
    }

    /// A word in backticks, without them.
    private mutating func readQuotedWord() {
        advance()
        let start = position
        while let byte = current, byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
        add(.word, from: start, to: position)
        if current == UInt8(ascii: "`") { advance() }
    }

    /// How many `#` stand before the quote that begins a string here; nil where none begins.
    private func hashesBeforeQuote() -> Int? {
        var end = position
        while end < bytes.count && bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
        return end - position
    }

    private mutating func readString(hashes: Int) {
        let start = position
        let startLine = line
        let place = found.count
        advance(hashes)
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        advance(quotes)
        while let byte = current, !closesString(quotes: quotes, hashes: hashes) {
            if byte == UInt8(ascii: "\n") && !isMultiline { break }
            if byte == UInt8(ascii: "\\"), followedByHashes(hashes, at: position + 1) {
                advance(1 + hashes)
                if current == UInt8(ascii: "(") { readInterpolation() } else { advance() }
            } else {
                advance()
            }
        }
        if closesString(quotes: quotes, hashes: hashes) { advance(quotes + hashes) }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        found.insert(SwiftToken(kind: .string, text: text, offset: start, line: startLine), at: place)
    }

    private mutating func readInterpolation() {
        advance()
        readCode(untilParenthesis: true)
        advance()
    }

    private func closesString(quotes: Int, hashes: Int) -> Bool {
        guard position + quotes + hashes <= bytes.count else { return false }
        return (0..<quotes).allSatisfy { bytes[position + $0] == UInt8(ascii: "\"") }
            && followedByHashes(hashes, at: position + quotes)
    }

    private func followedByHashes(_ hashes: Int, at place: Int) -> Bool {
        place + hashes <= bytes.count && (0..<hashes).allSatisfy { bytes[place + $0] == UInt8(ascii: "#") }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Letters, digits, the underscore, `$`, and all of a character beyond ASCII.
    fileprivate var isWordByte: Bool {
        isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
