import Foundation

/// What a person does with a finger, told to a target.
@MainActor
@preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    private var receivers: [(UIGestureRecognizer) -> Void] = []

    public override init() {}

    public convenience init(target: Any?, action: Selector?) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        receivers.append { [weak object = target as AnyObject] sender in
            if let object { action.send(to: object, with: [sender]) }
        }
    }

    open func location(in view: UIView?) -> CGPoint { .zero }

    /// The person has done it.
    func recognize() {
        guard isEnabled else { return }
        state = .ended
        for receiver in receivers { receiver(self) }
    }
}

@MainActor
@preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

@MainActor
@preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

@MainActor
@preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}

@MainActor
@preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

@MainActor
@preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
}

@MainActor
@preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    open var direction = Direction.right
}
