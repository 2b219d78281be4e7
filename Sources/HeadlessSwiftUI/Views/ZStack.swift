/// Views one on top of the other.
public struct ZStack<Content: View> {
    let contained: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        contained = content()
    }
}

extension ZStack: _StackView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }
}
