/// A finding of lint's, and the edits that put it right where that can do no harm.
public struct LintFinding: Hashable, Sendable {
    public var finding: Finding
    public var edits: [TextEdit]

    init(_ finding: Finding, edits: [TextEdit] = []) {
        (self.finding, self.edits) = (finding, edits)
    }
}

/// Other text for a stretch of a file.
public struct TextEdit: Hashable, Sendable {
    public var path: String
    public var range: SourceRange
    public var replacement: String

    init(_ path: String, _ range: SourceRange, _ replacement: String) {
        (self.path, self.range, self.replacement) = (path, range, replacement)
    }
}

extension SourceFile {
    /// As its first line ends.
    var lineEnd: String { text.first { ["\n", "\r\n", "\r"].contains($0) }.map(String.init) ?? "\n" }

    /// The text with edits made; of two that overlap only the first is.
    func text(applying edits: some Sequence<TextEdit>) -> String {
        var text = ""
        var rest = self.text.startIndex
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            guard let start = index(of: edit.range.start), let end = index(of: edit.range.end), start >= rest, end >= start else { continue }
            text += self.text[rest..<start] + edit.replacement
            rest = end
        }
        return text + self.text[rest...]
    }

    /// Nil where there is no such place.
    private func index(of position: SourcePosition) -> String.Index? {
        guard lines.indices.contains(position.line - 1) else { return nil }
        let line = lines[position.line - 1].unicodeScalars
        return line.index(line.startIndex, offsetBy: position.column - 1, limitedBy: line.endIndex)
    }
}
