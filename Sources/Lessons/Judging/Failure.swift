import Automation

/// Why a step couldn't be done or an expectation isn't met: what was expected, and what was there.
public struct Failure: Error, Equatable, Codable, Sendable {
    /// The statement that failed: `tap`, `expect-path`.
    public var id: String
    public var expected: Phrase
    public var cause: Cause
    /// What is in front and hides what is beneath it.
    public var front: Screen.Presentation?

    public init(id: String, expected: Phrase, cause: Cause, front: Screen.Presentation? = nil) {
        (self.id, self.expected, self.cause, self.front) = (id, expected, cause, front)
    }

    public enum Cause: Equatable, Codable, Sendable {
        /// Nothing of that name; what there is instead.
        case missing(Inventory)
        case ambiguous(Inventory.Item, count: Int)
        case disabled(Inventory.Item)
        /// It is there, but doesn't answer to what was done to it.
        case unresponsive(Inventory.Item)
        /// No section, list, row … of that title; the titles that there are.
        case noContainer([String])
        case noOption([String])
        case noPage([String])
        case noStack
        case noList
        case noBackButton
        case noSearchField
        case nothingToRefresh
        case nothingToDismiss
        /// Something else was there; nil: none at all.
        case different(Found, String?)
        case path(ListDifference)
        case rows(ListDifference)
        /// What must not be there is there.
        case unwanted(Found, String?)
        case state(Inventory.Item, lacks: [Expectation.State])
        case texts([String])
        case warnings([String])
        case stored([String])
        case console
        case presentation(Screen.Presentation?)
        case created(Int)
        case pathEmpty
        /// The app didn't do it; why, in its words.
        case refused(String)
    }

    public enum Found: String, Hashable, Codable, Sendable {
        case depth, title, back, value, text, element, presentation, focus, warning, console, stored
    }
}

extension Failure {
    /// What was there, in words.
    public var found: Phrase { cause.phrase }

    /// The difference, where two lists are compared.
    public var difference: ListDifference? {
        switch cause {
        case .path(let difference), .rows(let difference): difference
        default: nil
        }
    }

    public func finding(at place: Finding.Place?) -> Finding {
        Finding(id: id, severity: .error, message: message, place: place, notes: notes)
    }

    public var message: Phrase {
        Phrase(
            de: "Erwartet: \(expected.de). Da war: \(found.de).", el: "Αναμενόταν: \(expected.el). Υπήρχε: \(found.el).",
            en: "Expected: \(expected.en). Found: \(found.en).", ja: "期待：\(expected.ja)。実際：\(found.ja)。")
    }

    /// What else a person should know.
    public var notes: [Phrase] {
        guard let front, !isAboutFront else { return [] }
        let name = front.kind.noun.called(front.title.map(Phrase.quoting))
        return [
            Phrase(
                de: "Vorn ist: \(name.de). Es verdeckt, was darunter liegt.",
                el: "Μπροστά βρίσκεται: \(name.el). Κρύβει ό,τι είναι από κάτω.",
                en: "In front there is: \(name.en). It hides what is beneath.", ja: "手前に\(name.ja)があり、その下は見えません。")
        ]
    }

    private var isAboutFront: Bool {
        switch cause {
        case .presentation, .nothingToDismiss, .unwanted(.presentation, _): true
        default: false
        }
    }
}

extension Step {
    /// The failure of a step that the app refused to do.
    public func refusal(_ reason: String, texts: LabelResolver) -> Failure {
        Failure(id: id, expected: phrase(texts), cause: .refused(reason))
    }
}
