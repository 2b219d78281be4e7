/// Words as they are compared: folded, one space between them, and without what stands before the first letter and behind the last
/// letter or digit: numbers of headings, emoji, question marks.
struct FoldedWords: Hashable, Sendable {
    /// In UTF-8.
    let bytes: [UInt8]

    init(_ text: some StringProtocol) {
        bytes = String(text).foldedBytes.withUnsafeBufferPointer(Self.words)
    }

    private static func words(of folded: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var words: [UInt8] = []
        words.reserveCapacity(folded.count)
        var (index, end) = (0, 0)
        var hasSpace = false
        while index < folded.count {
            let scalar = folded.scalar(at: index)
            let spelling = folded[index..<(index + UTF8.width(scalar))]
            index = spelling.endIndex
            let isLetter = scalar.isLetter
            if !isLetter, scalar.isSpace { hasSpace = !words.isEmpty; continue }
            guard isLetter || !words.isEmpty else { continue }
            let isWhole = !hasSpace && end == words.count
            if hasSpace { words.append(UInt8(ascii: " ")) }
            hasSpace = false
            words.append(contentsOf: spelling)
            if isLetter || scalar.isNumber || isWhole && scalar.properties.isGraphemeExtend { end = words.count }
        }
        words.removeSubrange(end...)
        return words
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// - Parameter word: in folded spelling.
    func begin(with word: String) -> Bool {
        bytes.starts(with: word.utf8)
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }

    fileprivate var isLetter: Bool {
        switch value {
        case 0..<0x80: (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        case 0xDF...0xF6, 0xF8...0x17F, 0x3AC...0x3CE, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF: true
        default: properties.isAlphabetic
        }
    }

    fileprivate var isNumber: Bool {
        value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType != nil
    }
}
