import Automation
import Foundation

@MainActor
@preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
    public enum Style: Int, Sendable { case `default`, prominent, minimal }

    public var _keyboard = _UIKeyboardTraits()
    open var text: String? = ""
    open var placeholder: String?
    open var prompt: String?
    open weak var delegate: (any UISearchBarDelegate)?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    public let searchTextField = UITextField()
    private let cancelButton = UIButton()
    open override var canBecomeFirstResponder: Bool { true }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, super.resignFirstResponder() else { return true }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var field = Element(.field, label: placeholder ?? "", states: [.tappable, .search])
        field.value = text
        field.prompt = placeholder
        if isFirstResponder { field.states.insert(.focused) }
        add(field, to: &screen, of: node) { [self] action in
            node.takeFocus()
            becomeFirstResponder()
            switch action {
            case .tap: break
            case .enter(let typed, _), .search(let typed, _):
                text = typed
                delegate?.searchBar(self, textDidChange: typed)
            case .submit: delegate?.searchBarSearchButtonClicked(self)
            default: return false
            }
            return true
        }
        guard showsCancelButton else { return }
        cancelButton.add(Element(.button, label: "Cancel", states: [.tappable, .cancel]), to: &screen, of: node) { [self] in
            guard case .tap = $0 else { return false }
            delegate?.searchBarCancelButtonClicked(self)
            return true
        }
    }
}

@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
