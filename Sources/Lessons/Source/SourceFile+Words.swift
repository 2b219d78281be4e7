import Foundation

extension SourceFile {
    /// What is written from a place to the end of its line, without the spaces at the end.
    func restOfLine(from position: SourcePosition) -> String {
        guard lines.indices.contains(position.line - 1) else { return "" }
        return String(Substring(lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)).trimmingSpaces)
    }

    /// What is written in a stretch of lines, with LF at their ends.
    func text(in range: SourceRange) -> String {
        guard range.start.line <= range.end.line, lines.indices.contains(range.end.line - 1), range.start.line > 0 else { return "" }
        var text: [Substring] = []
        for number in range.start.line...range.end.line {
            let line = lines[number - 1].unicodeScalars
            let end = number == range.end.line ? range.end.column - 1 : line.count
            text.append(Substring(line.prefix(max(0, end)).dropFirst(number == range.start.line ? range.start.column - 1 : 0)))
        }
        return text.joined(separator: "\n")
    }
}

extension String {
    /// With other words in the place where some stand for the last time, not as a part of longer ones; nil where they don't.
    func replacingLast(_ words: String, with other: String) -> String? {
        var rest = self[...]
        while let range = rest.range(of: words, options: .backwards) {
            let isWhole = !(self[..<range.lowerBound].last?.isOfWord ?? false) && !(self[range.upperBound...].first?.isOfWord ?? false)
            if isWhole { return self[..<range.lowerBound] + other + self[range.upperBound...] }
            rest = rest[..<range.lowerBound]
        }
        return nil
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" || self == "-" }
}
