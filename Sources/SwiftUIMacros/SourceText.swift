/// Swift source of a declaration, read from front to back; comments are passed over.
struct SourceText {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = Array(text) }

    var isAtEnd: Bool { position >= characters.count }

    /// All that comes.
    var rest: String { String(characters[min(position, characters.count)...]) }

    /// Goes behind that word; false where it doesn't come.
    mutating func skip(toWord wanted: String) -> Bool {
        while !isAtEnd {
            if skipComment() { continue }
            if let word = word() {
                if word == wanted { return true }
            } else {
                position += 1
            }
        }
        return false
    }

    /// The word that comes next.
    mutating func word() -> String? {
        while !isAtEnd, skipSpace() || skipComment() {}
        let start = position
        while !isAtEnd, characters[position].isPartOfName { position += 1 }
        return position == start ? nil : String(characters[start..<position])
    }

    /// Goes behind that character, which isn't looked for in comments, and returns what came before it.
    mutating func skip(_ wanted: Character, orEnd: Bool) -> String {
        var passed = ""
        while !isAtEnd {
            if skipComment() { continue }
            position += 1
            if characters[position - 1] == wanted { return passed.trimmed }
            passed.append(characters[position - 1])
        }
        return passed.trimmed
    }

    private mutating func skipSpace() -> Bool {
        guard characters[position].isWhitespace else { return false }
        position += 1
        return true
    }

    private mutating func skipComment() -> Bool {
        guard position + 1 < characters.count, characters[position] == "/" else { return false }
        switch characters[position + 1] {
        case "/":
            while !isAtEnd, !characters[position].isNewline { position += 1 }
            return true
        case "*":
            skipBlockComment()
            return true
        default: return false
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let pair = String(characters[position..<min(position + 2, characters.count)])
            depth += pair == "/*" ? 1 : pair == "*/" ? -1 : 0
            position += pair == "/*" || pair == "*/" ? 2 : 1
        } while depth > 0 && !isAtEnd
    }
}

extension String {
    fileprivate var trimmed: String {
        let kept = drop(while: \.isWhitespace)
        return kept.lastIndex { !$0.isWhitespace }.map { String(kept[...$0]) } ?? ""
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
