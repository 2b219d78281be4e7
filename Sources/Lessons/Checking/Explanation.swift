/// What a compiler's message, or a warning of SwiftUI's, means to a learner of navigation.
public struct Explanation: Sendable {
    /// Stable, for `lessonctl explain`: `missing-dollar`.
    public let name: String
    /// Found anywhere in the message, case ignored.
    let pattern: @Sendable (String) -> Bool
    public let text: Phrase

    /// The first that fits a message.
    public static func matching(_ message: String) -> Explanation? {
        all.first { $0.pattern(message) }
    }

    public static let all: [Explanation] = []
}
