import Automation
import Foundation

@MainActor
@preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        var element = Element(.progress)
        element.value = "\(Int((progress * 100).rounded()))%"
        add(element, to: &screen, of: node)
    }
}
