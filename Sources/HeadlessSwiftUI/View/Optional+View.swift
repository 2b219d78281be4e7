extension Optional: View, _PrimitiveView where Wrapped: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        OptionalNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class OptionalNode<Wrapped: View>: _ContentNode<Wrapped?> {
    private var child: _ContentNode<Wrapped>?

    override init(_ content: Wrapped?, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        place()
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(_ content: Wrapped?) {
        self.content = content
        place()
    }

    private func place() {
        guard let content else {
            child?.dismantle()
            child = nil
            return
        }
        if let child { return child.update(content) }
        child = surroundings.place(content, parent: self)
    }
}
