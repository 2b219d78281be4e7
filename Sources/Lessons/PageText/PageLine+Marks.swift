/// Marks that set a page's lines apart.
extension PageLine {
    /// A line that says nothing and divides what is above it from what is below.
    var isRule: Bool {
        guard let byte = text.utf8.first, text.utf8.count <= 400, byte >= 0x80 || "-_=*~+|".utf8.contains(byte), let first = text.first
        else { return false }
        if text == "⸻" || text == "--" { return true }
        return Self.ruleSigns.contains(first) && text.count >= 3 && text.allSatisfy { Self.ruleSigns.contains($0) || $0 == " " || $0 == "\u{3000}" }
    }

    /// A row of equals signs or dashes, as Markdown has them below headings.
    var isUnderline: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") } }

    private static let ruleSigns: Set<Character> = Set("-_=*~─━═—–―·•+|＝＊～◇◆☆★※…・")

    /// `## Heading`, as some pages keep it.
    var numberSigns: (level: Int, heading: PageSlice)? {
        let signs = text.prefix { $0 == "#" }
        let rest = text.dropFirst(signs.count)
        guard (1...6).contains(signs.count), rest.first == " ", let start = rest.firstIndex(where: { $0 != " " }) else { return nil }
        return (signs.count, slice.dropping(to: start))
    }
}
