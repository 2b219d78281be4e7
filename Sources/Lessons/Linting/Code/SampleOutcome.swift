import Automation

/// What came of a sample, without any place in a document: the same code gives the same, wherever it stands.
struct SampleOutcome: Codable, Sendable {
    var compiles: Bool
    /// The compiler's errors, with places in the sample's files.
    var errors: [Diagnostic] = []
    /// SwiftUI's, when the first screen was shown.
    var warnings: [Warning] = []
    /// Why it couldn't be started, beside the compiler's errors.
    var mishap: Finding?

    /// Everything that a tool has said of it.
    var messages: [String] {
        errors.flatMap { [$0.message] + $0.notes.map(\.message) } + warnings.map(\.text)
    }
}
