/// A lesson's number, ordered by its parts: 3.3 before 3.20. Parts that aren't numbers come after those that are.
struct LessonNumber: Comparable {
    private let parts: [Part]

    private enum Part: Comparable {
        case number(Int)
        case word(String)
    }

    init(_ text: String) {
        parts = text.split(separator: ".").map { Int($0).map(Part.number) ?? .word(String($0)) }
    }

    static func < (a: Self, b: Self) -> Bool {
        a.parts.lexicographicallyPrecedes(b.parts)
    }
}
