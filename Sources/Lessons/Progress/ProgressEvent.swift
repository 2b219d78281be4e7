import Foundation

/// One thing that a learner did, as the journal keeps it.
public struct ProgressEvent: Hashable, Identifiable, Sendable {
    public let id: UUID
    /// Whole milliseconds.
    public let time: Date
    /// The language that the learner worked in.
    public let language: Language?
    public let kind: Kind

    public init(_ kind: Kind, id: UUID = UUID(), time: Date = .now, language: Language? = nil) {
        self.id = id
        self.time = Timestamp(time).date
        self.language = language
        self.kind = kind
    }

    public enum Kind: Hashable, Sendable {
        case started(exercise: String)
        case reset(exercise: String)
        case passed(exercise: String, Attempt)
        /// `finding` is the name of what the check found first.
        case failed(exercise: String, Attempt, finding: String?)
        /// Hint number `number`, from 1, was shown.
        case hint(exercise: String, number: Int)
        case done(lesson: String)
        case undone(lesson: String)
    }

    /// A check, whatever came of it.
    public struct Attempt: Hashable, Sendable {
        /// The `ContentHash` of the script that the solution was held against.
        public var script: String
        /// How long the check took.
        public var milliseconds: Int

        public init(script: String, milliseconds: Int) {
            (self.script, self.milliseconds) = (script, milliseconds)
        }
    }
}

extension ProgressEvent: Comparable {
    /// By time; the id decides between equals, so that every machine folds the same events in the same order.
    public static func < (a: Self, b: Self) -> Bool {
        (a.time, a.id.uuidString) < (b.time, b.id.uuidString)
    }

    /// The same, a millisecond after the other where it isn't later anyway: two may fall into one, and a clock may have been put back.
    func following(_ other: Self?) -> Self {
        guard let other, time <= other.time else { return self }
        return Self(kind, id: id, time: other.time.addingTimeInterval(0.001), language: language)
    }
}
