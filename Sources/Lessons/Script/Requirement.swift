/// API that a solution must use, or must not: `NavigationStack`, `NavigationStack(path:)`, `.navigationDestination(for:destination:)`.
public struct Requirement: Hashable, Sendable {
    /// As the script has it, without white space.
    public var text: String
    /// The type's or modifier's name.
    public var name: String
    public var isModifier: Bool
    /// The argument labels, `_` for an argument without one; nil where the script names none.
    public var labels: [String]?

    /// Nil for what is neither a type nor a modifier with a leading dot.
    public init?(_ text: String) {
        let compact = text.filter { !$0.isWhitespace }
        guard
            let parts = compact.wholeMatch(
                of: /(\.?)([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)(?:\(((?:[\p{L}_][\p{L}\p{N}_]*:)*)\))?/)
        else { return nil }
        self.text = compact
        name = String(parts.2)
        isModifier = !parts.1.isEmpty
        labels = parts.3.map { $0.split(separator: ":").map(String.init) }
    }
}
