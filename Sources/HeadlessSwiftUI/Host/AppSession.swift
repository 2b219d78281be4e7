import Automation

/// A running app as the host drives it.
@MainActor protocol AppSession: AnyObject {
    /// Does what a command asks and says what came of it. Never called with `load` or `begin`; after `end` the process ends.
    func answer(_ command: Command) -> Reply
}
