/// What comes back for a command.
public enum Reply: Sendable {
    /// The solution's library is there.
    case loaded
    /// The app has done what it was asked and has nothing left to do.
    case settled
    case screen(Screen)
    /// The front stack's path; nil where there is no stack.
    case path([Value]?)
    /// A page's title each, nil for a page without one.
    case pages([String?])
    case observations(Observations)
    case stored([String])
    /// The command can't be carried out: the element is gone, or doesn't do that. Says why.
    case refused(String)
    /// The program is about to be stopped for running into a limit.
    case limit(Limit)
    /// The app's process has ended.
    case ended(Ending)

    public enum Limit: String, Sendable {
        /// More CPU time in a step than allowed.
        case cpu
        /// No answer for too long without using the CPU.
        case time
        case memory
        /// More printed than allowed.
        case output
    }

    public enum Ending: Sendable, Equatable {
        case exit(status: Int32)
        case signal(Int32)
    }
}

/// What a run has shown beyond its screens.
public struct Observations: Sendable, Equatable {
    /// SwiftUI's console warnings, in order.
    public var warnings: [Warning] = []
    /// How many values of each view type were handed to SwiftUI, by unqualified type name.
    public var created: [String: Int] = [:]
    /// Names of the API in use whose form only shows at run time.
    public var used: [String] = []

    public init() {}
}

/// A console warning of SwiftUI's.
public struct Warning: Codable, Sendable, Hashable {
    /// The stable name: `missing destination`.
    public var name: String
    /// The text as Apple prints it.
    public var text: String

    public init(name: String, text: String) {
        (self.name, self.text) = (name, text)
    }
}
