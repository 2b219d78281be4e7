/// The words that begin a line of a script's head.
enum HeadWord: String, CaseIterable {
    case root, seed, size, locale, time, date, appearance, label, require, forbid, must
}

/// The words that begin a step.
enum StepWord: String, CaseIterable {
    case tap, hold, swipe, back, dismiss, enter, submit, `switch`, choose, step, drag, set, select, delete, move, refresh, search
    case open, background, foreground, resize, relaunch, force, wait, print

    /// The finding's name.
    var id: String {
        switch self {
        case .force: "force-quit"
        case .print: "print-screen"
        default: rawValue
        }
    }
}

/// The words that say what an expectation is about.
enum ExpectationWord: String, CaseIterable {
    case path, depth, title, back, text, button, link, row, tab, field, toggle, picker, slider, stepper, image, section, menu
    case rows, value, sheet, cover, popover, alert, dialog, focus, warning, warnings, console, stored, nothing, created

    /// The finding's name.
    var id: String {
        switch self {
        case .warnings: "expect-warning"
        case .nothing: "expect-stored"
        default: "expect-\(rawValue)"
        }
    }
}

/// The words of the language, which a label can't be called by. `step` is free: as a text it can't be taken for `step up`.
enum Keyword {
    static let all: Set<String> = Set(
        HeadWord.allCases.map(\.rawValue) + StepWord.allCases.map(\.rawValue)
            + ExpectationWord.allCases.map(\.rawValue) + Target.Kind.allCases.map(\.rawValue) + Expectation.State.allCases.map(\.rawValue)
            + Language.allCases.map(\.rawValue) + others
    ).subtracting(["step"])

    private static let others = [
        "scenario", "expect", "hint", "zone", "not", "compile", "regular", "compact", "light", "dark", "times", "in", "toolbar", "to",
        "into", "on", "off", "up", "down", "quit", "seconds", "second", "screen", "no", "ends", "starts", "with", "is", "empty",
        "containing", "of", "nil", "true", "false",
    ]
}
