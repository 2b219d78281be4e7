extension ScriptParser {
    mutating func step(_ word: StepWord) throws(ScriptMistake) -> Step {
        switch word {
        case .tap: .tap(try target())
        case .hold: .hold(try target())
        case .swipe: .swipe(try target())
        case .back: line.take(word: "to") ? .backTo(try text()) : .back
        case .dismiss: .dismiss
        case .enter: try enter()
        case .submit: .submit(try target())
        case .switch: .setOn(try require(oneOf: ["on", "off"]) == "on", try target())
        case .choose: try choose()
        case .step: try require(oneOf: ["up", "down"]) == "up" ? .stepUp(try target()) : .stepDown(try target())
        case .drag: try drag()
        case .set: try set()
        case .select: .select(try target())
        case .delete: .delete(try target())
        case .move: try move()
        case .refresh: .refresh
        case .search: .search(try text())
        case .open: .open(try text())
        case .background: .background
        case .foreground: .foreground
        case .resize: .resize(try size())
        case .relaunch: .relaunch
        case .force: try quit()
        case .wait: try wait()
        case .print: try printScreen()
        }
    }

    private mutating func enter() throws(ScriptMistake) -> Step {
        let text = try text()
        try require("into")
        return .enter(text, into: try target())
    }

    private mutating func choose() throws(ScriptMistake) -> Step {
        let option = try text()
        try require("in")
        return .choose(option, in: try target())
    }

    private mutating func drag() throws(ScriptMistake) -> Step {
        let target = try target()
        try require("to")
        return .drag(target, to: try number())
    }

    private mutating func set() throws(ScriptMistake) -> Step {
        let target = try target()
        try require("to")
        return .set(target, to: try date())
    }

    private mutating func move() throws(ScriptMistake) -> Step {
        let target = try target()
        try require("to")
        return .move(target, to: try wholeNumber(from: 1))
    }

    private mutating func quit() throws(ScriptMistake) -> Step {
        try require("quit")
        return .forceQuit
    }

    private mutating func wait() throws(ScriptMistake) -> Step {
        let position = line.position
        let seconds = try number()
        if seconds < 0 { throw mistake(.noNumber(String(seconds), .number), at: position) }
        if !line.take(word: "second") { try require("seconds") }
        return .wait(seconds: seconds)
    }

    private mutating func printScreen() throws(ScriptMistake) -> Step {
        try require("screen")
        return .printScreen
    }
}
