/// A view that shows nothing.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}
