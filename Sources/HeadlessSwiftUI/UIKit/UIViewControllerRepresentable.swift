import Foundation

/// A controller of UIKit's as a view of SwiftUI's.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Called once for each place that the view takes in the tree.
    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Called after that, and again whenever something that it depends on has changed.
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Called when the view leaves the tree.
    @MainActor @preconcurrency
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Called before the controller is made.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator

    /// Never called here: nothing has a size.
    @MainActor @preconcurrency
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }

    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        let wrapping = Wrapping<Self, Coordinator, UIViewControllerType>(
            makeCoordinator: { $0.makeCoordinator() },
            make: { $0.makeUIViewController(context: Context($1)) },
            update: { $0.updateUIViewController($1, context: Context($2)) },
            dismantle: { Self.dismantleUIViewController($0, coordinator: $1) },
            view: { $0.view })
        return WrappingNode(view, wrapping, parent: parent, surroundings: surroundings)
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a controller of UIKit's is told of its place.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction = Transaction()
    public let environment: EnvironmentValues

    init(_ place: (coordinator: Representable.Coordinator, environment: EnvironmentValues)) { (coordinator, environment) = place }

    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
