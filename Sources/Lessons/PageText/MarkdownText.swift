/// A line of Markdown on its way: words of the page with the signs escaped that would mean something else.
struct MarkdownText {
    enum Context {
        /// A paragraph or item of one line.
        case line
        /// One of several lines.
        case lines
        case heading
        case cell
    }

    private(set) var text = ""
    private(set) var places = LinePlaces()
    private var column = 1

    /// Signs and words that aren't of the page.
    mutating func add(_ words: String, at position: SourcePosition?) {
        guard !words.isEmpty else { return }
        places.mark(column, at: position ?? places.end, isPoint: true)
        text += words
        column += words.unicodeScalars.count
    }

    mutating func add(verbatim slice: PageSlice) {
        places.mark(column, at: slice.start, isPoint: false)
        text += slice.text
        column += slice.text.unicodeScalars.count
        places.finish(column, at: SourcePosition(line: slice.line, column: slice.column + column - 1))
    }

    mutating func add(_ slice: PageSlice, in context: Context) {
        let scalars = Array(slice.text.unicodeScalars)
        let escapes = Escapes(scalars, context: context)
        places.mark(column, at: slice.start, isPoint: false)
        var view = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if escapes.isNeeded(at: index) {
                view.append("\\")
                column += 1
                places.mark(column, at: SourcePosition(line: slice.line, column: slice.column + index), isPoint: false)
            }
            view.append(scalar)
            column += 1
        }
        text += String(view)
        places.finish(column, at: SourcePosition(line: slice.line, column: slice.column + scalars.count))
    }
}

/// Which signs of a text need a backslash.
private struct Escapes {
    private let scalars: [Unicode.Scalar]
    private let context: MarkdownText.Context
    /// A sign at the line's start, or behind its first number, that would begin a block.
    private let opening: Int?

    init(_ scalars: [Unicode.Scalar], context: MarkdownText.Context) {
        (self.scalars, self.context) = (scalars, context)
        opening = context == .line || context == .lines ? Self.opening(scalars) : nil
    }

    func isNeeded(at index: Int) -> Bool {
        let next = index + 1 < scalars.count ? scalars[index + 1] : "\n"
        switch scalars[index] {
        case "\\", "`", "*": return true
        case "_": return !(isWordPart(index - 1) && isWordPart(index + 1))
        case "<": return next.properties.isAlphabetic || "/!?".unicodeScalars.contains(next)
        case "&": return next == "#" || next.isASCII && next.properties.isAlphabetic
        case "[": return index == 0 && !isBox || index > 0 && scalars[index - 1] == "!"
        case "]": return "([:".unicodeScalars.contains(next)
        case "|": return context == .cell || context == .lines
        case "#" where context == .heading || context == .cell:
            return index + 1 == scalars.count && (index == 0 || scalars[index - 1] == " " || scalars[index - 1] == "#")
        default: return index == opening
        }
    }

    /// Ticked or not: a box in many viewers, and the same signs in all others.
    private var isBox: Bool { scalars.count > 3 && " xX".unicodeScalars.contains(scalars[1]) && scalars[2] == "]" && scalars[3] == " " }

    private func isWordPart(_ index: Int) -> Bool {
        scalars.indices.contains(index) && (scalars[index].properties.isAlphabetic || ("0"..."9").contains(scalars[index]))
    }

    private static func opening(_ scalars: [Unicode.Scalar]) -> Int? {
        guard let first = scalars.first else { return nil }
        let isAlone = { (index: Int) in index + 1 >= scalars.count || scalars[index + 1] == " " || scalars[index + 1] == "\t" }
        switch first {
        case ">", "~": return 0
        case "#": return 0
        case "-", "+", "=", "_": return isAlone(0) || scalars.allSatisfy { $0 == first || $0 == " " } ? 0 : nil
        case "0"..."9":
            let digits = scalars.prefix { ("0"..."9").contains($0) }.count
            guard digits < 10, digits < scalars.count, scalars[digits] == "." || scalars[digits] == ")" else { return nil }
            return isAlone(digits) ? digits : nil
        default: return nil
        }
    }
}
