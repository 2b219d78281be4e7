import Foundation

/// What a learner did with one exercise.
public struct ExerciseProgress: Hashable, Sendable {
    public private(set) var attempts = 0
    /// The number of the hint that was shown last; 0 before the first, and again after a reset.
    public private(set) var hint = 0
    /// The first pass of each script, by the script's hash.
    public private(set) var passes: [String: Date] = [:]
    /// Seconds of work until the first pass; pauses of half an hour and more don't count.
    public private(set) var secondsOfWork: TimeInterval = 0
    private var lastTouched: Date?

    public init() {}

    /// The pass that counts for that script, else the first of all.
    public func passed(script: String?) -> Date? {
        script.flatMap { passes[$0] } ?? passes.values.min()
    }

    /// How the learner stands with the exercise as its script is now; nil where the script can't be read.
    public func standing(script: String?) -> Standing {
        guard !passes.isEmpty else { return lastTouched == nil ? .untouched : .begun }
        return script.map { passes[$0] != nil } ?? true ? .passed : .stale
    }

    /// Takes in what happened next.
    mutating func add(_ kind: ProgressEvent.Kind, at time: Date) {
        if passes.isEmpty { work(until: time) }
        switch kind {
        case .passed(_, let attempt):
            attempts += 1
            passes[attempt.script] = passes[attempt.script] ?? time
        case .failed: attempts += 1
        case .hint(_, let number): hint = number
        case .reset: hint = 0
        case .started, .done, .undone: break
        }
    }

    private mutating func work(until time: Date) {
        let pause = lastTouched.map(time.timeIntervalSince) ?? 0
        if pause < 30 * 60 { secondsOfWork += pause }
        lastTouched = time
    }
}
