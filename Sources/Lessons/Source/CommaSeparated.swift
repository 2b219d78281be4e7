extension [String] {
    /// A line of comma-separated values (RFC 4180, but for its end, which is LF).
    var commaSeparatedLine: String {
        map(\.commaSeparated).joined(separator: ",") + "\n"
    }
}

extension String {
    fileprivate var commaSeparated: String {
        guard contains(where: { "\",\n\r".contains($0) || $0.isNewline }) else { return self }
        return "\"\(replacing("\"", with: "\"\""))\""
    }
}
