/// SQL, by its capitals.
extension CodeForms {
    /// The first line of a query.
    static func isQuery(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first?.text else { return false }
        if first == "EXPLAIN" { return isQuery(Array(tokens.dropFirst())) }
        if first == "WITH" { return tokens.count >= 3 && tokens[1].isWord && tokens.contains { $0.text == "AS" } && tokens.last?.isSign("(") == true }
        guard ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP"].contains(first) else { return false }
        return tokens.dropFirst().contains { ["FROM", "INTO", "SET", "TABLE", "INDEX", "VIEW"].contains($0.text) }
            || first == "UPDATE" && tokens.count == 2 && tokens[1].isWord && !tokens[1].isForeign && !tokens[1].isCapitalized
            || first == "SELECT" && tokens.count > 1 && tokens.dropFirst().allSatisfy { $0.isWord || $0.isSign(in: ",.*()") }
    }

    /// `SELECT` alone, with its columns below it.
    static func isBareSelect(_ tokens: [CodeToken]) -> Bool { tokens.count == 1 && tokens[0].text == "SELECT" }

    /// A further line of such a query.
    static func isClause(_ tokens: [CodeToken]) -> Bool {
        guard let first = tokens.first?.text else { return false }
        guard tokens.count > 1 else { return first == "SELECT" }
        return [
            "FROM", "WHERE", "JOIN", "INNER", "LEFT", "RIGHT", "CROSS", "ON", "AND", "OR", "ORDER", "GROUP", "HAVING", "LIMIT", "OFFSET", "VALUES",
            "SET", "UNION", "RETURNING",
        ].contains(first)
    }
}
