/// What one tab shows. It stays, with its state, while another is in front.
@MainActor
protocol TabPage: _Node {
    var appearance: AppearanceScope { get }
}

extension TabPage {
    /// What the view says of itself, and what is said of it together with others: by a ForEach's row, and by modifiers of a Group.
    var traits: ViewTraits {
        var traits = ViewTraits()
        collectTraits(into: &traits)
        var node = parent
        while let current = node, !(current is any TabOwner) {
            (current as? any TraitGiver)?.addTraits(to: &traits)
            node = current.parent
        }
        return traits
    }

    /// The outermost stack in it goes back to its root.
    func popToRoot() {
        var builder = ScreenBuilder()
        describe(into: &builder)
        builder.stacks.first?.popToRoot()
    }
}

@MainActor
final class TabPageNode<Content: View>: _ContentNode<Content>, TabPage {
    let appearance: AppearanceScope
    private weak var owner: (any TabOwner)?
    private var child: _ContentNode<Content>!

    init(_ content: Content, parent: _Node?, surroundings: _Surroundings, owner: any TabOwner) {
        appearance = AppearanceScope(graph: surroundings.graph, parent: surroundings.appearance, isOn: false)
        self.owner = owner
        super.init(content, parent: parent, surroundings: surroundings)
        child = Content._makeNode(content, parent: self,
                                  surroundings: surroundings.with(appearance: appearance, environment: surroundings.environment))
        owner.tabsChanged()
    }

    override var children: [_Node] { [child] }

    override func update(_ content: Content) {
        self.content = content
        child.update(content)
    }

    override func navigationTitle() -> String? { child.navigationTitle() }

    override func collectTraits(into traits: inout ViewTraits) { child.collectTraits(into: &traits) }

    override func dismantle() {
        appearance.set(isOn: false)
        super.dismantle()
        appearance.leave()
        owner?.tabsChanged()
    }
}

extension _Node {
    /// The tabs at or below the node, in reading order.
    var tabPages: [any TabPage] {
        if let page = self as? any TabPage { return [page] }
        return children.flatMap(\.tabPages)
    }
}
