extension String {
    /// The known word that was probably meant: the only one that begins so, where three letters or more are written; else the one
    /// with the fewest slips between, where they are few for its length.
    public func nearest(in words: some Collection<String>) -> String? {
        guard utf8.count <= Self.longestWord else { return nil }
        let written = Array(lowercased())
        let begun = words.filter { written.count > 2 && $0.lowercased().hasPrefix(String(written)) }
        if begun.count == 1 { return begun.first }
        let near = words.filter { abs($0.count - count) <= Self.pardonedSlips(max($0.count, count)) }
        let candidates = near.map { ($0, written.slips(to: Array($0.lowercased()))) }
        guard let best = candidates.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= Self.pardonedSlips(max(count, best.0.count)) ? best.0 : nil
    }

    /// In bytes; who writes more hasn't just slipped.
    private static let longestWord = 400

    private static func pardonedSlips(_ length: Int) -> Int {
        switch length {
        case ...4: 1
        case ...7: 2
        default: 3
        }
    }
}

/// Finds which words were probably meant, again and again, until so many have been compared that a person would have to wait: where so much
/// is misspelt, it wasn't a slip.
struct NearestWords {
    private var comparisons = 100_000

    mutating func nearest(to word: String, in words: some Collection<String>) -> String? {
        guard comparisons > 0 else { return nil }
        comparisons -= words.count
        return word.nearest(in: words)
    }
}

extension [Character] {
    /// How many letters must be put in, left out, replaced or swapped with their neighbour.
    func slips(to other: [Character]) -> Int {
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = [Int](0...other.count)
        for i in indices {
            var row = [i + 1]
            for j in other.indices {
                var slips = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (self[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, self[i] == other[j - 1], self[i - 1] == other[j] { slips = Swift.min(slips, beforeLast[j - 1] + 1) }
                row.append(slips)
            }
            (beforeLast, last) = (last, row)
        }
        return last[other.count]
    }
}
