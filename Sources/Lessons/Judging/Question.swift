import Automation

/// What must be asked of a running program before a statement can be judged.
public enum Question: String, CaseIterable, Hashable, Sendable {
    case screen, path, pages, observations, stored
    /// What the solution has printed since the scenario began: the checker has it already.
    case console
}

/// The answers.
public struct Evidence: Sendable {
    public var screen = Screen()
    /// Nil where there is no stack.
    public var path: [Value]?
    /// The titles of the front stack's pages, the root first.
    public var pages: [String?] = []
    public var observations = Observations()
    /// Keys in user defaults and scene storage.
    public var stored: [String] = []
    public var console = ""
    /// Where the app's clocks hang; dates of the script are meant so.
    public var timeZone = "UTC"

    public init() {}
}

extension Statement {
    public var questions: Set<Question> {
        switch kind {
        case .step(let step, _): step.questions
        case .expectation(let expectation): expectation.questions
        }
    }
}

extension Step {
    public var questions: Set<Question> {
        switch self {
        case .backTo: [.pages]
        case .background, .foreground, .resize, .relaunch, .forceQuit, .wait, .open: []
        default: [.screen]
        }
    }
}

extension Expectation {
    public var questions: Set<Question> {
        switch subject {
        case .path: [.path]
        case .depth: [.screen, .pages]
        case .title, .back, .text, .part, .element, .rows, .value, .presentation, .focus: [.screen]
        case .warning, .created: [.observations]
        case .stored: [.stored]
        case .console: [.console]
        }
    }
}
