import Foundation

/// An event as an xAPI 1.0.3 statement. An activity has one address in all languages; the learner's language is in the context.
/// Sending a statement twice is harmless: its id is the event's.
public struct LearningStatement: Encodable, Sendable {
    public let id: String
    public let actor: Actor
    public let verb: Verb
    public let object: Activity
    public let result: Outcome
    public let context: Context?
    public let timestamp: Timestamp

    /// Whoever learned: a name within a site, which need not be a person's own.
    public struct Actor: Encodable, Sendable {
        public let objectType = "Agent"
        public let account: Account

        public struct Account: Encodable, Sendable {
            public let homePage: String
            public let name: String
        }
    }

    public struct Verb: Encodable, Sendable {
        public let id: String
        public let display: [String: String]
    }

    public struct Activity: Encodable, Sendable {
        public let objectType = "Activity"
        public let id: String
        public let definition: Definition

        public struct Definition: Encodable, Sendable {
            public let type: String
            public let name: [String: String]
        }
    }

    public struct Outcome: Encodable, Sendable {
        public var success: Bool?
        public var completion: Bool?
        /// ISO 8601: `PT1.25S`.
        public var duration: String?
    }

    public struct Context: Encodable, Sendable {
        public let language: String
    }
}
