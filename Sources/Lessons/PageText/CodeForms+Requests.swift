/// What browsers and servers say to each other.
extension CodeForms {
    /// `GET /recipes/7 HTTP/1.1`, `HTTP/1.1 404 Not Found`.
    static func isRequest(_ text: Substring) -> Bool {
        if text.hasPrefix("HTTP/") { return text.dropFirst(5).first?.isNumber == true && text.contains(" ") }
        let words = text.split(separator: " ")
        guard (2...3).contains(words.count), ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"].contains(words[0]) else { return false }
        return ["/", "http"].contains(where: words[1].hasPrefix) && words[1].count > 1 && (words.count == 2 || words[2].hasPrefix("HTTP"))
    }
}
