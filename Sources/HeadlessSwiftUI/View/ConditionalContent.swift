/// One of two views. Each branch has an identity of its own: a switch throws away the state of the other.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ConditionalNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ConditionalNode<T: View, F: View>: _ContentNode<_ConditionalContent<T, F>> {
    private var first: _ContentNode<T>?
    private var second: _ContentNode<F>?

    override init(_ content: _ConditionalContent<T, F>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        place()
    }

    override var children: [_Node] { [first, second].compactMap { $0 } }

    override func update(_ content: _ConditionalContent<T, F>) {
        self.content = content
        place()
    }

    /// The new branch comes before the old one goes, so that its onAppear runs first.
    private func place() {
        switch content.storage {
        case .trueContent(let view):
            if let first { return first.update(view) }
            first = surroundings.place(view, parent: self)
            second?.dismantle()
            second = nil
        case .falseContent(let view):
            if let second { return second.update(view) }
            second = surroundings.place(view, parent: self)
            first?.dismantle()
            first = nil
        }
    }
}
