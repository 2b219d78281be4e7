/// Tags of HTML and XML.
extension CodeForms {
    /// A tag, or a line that begins and ends with one.
    static func isMarkup(_ text: Substring, _ tokens: [CodeToken]) -> Bool {
        guard text.first == "<", let second = text.dropFirst().first, text.utf8.count > 2 else { return false }
        guard second.isASCII && second.isLetter || "/!?".contains(second) else { return false }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "/!?-:.".contains($0) }
        let afterName = text.dropFirst(1 + name.count).first
        guard afterName.map({ " >/\t".contains($0) }) ?? true else { return false }
        return text.hasPrefix("<?") || text.hasSuffix(">") && (text.contains("</") || text.contains("/>") || !text.dropLast().contains(">"))
            || !text.contains(">") && text.contains("=")
    }
}
