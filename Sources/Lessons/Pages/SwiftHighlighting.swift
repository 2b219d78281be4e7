/// Swift source as HTML in which keywords, types, attributes, strings, numbers and comments are marked. Never fails: what is open at
/// the end of the text ends there. Nothing is recursive, so that deeply nested interpolations are harmless.
struct SwiftHighlighting {
    private let bytes: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    /// What the place stands in, outermost first.
    private var surroundings: [Surrounding] = [.code(openParentheses: 0)]

    private enum Surrounding {
        case code(openParentheses: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    /// What is frequent has an element of its own, the rest a class: pages are smaller by it.
    private enum Mark {
        case comment, string, keyword, type, number, attribute

        var tags: (opening: StaticString, closing: StaticString) {
            switch self {
            case .comment: ("<i class=c>", "</i>")
            case .string: ("<i class=s>", "</i>")
            case .keyword: ("<b>", "</b>")
            case .type: ("<i>", "</i>")
            case .number: ("<i class=n>", "</i>")
            case .attribute: ("<i class=a>", "</i>")
            }
        }
    }

    static func html(of source: String) -> HTML {
        var highlighting = SwiftHighlighting(source)
        return highlighting.html()
    }

    private init(_ source: String) {
        bytes = Array(source.utf8)
        output.reserveCapacity(bytes.count * 2)
    }

    private mutating func html() -> HTML {
        while position < bytes.count {
            switch surroundings[surroundings.count - 1] {
            case .code(let depth): readCode(openParentheses: depth)
            case .string(let hashes, let isMultiline): readString(hashes: hashes, isMultiline: isMultiline)
            }
        }
        return HTML(verbatim: output)
    }

    // MARK: Code

    private mutating func readCode(openParentheses depth: Int) {
        let byte = bytes[position]
        if starts(with: "//") {
            mark(.comment, to: endOfLine)
        } else if starts(with: "/*") {
            mark(.comment, to: endOfComment)
        } else if let hashes = hashesBeforeQuote {
            openString(hashes: hashes)
        } else if byte.isDigit {
            mark(.number, to: endOfNumber)
        } else if byte.isWordStart {
            readWord()
        } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"), next.isWordStart {
            mark(.attribute, to: endOfWord(from: position + 1))
        } else if byte == UInt8(ascii: "`") {
            copy(to: endOfQuotedWord)
        } else if byte == UInt8(ascii: "#") {
            copy(to: bytes[position...].firstIndex { $0 != byte } ?? bytes.count)
        } else {
            readSign(byte, openParentheses: depth)
        }
    }

    private mutating func readWord() {
        let end = endOfWord(from: position)
        let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
        if bytes[position].isUpperCase {
            mark(.type, to: end)
        } else if !isMember, !isLabel(endingAt: end), !isCalled(endingAt: end), Self.keywords.contains(bytes[position..<end]) {
            mark(.keyword, to: end)
        } else {
            copy(to: end)
        }
    }

    /// An argument's label may be called like a keyword; of keywords only `default` has a colon right behind it.
    private func isLabel(endingAt end: Int) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
        return !bytes[position..<end].elementsEqual("default".utf8)
    }

    /// Words that are keywords only in some places, as functions: `open(page)`.
    private func isCalled(endingAt end: Int) -> Bool {
        end < bytes.count && bytes[end] == UInt8(ascii: "(") && Self.contextual.contains(bytes[position..<end])
    }

    /// The parenthesis that closes an interpolation leads back into its string.
    private mutating func readSign(_ byte: UInt8, openParentheses depth: Int) {
        let isInside = surroundings.count > 1
        copy(to: position + 1)
        guard isInside else { return }
        if byte == UInt8(ascii: "(") {
            surroundings[surroundings.count - 1] = .code(openParentheses: depth + 1)
        } else if byte == UInt8(ascii: ")"), depth == 0 {
            surroundings.removeLast()
        } else if byte == UInt8(ascii: ")") {
            surroundings[surroundings.count - 1] = .code(openParentheses: depth - 1)
        }
    }

    // MARK: Strings

    private mutating func openString(hashes: Int) {
        let quote = position + hashes
        let isMultiline = quote + 2 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"") && bytes[quote + 2] == UInt8(ascii: "\"")
        surroundings.append(.string(hashes: hashes, isMultiline: isMultiline))
        readString(hashes: hashes, isMultiline: isMultiline, from: quote + (isMultiline ? 3 : 1))
    }

    /// Up to the string's end or to an interpolation.
    private mutating func readString(hashes: Int, isMultiline: Bool, from start: Int? = nil) {
        var end = start ?? position
        let quotes = isMultiline ? 3 : 1
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "\""), isRun(of: "\"", quotes, at: end), isRun(of: "#", hashes, at: end + quotes) {
                mark(.string, to: end + quotes + hashes)
                surroundings.removeLast()
                return
            }
            if bytes[end] == UInt8(ascii: "\n"), !isMultiline { break }
            guard bytes[end] == UInt8(ascii: "\\"), isRun(of: "#", hashes, at: end + 1) else { end += 1; continue }
            let escaped = end + 1 + hashes
            if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
                mark(.string, to: end)
                copy(to: escaped + 1)
                surroundings.append(.code(openParentheses: 0))
                return
            }
            end = escaped + 1
        }
        mark(.string, to: min(end, bytes.count))
        surroundings.removeLast()
    }

    private func isRun(of sign: Unicode.Scalar, _ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        return (start..<start + count).allSatisfy { bytes[$0] == UInt8(ascii: sign) }
    }

    /// How many `#` stand before the quote that begins a string here; nil where none begins.
    private var hashesBeforeQuote: Int? {
        var end = position
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - position : nil
    }

    // MARK: Ends

    private var endOfLine: Int {
        bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    /// Comments nest.
    private var endOfComment: Int {
        var (end, depth) = (position, 0)
        while end + 1 < bytes.count {
            let pair = (bytes[end], bytes[end + 1])
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                end += 2
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                end += 2
                if depth == 0 { return end }
            } else {
                end += 1
            }
        }
        return bytes.count
    }

    private func endOfWord(from start: Int) -> Int {
        bytes[start...].firstIndex { !$0.isWordStart && !$0.isDigit } ?? bytes.count
    }

    /// `1.5` is one number, `1...5` are two.
    private var endOfNumber: Int {
        let end = endOfWord(from: position)
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit else { return end }
        return endOfWord(from: end + 1)
    }

    private var endOfQuotedWord: Int {
        let end = bytes[(position + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
        return end.map { $0 + 1 } ?? bytes.count
    }

    private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

    private func starts(with text: StaticString) -> Bool {
        position + 1 < bytes.count && bytes[position] == text.utf8Start[0] && bytes[position + 1] == text.utf8Start[1]
    }

    // MARK: Output

    private mutating func mark(_ mark: Mark, to end: Int) {
        guard end > position else { return }
        append(mark.tags.opening)
        copy(to: end)
        append(mark.tags.closing)
    }

    private mutating func copy(to end: Int) {
        for byte in bytes[position..<end] {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            default: output.append(byte)
            }
        }
        position = end
    }

    private mutating func append(_ markup: StaticString) {
        output.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    private static let contextual = Set(["any", "get", "open", "package", "set", "some"].map { Array($0.utf8)[...] })

    private static let keywords = Set([
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
        "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
        "override", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "set", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
        "while", "willSet", "didSet",
    ].map { Array($0.utf8)[...] })
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    fileprivate var isUpperCase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

    /// Letters, the underscore, `$`, and all of a character beyond ASCII.
    fileprivate var isWordStart: Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
    }
}
