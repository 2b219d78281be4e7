extension Finding {
    /// A line of a file, and what is marked in it.
    public struct Excerpt: Hashable, Codable, Sendable {
        public var line: String
        /// Spaces, `^` and `~`, one for each column that the line takes in a terminal.
        public var marks: String

        public init(line: String, marks: String) {
            (self.line, self.marks) = (line, marks)
        }
    }
}

extension Finding.Excerpt {
    /// Without its indentation and, where it is wider than that, without what is furthest from the first mark.
    func fitted(toDisplayWidth width: Int) -> Finding.Excerpt {
        let indent = line.prefix { $0 == " " }.count
        let (line, marks) = (String(line.dropFirst(indent)), String(marks.dropFirst(indent)))
        guard line.displayWidth > width else { return Finding.Excerpt(line: line, marks: marks) }
        let mark = marks.prefix { $0 == " " }.count
        let hidden = line.prefix(displayWidth: max(0, mark - width / 2))
        let rest = line.dropFirst(hidden.count)
        let start = hidden.isEmpty ? "" : "…"
        let isCut = rest.displayWidth + start.count > width
        let shown = start + rest.prefix(displayWidth: width - start.count - (isCut ? 1 : 0)) + (isCut ? "…" : "")
        let shownMarks = String(repeating: " ", count: start.count) + marks.dropFirst(hidden.displayWidth)
        return Finding.Excerpt(line: shown, marks: String(shownMarks.prefix(width)))
    }
}

extension SourceFile {
    /// The line of a place with a caret below the character; nil where the file has no such line.
    func excerpt(at position: SourcePosition) -> Finding.Excerpt? {
        guard lines.indices.contains(position.line - 1) else { return nil }
        let line = lines[position.line - 1]
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(max(0, position.column - 1))))
        return Finding.Excerpt(
            line: line.withSpacesForTabs, marks: String(repeating: " ", count: before.withSpacesForTabs.displayWidth) + "^")
    }
}

extension StringProtocol {
    fileprivate var withSpacesForTabs: String { split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ") }
}
