import Automation

/// What a person does to one element, as far as it decides which elements come into question.
struct Gesture {
    /// What is named where nothing is found, in that order.
    var roles: [Element.Role]
    /// Whether it also counts for the row that the named element stands in.
    var reachesRow = false
    /// Whether it goes through a text or an image to what that is the label of.
    var goesThrough = false
    var answers: @Sendable (Element) -> Bool

    static let tap = Gesture(roles: [.button, .link, .row, .tab, .menu, .toggle, .text, .image, .group], goesThrough: true) {
        [.button, .link, .tab, .menu].contains($0.role) || $0.states.contains(.tappable)
    }
    static let hold = Gesture(roles: [.row, .link, .button, .text, .image, .group], reachesRow: true) { $0.states.contains(.holdable) }
    static let swipe = Gesture(roles: [.row], reachesRow: true) { $0.states.contains(.swipeable) }
    static let select = Gesture(roles: [.row], reachesRow: true) { $0.role == .row }
    static let delete = Gesture(roles: [.row], reachesRow: true) { $0.states.contains(.deletable) }
    static let move = Gesture(roles: [.row], reachesRow: true) { $0.states.contains(.movable) }

    /// What has a value.
    static let value = Gesture(roles: valueRoles) { valueRoles.contains($0.role) }

    /// Whatever is done to a control of one role.
    static func control(_ role: Element.Role) -> Gesture { Gesture(roles: [role]) { $0.role == role } }

    private static let valueRoles: [Element.Role] = [.field, .toggle, .picker, .stepper, .slider, .date]
}
