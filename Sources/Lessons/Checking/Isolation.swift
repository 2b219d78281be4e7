/// How far a learner's program is shut off from the machine, beyond the limits of its processes.
public enum Isolation: String, CaseIterable, Sendable {
    /// In a sandbox where the machine has one.
    case automatic = "auto"
    /// In a sandbox or not at all.
    case required
    /// Not at all.
    case off
}
