import Foundation

/// The Markdown that Text reads in a literal: emphasis, code and links lose their marks.
package enum InlineMarkdown {
    package static func text(of source: String) -> String {
        guard source.utf8.contains(where: isMark) else { return source }
        var text = source
        for pattern in patterns {
            text = text.replacingOccurrences(of: pattern.search, with: "$1", options: .regularExpression)
        }
        return text
    }

    /// The same with what the marks said: emphasis, code and links as attributes.
    static func attributed(_ source: String, in attributes: AttributeContainer, baseURL: URL?) -> AttributedString {
        let found = patterns.compactMap { pattern in
            source.range(of: pattern.search, options: .regularExpression).map { (pattern: pattern, range: $0) }
        }
        guard let (pattern, range) = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
            return AttributedString(source, attributes: attributes)
        }
        let marked = String(source[range])
        let content = marked.replacingOccurrences(of: pattern.search, with: "$1", options: .regularExpression)
        var inner = attributes
        if let intent = pattern.intent {
            inner.inlinePresentationIntent = (attributes.inlinePresentationIntent ?? []).union(intent)
        } else {
            inner.link = URL(string: String(marked.dropFirst(content.count + 3).dropLast()), relativeTo: baseURL)
        }
        let isCode = pattern.intent == .code
        return attributed(String(source[..<range.lowerBound]), in: attributes, baseURL: baseURL)
            + (isCode ? AttributedString(content, attributes: inner) : attributed(content, in: inner, baseURL: baseURL))
            + attributed(String(source[range.upperBound...]), in: attributes, baseURL: baseURL)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static let patterns: [(search: String, intent: InlinePresentationIntent?)] = [
        (#"\[([^\]\[]+)\]\([^)\s]+\)"#, nil),
        (#"`([^`]+)`"#, .code),
        (#"\*\*(?=\S)([^*]+?)(?<=\S)\*\*"#, .stronglyEmphasized),
        (#"\*(?=\S)([^*]+?)(?<=\S)\*"#, .emphasized),
        (#"(?<![\p{L}\p{N}_])__(?=\S)([^_]+?)(?<=\S)__(?![\p{L}\p{N}_])"#, .stronglyEmphasized),
        (#"(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])"#, .emphasized),
        (#"~~(?=\S)([^~]+?)(?<=\S)~~"#, .strikethrough),
    ]
}
