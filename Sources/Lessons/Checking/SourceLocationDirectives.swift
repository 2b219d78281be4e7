/// `#sourceLocation(file: "Other.swift", line: 1)`: the compiler would speak of places that aren't in the solution.
enum SourceLocationDirectives {
    /// The same text with spaces in their place.
    static func removed(from text: String, tokens: [SwiftToken]) -> String {
        let starts = zip(tokens.indices, tokens.indices.dropFirst()).filter { tokens[$0].text == "#" && tokens[$1].text == "sourceLocation" }
        guard !starts.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for (start, _) in starts {
            guard let end = tokens[start...].firstIndex(where: { $0.text == ")" }) else { continue }
            for index in tokens[start].offset...tokens[end].offset where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
