/// An address that a page may lead to: the web, mail, or a place of the course itself.
struct SafeAddress {
    let text: String
    private let scheme: String?

    /// Nil for all other schemes, `javascript:` and `data:` among them, however they are written.
    init?(_ destination: String) {
        let isPlain = destination.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        let text = isPlain ? destination : Self.withoutControls(destination)
        // By bytes: a sign that combines with the one before it must not hide that one.
        guard !text.utf8.starts(with: "//".utf8), !text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
        self.text = text
        scheme = Self.scheme(of: text)
        if let scheme, !["http", "https", "mailto"].contains(scheme) { return nil }
    }

    /// Whether it names a file of the course or a place in this page.
    var isRelative: Bool { scheme == nil }

    /// With the page instead of the document: `other.md#place` becomes `other.html#place`.
    var onPages: String {
        guard isRelative else { return text }
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? text.endIndex
        guard text[..<end].hasSuffix(".md") else { return text }
        return text[..<end].dropLast("md".count) + "html" + text[end...]
    }

    /// As browsers read it: they drop control characters and the spaces at both ends before they look for the scheme.
    private static func withoutControls(_ destination: String) -> String {
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: destination.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0x7F })
        return String(String(kept)[...].trimmingSpaces)
    }

    /// What stands before the first colon, if no sign of a path comes earlier.
    private static func scheme(of text: String) -> String? {
        let end = text.utf8.firstIndex { byte in
            switch byte {
            case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
            default: false
            }
        }
        guard let end, text.utf8[end] == UInt8(ascii: ":") else { return nil }
        return String(decoding: text.utf8[..<end], as: UTF8.self).lowercased()
    }
}
