import Automation

/// What a person does.
public enum Step: Hashable, Codable, Sendable {
    case tap(Target)
    case hold(Target)
    case swipe(Target)
    case back
    case backTo(ScriptText)
    case dismiss
    case enter(ScriptText, into: Target)
    case submit(Target)
    case setOn(Bool, Target)
    case choose(ScriptText, in: Target)
    case stepUp(Target)
    case stepDown(Target)
    case drag(Target, to: Double)
    case set(Target, to: CalendarDate)
    case select(Target)
    case delete(Target)
    /// To a position from 1.
    case move(Target, to: Int)
    case refresh
    case search(ScriptText)
    case open(ScriptText)
    case background
    case foreground
    case resize(Launch.SizeClass)
    case relaunch
    case forceQuit
    case wait(seconds: Double)
    case printScreen
}
