/// Gives a view an identity: with another value it is another view, with state of its own.
nonisolated struct IdentityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never
    let id: ID

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        IdentityNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class IdentityNode<C: View, ID: Hashable>: _ContentNode<ModifiedContent<C, IdentityModifier<ID>>> {
    private var child: _ContentNode<C>!

    override init(_ content: ModifiedContent<C, IdentityModifier<ID>>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        child = C._makeNode(content.content, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child] }

    override func update(_ content: ModifiedContent<C, IdentityModifier<ID>>) {
        let isSame = self.content.modifier.id == content.modifier.id
        self.content = content
        if isSame { return child.update(content.content) }
        let old = child
        child = C._makeNode(content.content, parent: self, surroundings: surroundings)
        old?.dismantle()
    }

    override func describe(into screen: inout ScreenBuilder) { child.describe(into: &screen) }
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(IdentityModifier(id: id))
    }
}
