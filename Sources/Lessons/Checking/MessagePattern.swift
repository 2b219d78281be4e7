/// A part of a message, with `*` for what changes in it: `requires that '*' conform to 'Hashable'`. Case is ignored.
struct MessagePattern: Hashable, Sendable, ExpressibleByStringLiteral {
    let text: String
    private let pieces: [String]

    init(stringLiteral text: String) {
        self.text = text
        pieces = text.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    }

    func matches(_ message: String) -> Bool {
        var rest = message.lowercased()[...]
        for piece in pieces where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
