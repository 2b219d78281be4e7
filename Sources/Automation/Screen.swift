/// What a person sees: the front presentation, or the app itself where none is up.
public struct Screen: Codable, Sendable, Equatable {
    /// What is in front of the app and hides it; nil for the app itself.
    public var presentation: Presentation?
    /// What is in front, in reading order.
    public var elements: [Element]

    public init(presentation: Presentation? = nil, elements: [Element] = []) {
        self.presentation = presentation
        self.elements = elements
    }

    public struct Presentation: Codable, Sendable, Equatable {
        public enum Kind: String, Codable, Sendable { case sheet, cover, popover, alert, dialog, menu }
        public var kind: Kind
        public var title: String?
        /// An alert's or dialog's message.
        public var message: String?

        public init(kind: Kind, title: String? = nil, message: String? = nil) {
            (self.kind, self.title, self.message) = (kind, title, message)
        }
    }
}

/// One thing on the screen, as the accessibility tree has it.
public struct Element: Codable, Sendable, Equatable {
    public var role: Role
    /// As an accessibility label reads: several texts joined with ", ". A stack's is its title.
    public var label: String
    /// A field's text, a toggle's "on" or "off", a picker's choice, a slider's number.
    public var value: String?
    /// A field's prompt.
    public var prompt: String?
    /// What `accessibilityIdentifier` set.
    public var identifier: String?
    /// What an action names it by; nil where there is nothing to do with it.
    public var handle: Int?
    public var states: States
    public var children: [Element]
    /// A picker's options, in order.
    public var options: [String]?
    /// A navigation stack's bar.
    public var bar: NavigationBar?
    public var style: Style?

    public init(_ role: Role, label: String = "", handle: Int? = nil, states: States = [], children: [Element] = []) {
        self.role = role
        self.label = label
        self.handle = handle
        self.states = states
        self.children = children
    }

    public enum Role: String, Codable, Sendable {
        case text, image, button, link, row, tab, field, toggle, picker, slider, stepper, date, progress
        case section, list, form, menu, stack, splitView, tabs, group
    }

    public struct States: OptionSet, Codable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let disabled = States(rawValue: 1 << 0)
        public static let selected = States(rawValue: 1 << 1)
        public static let focused = States(rawValue: 1 << 2)
        /// Draws a chevron.
        public static let disclosure = States(rawValue: 1 << 3)
        /// Answers a tap.
        public static let tappable = States(rawValue: 1 << 4)
        /// Answers a long press.
        public static let holdable = States(rawValue: 1 << 5)
        /// Has swipe actions.
        public static let swipeable = States(rawValue: 1 << 6)
        public static let deletable = States(rawValue: 1 << 7)
        public static let movable = States(rawValue: 1 << 8)
        /// A button that destroys something.
        public static let destructive = States(rawValue: 1 << 9)
        /// A button that leaves things as they are.
        public static let cancel = States(rawValue: 1 << 13)
        public static let header = States(rawValue: 1 << 10)
        /// A list that can be pulled to refresh.
        public static let refreshable = States(rawValue: 1 << 11)
        /// The search field that `searchable` adds.
        public static let search = States(rawValue: 1 << 12)
    }
}

/// The bar of a navigation stack's front page.
public struct NavigationBar: Codable, Sendable, Equatable {
    public var title: String?
    /// The back button's title; nil where there is no back button.
    public var back: String?
    /// Pages above the root.
    public var depth: Int
    /// The toolbar's items.
    public var items: [Element]

    public init(title: String? = nil, back: String? = nil, depth: Int = 0, items: [Element] = []) {
        (self.title, self.back, self.depth, self.items) = (title, back, depth, items)
    }
}

/// How something is drawn, in SwiftUI's own words: `largeTitle`, `bold`, `green`.
public struct Style: Codable, Sendable, Equatable {
    public var font: String?
    public var weight: String?
    public var color: String?
    public var symbol: String?
    /// How several lines of text are aligned.
    public var alignment: String?

    public init() {}
}
