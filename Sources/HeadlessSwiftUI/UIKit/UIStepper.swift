import Automation
import Foundation

@MainActor
@preconcurrency
open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var stepper = Element(.stepper, states: isEnabled ? [] : .disabled)
        stepper.value = "\(value)"
        add(stepper, to: &screen, of: node) { [self] action in
            switch action {
            case .stepUp: step(by: stepValue)
            case .stepDown: step(by: -stepValue)
            default: return false
            }
            return true
        }
    }

    private func step(by amount: Double) {
        value = min(max(value + amount, minimumValue), maximumValue)
        sendActions(for: .valueChanged)
    }
}
