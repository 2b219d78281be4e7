/// What becomes of a word that is longer than a line.
public enum LongWords: Sendable {
    /// It goes on in the next line.
    case broken
    /// It stays whole, and the line is too long: what someone may want to copy.
    case whole
}

extension StringProtocol {
    /// Broken into lines of at most that many columns: at spaces, and beside the wide characters of scripts that are written without,
    /// but never so that a line begins with 。or ends with 「.
    public func wrapped(toDisplayWidth maximum: Int, longWords: LongWords = .broken) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line -> [String] in
            var lines = WrappedLines(width: Swift.max(2, maximum), longWords: longWords)
            for piece in Pieces(line) { lines.add(piece) }
            return lines.all
        }
    }
}

/// Fills lines with pieces that can't be broken.
private struct WrappedLines {
    let width: Int
    let longWords: LongWords
    private var finished: [String] = []
    private var line = ""
    private var column = 0

    init(width: Int, longWords: LongWords) {
        (self.width, self.longWords) = (width, longWords)
    }

    var all: [String] { finished + [line.withoutTrailingSpaces] }

    mutating func add(_ piece: String) {
        let needed = piece.withoutTrailingSpaces.displayWidth
        if column > 0, column + needed > width { endLine() }
        guard needed > width, longWords == .broken else { return append(piece) }
        for character in piece {
            if column + character.displayWidth > width { endLine() }
            append(String(character))
        }
    }

    private mutating func append(_ text: String) {
        line += text
        column += text.displayWidth
    }

    private mutating func endLine() {
        finished.append(line.withoutTrailingSpaces)
        (line, column) = ("", 0)
    }
}

/// What can't be broken, each with the spaces behind it.
private struct Pieces<Text: StringProtocol>: Sequence, IteratorProtocol {
    private var rest: Text.SubSequence

    init(_ text: Text) { rest = text[...] }

    mutating func next() -> String? {
        guard var last = rest.first else { return nil }
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, !last.allowsBreak(before: rest[end]) {
            last = rest[end]
            end = rest.index(after: end)
        }
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }
}

extension Character {
    /// Whether a line may end between the two. The signs are those that Japanese rules of line breaking name.
    fileprivate func allowsBreak(before next: Character) -> Bool {
        if self == " " { return next != " " }
        guard next != " ", displayWidth == 2 || next.displayWidth == 2 else { return false }
        return !Self.neverFirst.contains(next) && !Self.neverLast.contains(self)
    }

    private static let neverFirst: Set<Character> = Set("、。，．：；？！）」』】〉》〕・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ゝゞ…‥～”’»,.;:?!)]}")
    private static let neverLast: Set<Character> = Set("（「『【〈《〔“‘„«([{")
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}
