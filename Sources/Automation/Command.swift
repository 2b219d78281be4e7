/// What the checker asks of a program, one a message. The host loads the solution once; each scenario then runs in a process
/// of its own, from `begin` to `end`.
public enum Command: Sendable {
    /// Loads the solution's shared library.
    case load(path: String)
    /// Starts the app in a fresh process.
    case begin(Launch)
    /// Does what a person does, and waits until the app has nothing left to do.
    case perform(Action)
    /// Asks for what a person sees now.
    case screen
    /// Asks for the front stack's path.
    case path
    /// Asks for the titles of the front stack's pages, the root first.
    case pages
    /// Asks for what has been counted since the scenario began.
    case observations
    /// Asks for the keys in user defaults and scene storage.
    case stored
    /// Ends the app's process.
    case end(Departure)
}

/// How an app's process ends.
public enum Departure: String, Sendable {
    /// Inactive, background, then ended by the system: scene storage survives.
    case relaunch
    /// Swiped away by the person: scene storage is gone.
    case forceQuit
    /// The scenario is over.
    case finished
}

/// The world that an app starts in.
public struct Launch: Sendable, Equatable {
    /// Seeds every source of randomness that the runtime owns.
    public var seed: UInt64 = 1
    public var sizeClass: SizeClass = .compact
    public var appearance: Appearance = .light
    /// As in `de_DE`.
    public var locale = "en_US"
    /// As in `Europe/Berlin`.
    public var timeZone = "UTC"
    /// What `Date.now` is at the start, in seconds since 1970.
    public var date: Double = 1_767_268_800
    /// The folder that stands for the app's container: defaults, documents, scene storage.
    public var container: String
    /// CPU seconds that a step may take.
    public var stepLimit = 5

    public init(container: String) { self.container = container }

    public enum SizeClass: String, Codable, Sendable { case compact, regular }
    public enum Appearance: String, Sendable { case light, dark }
}

/// What a person does. A `handle` is that of an `Element` on the last screen.
public enum Action: Sendable, Equatable {
    case tap(handle: Int)
    case hold(handle: Int)
    /// Shows a row's swipe actions.
    case swipe(handle: Int)
    /// The back button, or its menu where more than one level goes.
    case back(levels: Int)
    case dismiss
    case enter(text: String, handle: Int)
    case submit(handle: Int)
    case setOn(Bool, handle: Int)
    /// Picks the option at that place of the picker's list.
    case choose(option: Int, handle: Int)
    case stepUp(handle: Int)
    case stepDown(handle: Int)
    /// Moves a slider.
    case drag(to: Double, handle: Int)
    /// Sets a date picker, in seconds since 1970.
    case set(date: Double, handle: Int)
    case select(handle: Int)
    case delete(handle: Int)
    /// Moves the row with that handle. Both places are among all rows of its list, from 0; `to` is where it is afterwards.
    case move(from: Int, to: Int, handle: Int)
    case refresh(handle: Int)
    case search(text: String, handle: Int)
    case open(url: String)
    case background
    case foreground
    case resize(Launch.SizeClass)
    /// Lets that much real time pass.
    case wait(seconds: Double)
}
