/// The sign that begins an item of a list: •, -, *, ・, –, 1., 1), (1), ①, a).
struct ListSign: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case bullet(Character)
        /// Counted; `form` tells `1.` from `1)` and `①`.
        case number(Int, form: String)

        /// Says of its item that it is done or not, or wrong.
        var isVerdict: Bool { isBullet(among: "☐☑✗✘✕✖×") }

        /// Says so beside others that do, and nothing alone.
        var isTick: Bool { isBullet(among: "✓✔○") }

        fileprivate func isBullet(among signs: String) -> Bool {
            if case .bullet(let sign) = self { signs.contains(sign) } else { false }
        }
    }

    let kind: Kind
    /// Where the item's text begins.
    let end: Substring.Index
    /// A sign that is also used for other things, such as a dash.
    let isAmbiguous: Bool

    init?(_ text: Substring) {
        guard let byte = text.utf8.first, Self.mayBegin(byte, text), let first = text.first else { return nil }
        if let box = Self.box(text) {
            (kind, end, isAmbiguous) = (.bullet(box.sign), box.end, false)
        } else if let isAmbiguous = Self.bullets[first], let end = Self.bulletEnd(text, needsSpace: isAmbiguous || !first.isSurelyBullet) {
            (kind, self.end, self.isAmbiguous) = (.bullet(first), end, isAmbiguous)
        } else if let number = first.circledNumber {
            let end = text[text.index(after: text.startIndex)...].firstIndex { !$0.isWhitespace }
            guard let end else { return nil }
            (kind, self.end, isAmbiguous) = (.number(number, form: "①"), end, false)
        } else if let (number, form, end) = Self.number(text) {
            (kind, self.end, isAmbiguous) = (.number(number, form: form), end, false)
        } else {
            return nil
        }
    }

    /// Also stands before headings.
    var isOrnamental: Bool { kind.isBullet(among: "■□●○◆◇▼▶▷★☆※▪") }

    var number: Int? {
        if case .number(let number, _) = kind { number } else { nil }
    }

    /// Whether the other sign can stand in the same list.
    func isOfSameList(as other: ListSign) -> Bool {
        if kind.isVerdict && other.kind.isTick || kind.isTick && other.kind.isVerdict { return true }
        return switch (kind, other.kind) {
        case (.bullet(let a), .bullet(let b)): a == b || !a.isSurelyBullet && !b.isSurelyBullet && !isAmbiguous && !other.isAmbiguous
        case (.number(_, let a), .number(_, let b)): a == b
        default: false
        }
    }

    /// By whether they are ambiguous.
    private static let bullets: [Character: Bool] = [
        "•": false, "‣": false, "◦": false, "▪": false, "▫": false, "■": false, "□": false, "●": false, "○": false, "・": false, "∙": false,
        "·": false, "⁃": false,
        "➤": false, "➢": false, "►": false, "▸": false, "▹": false, "▶": false, "◆": false, "◇": false, "✓": false, "✔": false, "✗": false,
        "✘": false, "⚫": false, "▷": false, "☐": false, "☑": false, "※": false, "×": false, "✕": false, "✖": false,
        "-": true, "*": true, "–": true, "—": true, "+": true, "−": true, "‐": true, "»": true, "→": true, "⇒": true,
        // As typewriters had it.
        "o": true,
    ]

    /// `[x] `, `[ ] `: what is done and what isn't.
    private static func box(_ text: Substring) -> (sign: Character, end: Substring.Index)? {
        guard text.first == "[" else { return nil }
        let sign: Character? = text.hasPrefix("[ ] ") ? "☐" : text.hasPrefix("[x] ") || text.hasPrefix("[X] ") ? "☑" : nil
        let end = text.dropFirst(4).firstIndex { !$0.isWhitespace }
        return sign.flatMap { sign in end.map { (sign, $0) } }
    }

    /// False for most lines, by their first two bytes.
    private static func mayBegin(_ byte: UInt8, _ text: Substring) -> Bool {
        switch byte {
        case UInt8(ascii: "o"): text.utf8.dropFirst().first.map { " )".utf8.contains($0) } == true
        case UInt8(ascii: "a")...UInt8(ascii: "z"): text.utf8.dropFirst().first == UInt8(ascii: ")")
        case 0xCE, 0xCF: text.utf8.prefix(5).contains(UInt8(ascii: ")"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "@"),
            UInt8(ascii: "/"):
            false
        default: true
        }
    }

    private static func bulletEnd(_ text: Substring, needsSpace: Bool) -> Substring.Index? {
        let rest = text.dropFirst().drop { $0 == "\u{FE0F}" }
        guard !needsSpace || rest.first?.isWhitespace == true else { return nil }
        return rest.firstIndex { !$0.isWhitespace }
    }

    /// What Greek letters count.
    private static let greekNumbers: [Substring: Int] = ["α": 1, "β": 2, "γ": 3, "δ": 4, "ε": 5, "στ": 6, "ζ": 7, "η": 8, "θ": 9, "ι": 10]

    /// `1.`, `1)`, `(1)`, `1、`, `a)`, `(a)`, `α)`.
    private static func number(_ text: Substring) -> (Int, form: String, end: Substring.Index)? {
        let opening = text.first.flatMap { "(（[".contains($0) ? $0 : nil }
        let rest = opening == nil ? text : text.dropFirst()
        let digits = rest.prefix(4).prefix {
            $0.isWholeNumber && $0.unicodeScalars.count == 1 && $0.wholeNumberValue != nil && !$0.isHanDigit
        }
        let behind = rest.dropFirst(rest.hasPrefix("στ") ? 2 : max(1, digits.count))
        guard let closing = behind.first else { return nil }
        let tail = behind.dropFirst()
        guard let end = tail.firstIndex(where: { !$0.isWhitespace }) else { return nil }
        let isSpaced = end > tail.startIndex
        let signs = opening == nil ? ".)．）、" : ")）]"
        guard signs.contains(closing), isSpaced || !closing.isASCII || opening != nil && tail.first?.isASCII == false || tail.isWide else {
            return nil
        }
        if let number = Int(String(digits).foldedSpelling), digits.count <= 3 {
            return (number, "\(opening.map(String.init) ?? "")1\(closing)", end)
        }
        guard digits.isEmpty, opening != "[", !(text.hasPrefix("(c) ") && tail[end].isWholeNumber), let letter = rest.first, closing != ".", closing != "、" else { return nil }
        if let number = Self.greekNumbers[rest[..<behind.startIndex]] { return (number, "\(opening.map(String.init) ?? "")α\(closing)", end) }
        guard letter.isASCII, letter.isLowercase, let code = letter.asciiValue else { return nil }
        return (Int(code - UInt8(ascii: "a")) + 1, "\(opening.map(String.init) ?? "")a\(closing)", end)
    }
}

extension Character {
    /// Stands for nothing else at the start of a line, so that no space is needed behind it.
    fileprivate var isSurelyBullet: Bool { "•・●■◆▪◦‣▸►➤✓✔".contains(self) }

    fileprivate var isHanDigit: Bool { unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) || $0.value == 0x3007 } ?? false }

    /// ① to ⑳, ❶ to ❿, ⑴ to ⒇, 1️⃣ to 9️⃣.
    var circledNumber: Int? {
        guard let first = unicodeScalars.first else { return nil }
        switch first.value {
        case 0x2460...0x2473: return Int(first.value - 0x2460) + 1
        case 0x2474...0x2487: return Int(first.value - 0x2474) + 1
        case 0x2776...0x277F: return Int(first.value - 0x2776) + 1
        case 0x2780...0x2789: return Int(first.value - 0x2780) + 1
        case 0x31...0x39 where unicodeScalars.contains("\u{20E3}"): return Int(first.value - 0x30)
        default: return nil
        }
    }
}

extension Substring {
    fileprivate var isWide: Bool { unicodeScalars.first?.isCJK == true }
}
