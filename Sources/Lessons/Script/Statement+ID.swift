extension Statement {
    /// The name of the finding that says it failed: `tap`, `expect-path`.
    public var id: String {
        switch kind {
        case .step(let step, _): step.id
        case .expectation(let expectation): expectation.id
        }
    }

    /// The names of all findings of this kind, for `explain`.
    public static var allIDs: [String] {
        (Explanation.steps + Explanation.expectations).map(\.name)
    }
}

extension Step {
    public var id: String { word.id }

    var word: StepWord {
        switch self {
        case .tap: .tap
        case .hold: .hold
        case .swipe: .swipe
        case .back, .backTo: .back
        case .dismiss: .dismiss
        case .enter: .enter
        case .submit: .submit
        case .setOn: .switch
        case .choose: .choose
        case .stepUp, .stepDown: .step
        case .drag: .drag
        case .set: .set
        case .select: .select
        case .delete: .delete
        case .move: .move
        case .refresh: .refresh
        case .search: .search
        case .open: .open
        case .background: .background
        case .foreground: .foreground
        case .resize: .resize
        case .relaunch: .relaunch
        case .forceQuit: .force
        case .wait: .wait
        case .printScreen: .print
        }
    }
}

extension Expectation {
    public var id: String { word.id }

    var word: ExpectationWord {
        switch subject {
        case .path: .path
        case .depth: .depth
        case .title: .title
        case .back: .back
        case .text, .part: .text
        case .element(let target, _): target.kind.flatMap { ExpectationWord(rawValue: $0.rawValue) } ?? .text
        case .rows: .rows
        case .value: .value
        case .presentation(let kind, _): ExpectationWord(rawValue: kind.rawValue) ?? .sheet
        case .focus: .focus
        case .warning: .warning
        case .console: .console
        case .stored: .stored
        case .created: .created
        }
    }
}
