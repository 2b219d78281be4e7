/// The node of a view with a modifier of the runtime's own; what a kind of modifier does it does in a subclass.
@MainActor
class ModifierNode<C: View, M>: _ContentNode<ModifiedContent<C, M>>, TraitGiver {
    private(set) final var child: _ContentNode<C>!

    override init(_ content: ModifiedContent<C, M>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        willPlaceContent()
        child = C._makeNode(content.content, parent: self, surroundings: inner)
        didPlaceContent()
    }

    final var modifier: M { content.modifier }

    /// What the modified view finds around it.
    var inner: _Surroundings { surroundings }

    func willPlaceContent() {}
    func didPlaceContent() {}

    /// The modifier has a new value; `old` is the one before. The modified view is updated after this.
    func modifierChanged(from old: M) {}

    override var children: [_Node] { [child] }

    override func update(_ content: ModifiedContent<C, M>) {
        let old = modifier
        self.content = content
        modifierChanged(from: old)
        child.update(content.content)
    }

    override func describe(into screen: inout ScreenBuilder) { child.describe(into: &screen) }

    override func navigationTitle() -> String? { child.navigationTitle() }

    override func dismantle() {
        child.dismantle()
        leaveTree()
    }

    /// Says what the modifier says of the view to the container around it: of each of them where it modifies several.
    func addTraits(to traits: inout ViewTraits) {}

    override final func collectTraits(into traits: inout ViewTraits) {
        child.collectTraits(into: &traits)
        addTraits(to: &traits)
    }
}
