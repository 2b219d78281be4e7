import Automation
import Foundation

@MainActor
@preconcurrency
open class UITextField: UIControl, UITextInputTraits {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    public var _keyboard = _UIKeyboardTraits()
    open var text: String? = ""
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open weak var delegate: (any UITextFieldDelegate)?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var inputView: UIView?

    open override var canBecomeFirstResponder: Bool { isEnabled }
    public var isEditing: Bool { isFirstResponder }
    open func selectAll(_ sender: Any?) {}

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var field = Element(.field, label: placeholder ?? "", states: isEnabled ? .tappable : .disabled)
        field.value = text
        field.prompt = placeholder
        if isFirstResponder { field.states.insert(.focused) }
        add(field, to: &screen, of: node) { [self] action in
            node.takeFocus()
            becomeFirstResponder()
            switch action {
            case .tap: break
            case .enter(let typed, _): type(typed)
            case .submit: pressReturn()
            default: return false
            }
            return true
        }
    }

    private func type(_ typed: String) {
        let all = NSRange(location: 0, length: text?.utf16.count ?? 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: all, replacementString: typed) ?? true else { return }
        text = typed
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}

@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
