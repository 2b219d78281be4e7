/// The randomness that a solution's own calls draw from: seeded, so that every run is the same.
///
/// The standard library's can't be replaced, but these overloads stand nearer to the solution's code, since its module imports this one.
@MainActor
enum SolutionRandomness {
    nonisolated(unsafe) fileprivate static var generator = SplitMix(state: 1)

    static func seed(_ seed: UInt64) { generator = SplitMix(state: seed) }
}

/// The SplitMix64 generator (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Collection {
    public func randomElement() -> Element? { randomElement(using: &SolutionRandomness.generator) }
}

extension Sequence {
    public func shuffled() -> [Element] { shuffled(using: &SolutionRandomness.generator) }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func shuffle() { shuffle(using: &SolutionRandomness.generator) }
}

extension FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &SolutionRandomness.generator) }
    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &SolutionRandomness.generator) }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    public static func random(in range: Range<Self>) -> Self { random(in: range, using: &SolutionRandomness.generator) }
    public static func random(in range: ClosedRange<Self>) -> Self { random(in: range, using: &SolutionRandomness.generator) }
}

extension Bool {
    public static func random() -> Bool { random(using: &SolutionRandomness.generator) }
}
