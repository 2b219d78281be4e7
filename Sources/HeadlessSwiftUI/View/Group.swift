/// Several views as one, without a look of its own.
public struct Group<Content> {
    let content: Content
}

extension Group where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View, _PrimitiveView where Content: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}

extension Group: _ContainerView where Content: View {
    var contained: Content { content }
}
