/// An address that a page may lead to: the web, mail, or a place of the course itself.
struct SafeAddress {
    let text: String
    private let scheme: String?

    /// Nil for all other schemes, `javascript:` and `data:` among them, however they are written.
    init?(_ destination: String) {
        // Browsers drop control characters and the spaces at both ends before they look for the scheme.
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: destination.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F })
        let text = String(String(kept)[...].trimmingSpaces)
        guard !text.hasPrefix("//"), !text.contains("\\") else { return nil }
        self.text = text
        scheme = Self.scheme(of: text)
        if let scheme, !["http", "https", "mailto"].contains(scheme) { return nil }
    }

    /// Whether it names a file of the course or a place in this page.
    var isRelative: Bool { scheme == nil }

    /// With the page instead of the document: `other.md#place` becomes `other.html#place`.
    var onPages: String {
        guard isRelative else { return text }
        let end = text.firstIndex { $0 == "#" || $0 == "?" } ?? text.endIndex
        guard text[..<end].hasSuffix(".md") else { return text }
        return text[..<end].dropLast("md".count) + "html" + text[end...]
    }

    /// What stands before the first colon, if no sign of a path comes earlier.
    private static func scheme(of text: String) -> String? {
        guard let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" else { return nil }
        return text[..<end].lowercased()
    }
}
