import Foundation

@MainActor
@preconcurrency
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public var arrangedSubviews: [UIView] { subviews }
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insertSubview(view, at: stackIndex) }
    open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
