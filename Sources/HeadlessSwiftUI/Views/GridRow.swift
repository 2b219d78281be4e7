/// The cells of one row of a grid.
public struct GridRow<Content> {
    let contained: Content
}

extension GridRow where Content: View {
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension GridRow: View, _PrimitiveView, _ContainerView, _StackView where Content: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
