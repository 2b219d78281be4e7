/// A line between views.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        _ContentNode(view, parent: parent, surroundings: surroundings)
    }
}
