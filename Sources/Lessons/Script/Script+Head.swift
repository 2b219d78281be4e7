import Automation
import Foundation

extension Script {
    /// What a script says before its first scenario.
    public struct Head: Hashable, Sendable {
        /// A Swift expression: the first screen; nil where the solution's only App or navigating view is meant.
        public var root: Located<String>?
        public var seed: UInt64 = 1
        public var size: Launch.SizeClass = .compact
        public var locale = "en_US"
        /// As in `Europe/Berlin`.
        public var timeZone = "UTC"
        /// What clocks show where the app runs when a scenario starts.
        public var date = CalendarDate(year: 2026, month: 1, day: 1, hour: 12)
        public var appearance: Launch.Appearance = .light
        public var required: [Located<Requirement>] = []
        public var forbidden: [Located<Requirement>] = []
        /// Parts of the compiler's message, case ignored; where there are any the solution must not compile.
        public var compilerMessages: [Located<String>] = []

        public init() {}

        /// The world in which an app starts whose files lie in that folder.
        public func launch(container: String) -> Launch {
            var launch = Launch(container: container)
            launch.seed = seed
            launch.sizeClass = size
            launch.appearance = appearance
            launch.locale = locale
            launch.timeZone = timeZone
            launch.date = date.secondsSince1970(in: timeZone)
            return launch
        }
    }
}
