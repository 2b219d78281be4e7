/// Where a list isn't what was expected.
public struct ListDifference: Hashable, Codable, Sendable {
    /// First to last, as in the list that was found.
    public var entries: [Entry]

    public enum Entry: Hashable, Codable, Sendable {
        case fitting(String)
        case wrong(found: String, expected: String)
        case extra(found: String)
        case missing(expected: String)
    }

    /// The list that was found, what is wrong in it marked: `[1, 2, ✗4]`. Long stretches that fit are left out.
    public var marked: String { "[\(shown.joined(separator: ", "))]" }

    /// What is kept beside something wrong.
    private static let context = 3
    /// What is shown of a list at most.
    private static let longest = 24

    private var shown: [String] {
        var parts: [String] = []
        var wasLeftOut = false
        for (index, entry) in entries.enumerated() {
            let isNear = entries.count <= 12 || isNearMistake(index)
            if isNear { parts.append(entry.marked) } else if !wasLeftOut { parts.append("…") }
            wasLeftOut = !isNear
        }
        return parts.count <= Self.longest ? parts : parts.prefix(Self.longest) + ["…"]
    }

    private func isNearMistake(_ index: Int) -> Bool {
        let range = max(0, index - Self.context)...min(entries.count - 1, index + Self.context)
        return entries[range].contains { !$0.isFitting }
    }
}

extension ListDifference.Entry {
    fileprivate var isFitting: Bool { if case .fitting = self { true } else { false } }

    fileprivate var marked: String {
        switch self {
        case .fitting(let found): found
        case .wrong(let found, _), .extra(let found): "✗\(found)"
        case .missing: "✗"
        }
    }
}

extension ListPattern {
    /// How a list differs from what is expected, with as few entries wrong as possible.
    func difference<Found>(
        from list: [Found], by matches: (Element, Found) -> Bool, expected: (Element) -> String, found: (Found) -> String
    ) -> ListDifference {
        guard items.count * list.count <= 1_000_000 else {
            return ListDifference(entries: sideBySide(list, by: matches, expected: expected, found: found))
        }
        let fits = items.map { item -> [Bool] in
            if case .one(let pattern) = item { list.map { matches(pattern, $0) } } else { [] }
        }
        let costs = alignmentCosts(fits, count: list.count)
        return ListDifference(entries: alignment(costs, fits, list, expected, found))
    }

    /// Place by place, for lists too long for anything cleverer.
    private func sideBySide<Found>(
        _ list: [Found], by matches: (Element, Found) -> Bool, expected: (Element) -> String, found: (Found) -> String
    ) -> [ListDifference.Entry] {
        (0..<max(items.count, list.count)).map { place in
            let pattern: Element? = if items.indices.contains(place), case .one(let pattern) = items[place] { pattern } else { nil }
            guard list.indices.contains(place) else { return .missing(expected: pattern.map(expected) ?? "...") }
            guard let pattern else { return .extra(found: found(list[place])) }
            let isFitting = matches(pattern, list[place])
            return isFitting ? .fitting(found(list[place])) : .wrong(found: found(list[place]), expected: expected(pattern))
        }
    }

    /// How many entries are wrong at least in what follows an item and a place.
    private func alignmentCosts(_ fits: [[Bool]], count: Int) -> [[Int]] {
        var costs = [[Int]](repeating: [Int](repeating: 0, count: count + 1), count: items.count + 1)
        for place in (0..<count).reversed() { costs[items.count][place] = count - place }
        for item in items.indices.reversed() {
            for place in (0...count).reversed() {
                switch items[item] {
                case .run:
                    costs[item][place] = min(costs[item + 1][place], place < count ? costs[item][place + 1] : .max)
                case .one:
                    let missing = costs[item + 1][place] + 1
                    guard place < count else {
                        costs[item][place] = missing
                        continue
                    }
                    let here = costs[item + 1][place + 1] + (fits[item][place] ? 0 : 1)
                    costs[item][place] = min(here, missing, costs[item][place + 1] + 1)
                }
            }
        }
        return costs
    }

    private func alignment<Found>(
        _ costs: [[Int]], _ fits: [[Bool]], _ list: [Found], _ expected: (Element) -> String, _ found: (Found) -> String
    ) -> [ListDifference.Entry] {
        var entries: [ListDifference.Entry] = []
        var (item, place) = (0, 0)
        while item < items.count || place < list.count {
            guard item < items.count else {
                entries.append(.extra(found: found(list[place])))
                place += 1
                continue
            }
            let cost = costs[item][place]
            switch items[item] {
            case .run where cost == costs[item + 1][place]:
                item += 1
            case .run:
                entries.append(.fitting(found(list[place])))
                place += 1
            case .one where place < list.count && fits[item][place] && cost == costs[item + 1][place + 1]:
                entries.append(.fitting(found(list[place])))
                (item, place) = (item + 1, place + 1)
            case .one(let pattern) where place < list.count && cost == costs[item + 1][place + 1] + 1:
                entries.append(.wrong(found: found(list[place]), expected: expected(pattern)))
                (item, place) = (item + 1, place + 1)
            case .one(let pattern) where cost == costs[item + 1][place] + 1:
                entries.append(.missing(expected: expected(pattern)))
                item += 1
            case .one:
                entries.append(.extra(found: found(list[place])))
                place += 1
            }
        }
        return entries
    }
}
