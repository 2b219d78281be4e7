/// What a finding, or a message of the compiler's, of Swift's when it stops a program, or of SwiftUI's, means to a learner of navigation.
public struct Explanation: Sendable {
    /// Stable, for `lessonctl explain`: `missing-dollar`.
    public let name: String
    public let text: Phrase
    /// The message is of this kind if any of them matches.
    let patterns: [MessagePattern]

    init(_ name: String, _ patterns: MessagePattern..., text: Phrase) {
        (self.name, self.patterns, self.text) = (name, patterns, text)
    }

    /// The first that fits a message: the table goes from the particular to the general.
    public static func matching(_ message: String) -> Explanation? {
        all.first { $0.patterns.contains { $0.matches(message) } }
    }

    public static func named(_ name: String) -> Explanation? {
        all.first { $0.name == name }
    }

    /// What `explain` lists together.
    public enum Group: String, CaseIterable, Sendable {
        case compiler, characters, crashes, way, warnings, checking, steps, expectations, documents
    }

    public static func all(in group: Group) -> [Explanation] {
        switch group {
        case .compiler: otherFrameworks + misleading + navigationMistakes + swiftMistakes + generalMistakes
        case .characters: characters
        case .crashes: crashes
        case .way: way
        case .warnings: consoleWarnings
        case .checking: checking
        case .steps: steps
        case .expectations: expectations
        case .documents: documents + linting
        }
    }

    public static let all = Group.allCases.flatMap(all(in:))

    public var group: Group? {
        Group.allCases.first { Self.all(in: $0).contains { $0.name == name } }
    }

    /// Parts of messages of this kind, with `*` for what changes in them; none for a finding of our own.
    public var messages: [String] { patterns.map(\.text) }
}
