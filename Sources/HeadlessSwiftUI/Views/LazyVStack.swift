/// Views one under the other, made when they are needed.
public struct LazyVStack<Content: View> {
    let contained: Content

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension LazyVStack: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings { surroundings.inLazyContainer() }
}
