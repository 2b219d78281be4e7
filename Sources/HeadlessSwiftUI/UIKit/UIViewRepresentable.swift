import Foundation

/// A view of UIKit's as one of SwiftUI's.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Called once for each place that the view takes in the tree.
    @MainActor @preconcurrency
    func makeUIView(context: Context) -> UIViewType

    /// Called after that, and again whenever something that it depends on has changed.
    @MainActor @preconcurrency
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called when the view leaves the tree.
    @MainActor @preconcurrency
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Called before the view is made.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// Never called here: nothing has a size.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        let wrapping = Wrapping<Self, Coordinator, UIViewType>(
            makeCoordinator: { $0.makeCoordinator() },
            make: { $0.makeUIView(context: Context($1)) },
            update: { $0.updateUIView($1, context: Context($2)) },
            dismantle: { Self.dismantleUIView($0, coordinator: $1) },
            view: { $0 })
        return WrappingNode(view, wrapping, parent: parent, surroundings: surroundings)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a view of UIKit's is told of its place.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction = Transaction()
    public let environment: EnvironmentValues

    init(_ place: (coordinator: Representable.Coordinator, environment: EnvironmentValues)) { (coordinator, environment) = place }

    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
