import Foundation

/// A controller whose view is one of SwiftUI's.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { host.content = rootView } }
    private let host: HostView
    open var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        host = HostView(rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        host = HostView(rootView)
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) { nil }

    open override func loadView() { view = host }
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view of UIKit's that shows one of SwiftUI's. It takes its place in the tree under what wraps it.
final class HostView: UIView {
    var content: any View { didSet { node?.show(content) } }
    private(set) weak var node: HostNode?

    init(_ content: any View) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func place(under parent: _Node) -> HostNode {
        let node = HostNode(content, parent: parent)
        self.node = node
        return node
    }

    override func describe(into screen: inout ScreenBuilder, of node: _Node) { self.node?.describe(into: &screen) }
}

extension UIView {
    /// Those of SwiftUI's at and below the view.
    var hosts: [HostView] { (self as? HostView).map { [$0] } ?? subviews.flatMap(\.hosts) }
}

/// A view of SwiftUI's inside one of UIKit's.
@MainActor
final class HostNode: _Node {
    private var content: ErasedNode!

    init(_ view: any View, parent: _Node) {
        super.init(parent: parent, surroundings: parent.surroundings)
        content = ErasedNode(view, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [content.node] }

    func show(_ view: any View) { content.update(view, parent: self, surroundings: surroundings) }
}
