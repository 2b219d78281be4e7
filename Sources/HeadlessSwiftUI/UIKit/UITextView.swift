import Automation
import Foundation

@MainActor
@preconcurrency
open class UITextView: UIScrollView, UITextInputTraits {
    public var _keyboard = _UIKeyboardTraits()
    open var text: String! = ""
    open var font: UIFont? = .systemFont(ofSize: 12)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    public let textContainer = NSTextContainer()
    open var allowsEditingTextAttributes = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var adjustsFontForContentSizeCategory = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: text) }
        set { text = newValue.string }
    }

    open override var canBecomeFirstResponder: Bool { isEditable }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        guard isEditable else { return text.isEmpty ? () : add(Element(.text, label: text), to: &screen, of: node) }
        var field = Element(.field, states: .tappable)
        field.value = text
        if isFirstResponder { field.states.insert(.focused) }
        add(field, to: &screen, of: node) { [self] action in
            node.takeFocus()
            becomeFirstResponder()
            switch action {
            case .tap: return true
            case .enter(let typed, _): type(typed)
            default: return false
            }
            return true
        }
    }

    private func type(_ typed: String) {
        let all = NSRange(location: 0, length: text.utf16.count)
        guard textDelegate?.textView(self, shouldChangeTextIn: all, replacementText: typed) ?? true else { return }
        text = typed
        textDelegate?.textViewDidChange(self)
    }
}

@MainActor
@preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The area that a text is set in.
public final class NSTextContainer: NSObject {
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is found in a text and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
