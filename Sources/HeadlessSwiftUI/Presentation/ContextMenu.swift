import Automation

/// Entries that a long press on the view shows in front of the app.
nonisolated struct ContextMenuModifier<Entries: View>: ViewModifier {
    typealias Body = Never
    let entries: Entries

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ContextMenuNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ContextMenuNode<C: View, Entries: View>: ModifierNode<C, ContextMenuModifier<Entries>>, Presenter {
    override func modifierChanged(from old: ContextMenuModifier<Entries>) {
        graph.presentations.presentation(by: self)?.show { [self] in menu }
    }

    override func dismantle() {
        withdraw()
        super.dismantle()
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.interactive(self, states: .holdable, perform: { [self] in perform($0) }) { child.describe(into: &$0) }
    }

    override func perform(_ action: Action) -> Bool {
        guard case .hold = action else { return false }
        graph.presentations.present(by: self) { [self] in Presentation(.menu, by: self) { [self] in menu } }
        return true
    }

    func presentationWasDismissed() {
        graph.after(.reconcile) { [self] in withdraw() }
    }

    private var menu: any View { ContextMenu(contained: modifier.entries) }

    private func withdraw() {
        for presentation in graph.presentations.withdraw(self) { presentation.dismantle() }
        graph.after(.task) { [graph] in graph.presentations.presentNext() }
    }
}

/// The entries, each of which closes the menu.
private struct ContextMenu<Entries: View> {
    let contained: Entries
}

extension ContextMenu: _ContainerView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        let close: @MainActor () -> Void = { [surroundings = node.surroundings] in surroundings.presentation?.dismissFromCode() }
        screen.with(\.afterTap, close) { content.describe(into: &$0) }
    }
}

extension View {
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(entries: menuItems()))
    }

    nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
        modifier(ContextMenuModifier(entries: menuItems()))
    }
}
