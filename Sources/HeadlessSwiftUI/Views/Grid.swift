/// Rows of cells.
public struct Grid<Content> {
    let contained: Content
}

extension Grid where Content: View {
    nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
                            @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension Grid: View, _PrimitiveView, _ContainerView, _StackView where Content: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
