/// What a line is like that may be a cell of a table, to be held against others.
struct TableCell: Sendable {
    enum Kind: Sendable {
        /// Neither letters nor digits: "✓", "—", "=="
        case mark
        case number
        case code
        case words
        case sentence
    }

    let kind: Kind
    let text: Substring
    private let width: Int
    private let start: Start

    private enum Start: Equatable {
        case lower, upper, uncased, digit
        case sign(Character)
    }

    /// - Parameter isLatin: whether the page's text is in Latin letters.
    init(_ text: Substring, _ evidence: CodeEvidence, isLatin: Bool) {
        self.text = text
        width = text.displayWidth
        kind = Self.kind(text, evidence, isLatin: isLatin)
        start = text.first.map(Self.start) ?? .uncased
    }

    /// Above the names of the rows there may be nothing.
    static let corner = TableCell("", CodeEvidence(""), isLatin: true)

    /// Nothing, or a line for it, as tables have it where a cell is empty.
    var isEmpty: Bool { ["", "-", "–", "—", "―", "/", "−", "ー"].contains(text) }

    var isQuestion: Bool { kind == .words && text.last.map { "?？;".contains($0) } == true }

    /// Whether it could name a column: a few words, or a name without signs.
    var isHead: Bool {
        guard width <= 32, text.contains(where: \.isLetter), text.split(separator: " ").count <= 5 else { return false }
        switch kind {
        case .words: return true
        case .code: return text.allSatisfy { $0.isLetter || $0.isNumber || "#+.-/_".contains($0) } && text.first?.isLetter == true
        case .mark, .number, .sentence: return false
        }
    }

    /// From 0, for nothing in common, to 1; 2 for the same words, as "yes" and "no" stand in a column again and again.
    func likeness(to other: TableCell) -> Double {
        if text == other.text { return 2 }
        let widths = Double(min(width, other.width) + 3) / Double(max(width, other.width) + 3)
        return (kind == other.kind ? 0.5 : 0) + 0.25 * widths + (start == other.start || kind == .code && other.kind == .code ? 0.25 : 0)
    }

    private static func start(_ first: Character) -> Start {
        if first.isLetter { return first.isLowercase ? .lower : first.isUppercase ? .upper : .uncased }
        return first.isWholeNumber ? .digit : .sign(first)
    }

    private static func kind(_ text: Substring, _ evidence: CodeEvidence, isLatin: Bool) -> Kind {
        guard text.contains(where: { $0.isLetter || $0.isNumber }), text != "〇" else { return .mark }
        if isNumber(text) { return .number }
        if isCode(text, evidence, isLatin: isLatin) { return .code }
        return text.last.map { ".。!！…".contains($0) } == true ? .sentence : .words
    }

    /// "12", "~3 MB", "100 %", "2019年", "16:9"
    private static func isNumber(_ text: Substring) -> Bool {
        let rest = text.drop { !$0.isLetter && !$0.isNumber }
        guard rest.first?.isWholeNumber == true, text.count - rest.count <= 2 else { return false }
        let words = rest.split { !$0.isLetter || $0.isWholeNumber }
        return words.isEmpty || words.count == 1 && words[0].count <= 8
    }

    private static func isCode(_ text: Substring, _ evidence: CodeEvidence, isLatin: Bool) -> Bool {
        let words = text.split(separator: " ")
        if evidence.strength == .strong || words.count > 1 && evidence.strength == .weak { return true }
        if words.count == 1, evidence.strength == .weak, !isLatin { return true }
        if words.count == 1, CodeForms.keywords.contains(text) { return true }
        return words[0].isNameOfCode || words.count { $0.isNameOfCode } * 2 > words.count
    }
}

extension Substring {
    /// Whether a word is written as only code writes names: `.padding`, `@State`, `removeLast()`, `max_width`, `<form>`, `Int?`, `a!`.
    fileprivate var isNameOfCode: Bool {
        guard utf8.allSatisfy({ $0 < 0x80 }), contains(where: \.isLetter), let first, let last else { return false }
        if "!?".contains(last) {
            let name = self[..<(firstIndex { "!?".contains($0) } ?? endIndex)]
            return name.count < 3 || CodeForms.keywords.contains(name) || name.dropFirst().contains(where: \.isUppercase)
        }
        if ".@$#<-/\\&`".contains(first) || ")]>};=*".contains(last) && !(first == "(" && last == ")") || contains("_") { return true }
        return zip(self, dropFirst()).contains { before, next in
            before.isLowercase && next.isUppercase || ".:=/([<".contains(before) && next.isLetter && before != first
        }
    }
}
