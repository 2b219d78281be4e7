/// Views in columns, made when they are needed.
public struct LazyVGrid<Content: View> {
    let contained: Content

    nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                            pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension LazyVGrid: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    static func surroundings(inside surroundings: _Surroundings) -> _Surroundings { surroundings.inLazyContainer() }
}

/// How wide a grid's column is, or how high its row.
public struct GridItem: Sendable {
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }

    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}
