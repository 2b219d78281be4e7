/// A part of the app's user interface.
@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// How the view takes its place in the running tree. Programs don't implement it.
    @MainActor @preconcurrency
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        CompositeNode(view, parent: parent, surroundings: surroundings, body: { $0.body }) {
            Body._makeNode($0, parent: $1, surroundings: $2)
        }
    }
}

extension Never: View {
    public var body: Never { stop("Never has no body") }
}

/// A view that the runtime places itself, so that it has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { stop("body() should not be called on \(Self.self).") }
}
