import Automation
import Foundation

/// A view of UIKit's: what is in it and what was said of it. It is given no size and nothing of it is drawn.
@MainActor
@preconcurrency
open class UIView: UIResponder, UIAppearance {
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .tintColor
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var transform = CGAffineTransform.identity
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var inputAccessoryView: UIView?
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    public let layer = CALayer()
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    private var handle: Int?

    public init(frame: CGRect) { self.frame = frame }

    public required init?(coder: NSCoder) { frame = .zero }

    public convenience override init() { self.init(frame: .zero) }

    public static func appearance() -> Self {
        Appearances.of(self) { Self(coder: NSCoder()) ?? { stop("\(Self.self) can't be made to say how all should look") }() }
    }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]) -> Self { appearance() }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func sizeToFit() {}

    public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
    public var traitCollection: UITraitCollection { .current }
    open var window: UIWindow? { .shared }
    open override var next: UIResponder? { superview }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        view.didMoveToSuperview()
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
    open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
    open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizers?.append(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizers?.removeAll { $0 === gestureRecognizer } }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { (UIResponder.first ?? FocusedField()).resignFirstResponder() }

    /// Adds what a person meets of the view to a screen; by default what is in it.
    func describe(into screen: inout ScreenBuilder, of node: _Node) {
        guard !taps.isEmpty else { return describeContent(into: &screen, of: node) }
        let children = screen.collect { describeContent(into: &$0, of: node) }
        add(Element(.group, label: ScreenBuilder.label(of: children), states: .tappable, children: children), to: &screen, of: node) { [self] in
            guard case .tap = $0 else { return false }
            for tap in taps { tap.recognize() }
            return true
        }
    }

    final func describeContent(into screen: inout ScreenBuilder, of node: _Node) {
        for view in subviews where !view.isHidden { view.describe(into: &screen, of: node) }
    }

    /// Adds one thing with a name of its own; what it answers is up to date afterwards wherever the view lies.
    final func add(_ element: Element, to screen: inout ScreenBuilder, of node: _Node, perform: ScreenBuilder.Perform? = nil) {
        let name = handle ?? node.graph.serial()
        handle = name
        var element = element
        if let accessibilityLabel { element.label = accessibilityLabel }
        element.identifier = accessibilityIdentifier
        guard let perform else { return screen.add(element) }
        element.handle = name
        screen.add(element, perform: perform)
    }

    private var taps: [UITapGestureRecognizer] { (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer } }
}

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// How a view's surface looks.
@MainActor
@preconcurrency
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var opacity: Float = 1
    open var frame = CGRect.zero
    public override init() {}
    open func addSublayer(_ layer: CALayer) {}
}
