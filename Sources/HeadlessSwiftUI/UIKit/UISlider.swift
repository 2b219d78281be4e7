import Automation
import Foundation

@MainActor
@preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var slider = Element(.slider, states: isEnabled ? [] : .disabled)
        slider.value = "\(value)"
        add(slider, to: &screen, of: node) { [self] in
            guard case .drag(let target, _) = $0 else { return false }
            value = min(max(Float(target), minimumValue), maximumValue)
            sendActions(for: .valueChanged)
            return true
        }
    }
}
