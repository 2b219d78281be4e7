extension String {
    /// White space folded: none at the ends, one space for any run between. Strings compare in Unicode's normal form by themselves.
    var folded: String {
        guard contains(where: \.isWhitespace) else { return self }
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension [String] {
    /// Each once, at its first place.
    func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
