extension ListPattern {
    /// Whether it describes the list, first to last.
    func matches<Found>(_ list: [Found], by matches: (Element, Found) -> Bool) -> Bool {
        var (item, place) = (0, 0)
        // Where to go on if what follows the last run doesn't fit: the run then takes one element more.
        var retry: (item: Int, place: Int)?
        while place < list.count || item < items.count {
            if item < items.count {
                switch items[item] {
                case .run:
                    retry = (item, place)
                    item += 1
                    continue
                case .one(let pattern) where place < list.count && matches(pattern, list[place]):
                    (item, place) = (item + 1, place + 1)
                    continue
                case .one: break
                }
            }
            guard let last = retry, last.place < list.count else { return false }
            retry = (last.item, last.place + 1)
            (item, place) = (last.item + 1, last.place + 1)
        }
        return true
    }

    /// Whether it describes the elements when they may be in any order.
    func matches<Found>(anyOrderOf elements: [Found], by matches: (Element, Found) -> Bool) -> Bool {
        let patterns = items.compactMap { if case .one(let pattern) = $0 { pattern } else { nil } }
        let hasRun = patterns.count < items.count
        guard hasRun ? patterns.count <= elements.count : patterns.count == elements.count else { return false }
        let choices = patterns.map { pattern in elements.indices.filter { matches(pattern, elements[$0]) } }
        var takenBy: [Int: Int] = [:]
        return patterns.indices.allSatisfy { pattern in
            var tried: Set<Int> = []
            return Self.assign(pattern, choices, &takenBy, &tried)
        }
    }

    /// Finds an element for a pattern, moving earlier patterns to others where that helps.
    private static func assign(_ pattern: Int, _ choices: [[Int]], _ takenBy: inout [Int: Int], _ tried: inout Set<Int>) -> Bool {
        for element in choices[pattern] where tried.insert(element).inserted {
            if let other = takenBy[element], !assign(other, choices, &takenBy, &tried) { continue }
            takenBy[element] = pattern
            return true
        }
        return false
    }
}
