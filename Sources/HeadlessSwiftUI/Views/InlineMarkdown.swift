/// The Markdown that Text reads in a literal: emphasis, code and links lose their marks.
enum InlineMarkdown {
    static func text(of source: String) -> String {
        guard source.utf8.contains(where: { marks.contains($0) }) else { return source }
        var text = source
        for pattern in patterns {
            text = text.replacingOccurrences(of: pattern.search, with: pattern.replacement, options: .regularExpression)
        }
        return text
    }

    private static let marks = Set("*_`[~".utf8)

    private static let patterns: [(search: String, replacement: String)] = [
        (#"\[([^\]\[]+)\]\([^)\s]+\)"#, "$1"),
        (#"`([^`]+)`"#, "$1"),
        (#"\*\*(?=\S)([^*]+?)(?<=\S)\*\*"#, "$1"),
        (#"\*(?=\S)([^*]+?)(?<=\S)\*"#, "$1"),
        (#"(?<![\p{L}\p{N}_])__(?=\S)([^_]+?)(?<=\S)__(?![\p{L}\p{N}_])"#, "$1"),
        (#"(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])"#, "$1"),
        (#"~~(?=\S)([^~]+?)(?<=\S)~~"#, "$1"),
    ]
}
