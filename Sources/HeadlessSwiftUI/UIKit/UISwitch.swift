import Automation
import Foundation

@MainActor
@preconcurrency
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var toggle = Element(.toggle, states: isEnabled ? .tappable : .disabled)
        toggle.value = isOn ? "on" : "off"
        add(toggle, to: &screen, of: node) { [self] action in
            switch action {
            case .tap: change(to: !isOn)
            case .setOn(let on, _): if on != isOn { change(to: on) }
            default: return false
            }
            return true
        }
    }

    private func change(to on: Bool) {
        isOn = on
        sendActions(for: .valueChanged)
    }
}
