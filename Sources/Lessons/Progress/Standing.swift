/// How a learner stands with an exercise.
public enum Standing: String, Codable, Sendable {
    case untouched
    /// Started, tried or looked at the hints, but never passed.
    case begun
    case passed
    /// Passed, but the script has changed since.
    case stale
}
