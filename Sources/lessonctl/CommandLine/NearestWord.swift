extension Collection where Element == String {
    /// The word that a misspelt one most likely meant: one that it begins, or the one with the fewest letters to change, as long as
    /// that is at most a third of them.
    func nearest(to word: String) -> String? {
        let word = word.lowercased()
        let begun = filter { word.count > 1 && $0.lowercased().hasPrefix(word) }
        if begun.count == 1 { return begun.first }
        let best = self.map { ($0, editDistance(word, $0.lowercased())) }.min { $0.1 < $1.1 }
        return best.flatMap { $0.1 <= Swift.max(1, Swift.max($0.0.count, word.count) / 3) ? $0.0 : nil }
    }
}

/// How many letters must be inserted, left out, changed or swapped with their neighbour.
private func editDistance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var rows = [Array(0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var cost = Swift.min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, rows[i - 1][j - 1] + 1) }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
