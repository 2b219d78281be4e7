/// Makes an unpatched cmark read emphasis beside CJK punctuation as the CJK-friendly amendment does: a punctuation character on the
/// outer side of such a run of stars turns the run into a delimiter, and is taken out of the nodes again.
///
/// By CommonMark's own rule `これは**「経路」**です` is no emphasis: a run before punctuation opens only behind a space or punctuation.
/// A sentinel never touches anything but a star and a character that is neither space nor punctuation, so it changes nothing else.
struct EmphasisSentinels: Sendable {
    let sentinel: Unicode.Scalar
    /// The sentinel in UTF-8.
    let bytes: [UInt8]

    /// Picks a character that the text doesn't have and that cmark 0.30's tables know as punctuation; nil where none is left.
    init?(for text: UnsafeBufferPointer<UInt8>) {
        let present = Self.candidates(in: text).union(Self.referencedCandidates(in: text))
        guard let free = Self.candidates.first(where: { !present.contains($0) }).flatMap(Unicode.Scalar.init) else { return nil }
        (sentinel, bytes) = (free, Array(String(free).utf8))
    }

    /// The offsets in a line's scalars before which a sentinel must stand.
    static func offsets(in line: [Unicode.Scalar]) -> [Int] {
        var offsets: [Int] = []
        var index = 0
        while let star = line[min(index, line.count)...].firstIndex(where: { $0 == "*" || $0 == "\\" }) {
            index = star
            if line[index] == "\\" { index += 2; continue }
            let start = index
            while index < line.count, line[index] == "*" { index += 1 }
            let before = start > 0 ? line[start - 1] : "\n"
            let after = index < line.count ? line[index] : "\n"
            if opensOnlyAsCJK(before: before, after: after) { offsets.append(start) }
            if opensOnlyAsCJK(before: after, after: before) { offsets.append(index) }
        }
        return offsets
    }

    /// Takes over all of a text but the sentinels.
    func append(_ text: UnsafeBufferPointer<UInt8>, to kept: inout [UInt8]) {
        var start = 0
        while start < text.count {
            let end = place(in: text, from: start)
            kept.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            start = end + bytes.count
        }
    }

    /// Where a sentinel stands next; behind the last byte where none does.
    private func place(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = text.place(of: bytes[0], from: start)
        while place < text.count, !text[place...].starts(with: bytes) { place = text.place(of: bytes[0], from: place + 1) }
        return place
    }

    private static let candidates: ClosedRange<UInt32> = 0x2056...0x205E

    /// U+2056 to U+205E are E2 81 96 to E2 81 9E.
    private static func candidates(in bytes: UnsafeBufferPointer<UInt8>) -> Set<UInt32> {
        var present: Set<UInt32> = []
        for index in bytes.indices.dropLast(2) where bytes[index] == 0xE2 && bytes[index + 1] == 0x81 {
            let value = 0x2040 + UInt32(bytes[index + 2] & 0x3F)
            if candidates.contains(value) { present.insert(value) }
        }
        return present
    }

    /// Those that character references stand for: `&#8278;` and `&#x2056;`.
    private static func referencedCandidates(in bytes: UnsafeBufferPointer<UInt8>) -> Set<UInt32> {
        let start = bytes.place(of: UInt8(ascii: "&"), from: 0)
        let values = bytes[start...].split(separator: UInt8(ascii: "&")).compactMap { piece -> UInt32? in
            guard piece.first == UInt8(ascii: "#") else { return nil }
            let number = String(decoding: piece.dropFirst().prefix(9).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
            return number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        }
        return Set(values.filter(candidates.contains))
    }

    /// Whether a run between these two is left-flanking by the amendment and not by CommonMark; for right-flanking, mirror them.
    private static func opensOnlyAsCJK(before: Unicode.Scalar, after: Unicode.Scalar) -> Bool {
        guard after.isMarkdownPunctuation, !before.isMarkdownSpace, !before.isMarkdownPunctuation else { return false }
        return after.isCJK || before.isCJK || before.isIdeographicVariationSelector
    }
}

extension Unicode.Scalar {
    /// Unicode whitespace as CommonMark 0.30 counts it; the ideographic space too.
    var isMarkdownSpace: Bool {
        switch value {
        case 9, 10, 12, 13, 32: true
        default: value >= 0xA0 && properties.generalCategory == .spaceSeparator
        }
    }

    /// ASCII punctuation or Unicode category P, as CommonMark 0.30 counts it.
    var isMarkdownPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        case 0..<0x80: false
        default:
            switch properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation: true
            default: false
            }
        }
    }

    fileprivate var isIdeographicVariationSelector: Bool {
        (0xE0100...0xE01EF).contains(value)
    }
}
