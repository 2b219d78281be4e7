import Foundation

/// A view that a person uses, and that tells others of it.
@MainActor
@preconcurrency
open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    private var receivers: [(event: Event, send: (UIControl) -> Void)] = []

    /// The target isn't kept. Without one, the action goes to what has the keyboard.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        receivers.append((controlEvents, { [weak object] sender in
            let isGone = target != nil && object == nil
            if !isGone { action.send(to: object ?? UIResponder.first, with: [sender]) }
        }))
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        receivers.append((controlEvents, { _ in action.perform() }))
    }

    open func sendActions(for controlEvents: Event) {
        for receiver in receivers where !receiver.event.isDisjoint(with: controlEvents) { receiver.send(self) }
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}

/// Something to do, with a name and a picture.
@MainActor
@preconcurrency
open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    private let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }

    func perform() { handler(self) }
}
