/// Views in rows, made when they are needed.
public struct LazyHGrid<Content: View> {
    let contained: Content

    nonisolated public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                            pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension LazyHGrid: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings { surroundings.inLazyContainer() }
}
