extension Subscribers {
    /// How many values a subscriber asks for.
    public struct Demand: Hashable, Codable, Sendable {
        /// nil where there is no limit.
        public let max: Int?

        public static let unlimited = Demand(limit: nil)
        public static let none = Demand(limit: 0)

        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand can't be negative")
            return Demand(limit: value)
        }

        private init(limit: Int?) { max = limit }

        private func with(_ other: Demand, _ combine: (Int, Int) -> Int) -> Demand {
            guard let a = max, let b = other.max else { return .unlimited }
            return Demand(limit: Swift.max(0, combine(a, b)))
        }
    }
}

extension Subscribers.Demand {
    public static func + (a: Self, b: Self) -> Self { a.with(b, &+) }
    public static func + (a: Self, b: Int) -> Self { a.with(.max(Swift.max(0, b)), &+) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func += (a: inout Self, b: Int) { a = a + b }
    public static func * (a: Self, b: Int) -> Self { a.with(.max(b), &*) }
    public static func *= (a: inout Self, b: Int) { a = a * b }

    /// Of unlimited demand everything is left; anything less unlimited is none.
    public static func - (a: Self, b: Self) -> Self {
        a.max == nil ? .unlimited : b.max == nil ? .none : a.with(b, &-)
    }

    public static func - (a: Self, b: Int) -> Self { a - .max(b) }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func -= (a: inout Self, b: Int) { a = a - b }
}

extension Subscribers.Demand: Comparable {
    public static func < (a: Self, b: Self) -> Bool {
        guard let limit = a.max else { return false }
        return b.max.map { limit < $0 } ?? true
    }
}

extension Subscribers.Demand {
    public static func == (a: Self, b: Int) -> Bool { a.max == b }
    public static func != (a: Self, b: Int) -> Bool { a.max != b }
    public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
    public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
    public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    public static func >= (a: Self, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
