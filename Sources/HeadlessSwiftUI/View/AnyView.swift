/// A view whose type is hidden. A value of another type is another view, with state of its own.
public struct AnyView {
    let view: any View

    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.view = view
    }
}

extension AnyView: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        AnyViewNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class AnyViewNode: _ContentNode<AnyView> {
    private var child: ErasedNode!

    override init(_ content: AnyView, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = ErasedNode(content.view, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child.node] }

    override func update(_ content: AnyView) {
        self.content = content
        child.update(content.view, parent: self, surroundings: surroundings)
    }
}

/// A child whose view type may change from one update to the next.
@MainActor
struct ErasedNode {
    private(set) var node: _Node

    init(_ view: any View, parent: _Node?, surroundings: _Surroundings) {
        node = Self.make(view, parent: parent, surroundings: surroundings)
    }

    mutating func update(_ view: any View, parent: _Node?, surroundings: _Surroundings) {
        if Self.update(node, with: view) { return }
        let old = node
        node = Self.make(view, parent: parent, surroundings: surroundings)
        old.dismantle()
    }

    private static func make<V: View>(_ view: V, parent: _Node?, surroundings: _Surroundings) -> _Node {
        surroundings.place(view, parent: parent)
    }

    private static func update<V: View>(_ node: _Node, with view: V) -> Bool {
        guard let node = node as? _ContentNode<V> else { return false }
        node.update(view)
        return true
    }
}
