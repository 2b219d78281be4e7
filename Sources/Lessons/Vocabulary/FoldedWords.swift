/// Words as they are compared: folded, one space between them, and without what stands before the first letter and behind the last
/// letter or digit: numbers of headings, emoji, question marks.
struct FoldedWords: Hashable, Sendable {
    /// In UTF-8.
    let bytes: [UInt8]

    /// - Parameter limit: in bytes; of longer words only so much is kept that they can't be equal to words within it.
    init(_ text: some StringProtocol, limit: Int = .max) {
        bytes = text.withBytes { Self.words(of: $0, limit, \.folding) }
            ?? String(text).foldedBytes.withUnsafeBufferPointer { Self.words(of: $0, limit, \.bytes) } ?? []
    }

    /// - Parameter spelling: the bytes that stand for a scalar, the first in the lowest place.
    /// - Returns: nil where it has none for one of them.
    private static func words(of text: UnsafeBufferPointer<UInt8>, _ limit: Int, _ spelling: (Unicode.Scalar) -> UInt32?) -> [UInt8]? {
        let letters = Self.letters
        var isComplete = true
        // Nothing takes more than twice its room.
        let words = [UInt8](unsafeUninitializedCapacity: 2 * text.count) { words, end in
            var (next, written) = (0, 0)
            var hasSpace = false
            while next < text.count, end <= limit {
                let scalar = text.scalar(at: next)
                next += UTF8.width(scalar)
                let letter = scalar.value < letters.count ? letters[Int(scalar.value)] : 0
                guard var bytes = letter != 0 ? letter : spelling(scalar) else { return isComplete = false }
                let isLetter = letter != 0 || scalar.isLetter
                if !isLetter, scalar.isSpace { hasSpace = written > 0; continue }
                guard isLetter || written > 0 else { continue }
                let isWhole = !hasSpace && end == written
                if hasSpace {
                    words[written] = UInt8(ascii: " ")
                    written += 1
                    hasSpace = false
                }
                repeat {
                    words[written] = UInt8(truncatingIfNeeded: bytes)
                    written += 1
                    bytes >>= 8
                } while bytes != 0
                if isLetter || scalar.isNumber || isWhole && scalar.value >= 0x300 && scalar.properties.isGraphemeExtend { end = written }
            }
        }
        return isComplete ? words : nil
    }

    /// The foldings of Europe's letters by scalar, the first byte in the lowest place; 0 for what is no letter or has none of its own.
    private static let letters: [UInt32] = (0..<0x460).map { value in
        Unicode.Scalar(UInt32(value)).flatMap { $0.isLetter ? $0.folding : nil } ?? 0
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// - Parameter word: in folded spelling, in UTF-8.
    func begin(with word: [UInt8]) -> Bool { bytes.starts(with: word) }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension Unicode.Scalar {
    /// Its own in UTF-8, the first in the lowest place.
    fileprivate var bytes: UInt32? { String(self).utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

    /// Whether it is Unicode's white space.
    var isSpace: Bool {
        switch value {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    var isLetter: Bool {
        switch value {
        case 0..<0x80: (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        case 0x2010...0x2027, 0x3001...0x3003, 0x3008...0x301F, 0xFF01...0xFF20: false
        case 0xDF...0xF6, 0xF8...0x17F, 0x3AC...0x3CE, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF: true
        default: properties.isAlphabetic
        }
    }

    var isNumber: Bool {
        value < 0x80 ? isFigure : properties.numericType != nil
    }

    /// In either width.
    var isFigure: Bool { (0x30...0x39).contains(value) || (0xFF10...0xFF19).contains(value) }
}
