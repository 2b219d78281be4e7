import Automation
import Foundation

@MainActor
@preconcurrency
open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    public private(set) var isAnimating = false

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) {
        guard let image else { return }
        var element = Element(.image, label: image.name)
        element.style = Style()
        element.style?.symbol = image.name
        add(element, to: &screen, of: node)
    }
}
