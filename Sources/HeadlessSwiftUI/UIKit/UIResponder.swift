import Foundation

/// What can be written into, or acted on, at the moment.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
    /// The one that has the keyboard.
    static weak var first: UIResponder?

    public override init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    public var isFirstResponder: Bool { UIResponder.first === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        UIResponder.first?.resignFirstResponder()
        UIResponder.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { UIResponder.first = nil }
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The field of SwiftUI's that a person types into, for code that takes its keyboard away.
final class FocusedField: UIResponder {
    override func resignFirstResponder() -> Bool {
        Graph.running?.moveFocus(to: nil)
        return true
    }
}

/// A finger on the screen, of which there is none here.
@MainActor
@preconcurrency
public final class UITouch: NSObject {
    public func location(in view: UIView?) -> CGPoint { .zero }
    public var view: UIView? { nil }
    public var tapCount: Int { 0 }
}

@MainActor
@preconcurrency
public final class UIEvent: NSObject {}
