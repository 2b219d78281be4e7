import Automation
import Foundation

@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }

    open var style = Style.medium
    open var color: UIColor! = .gray
    open var hidesWhenStopped = true
    public private(set) var isAnimating = false

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        if isAnimating || !hidesWhenStopped { add(Element(.progress), to: &screen, of: node) }
    }
}
