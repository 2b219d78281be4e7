/// What a section of a lesson is for; its heading's words say it.
public enum SectionKind: String, CaseIterable, Codable, Sendable {
    case objective, pitfalls, faq, exercises, summary, cheatSheet, completion
    /// Every other section.
    case prose
}

/// Whom a question or an exercise is for.
public enum Level: String, CaseIterable, Codable, Sendable {
    case beginner, advanced, professional
}
