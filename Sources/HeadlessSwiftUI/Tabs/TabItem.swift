/// What the tab of a view is called.
nonisolated public struct TabItemModifier<Label: View>: ViewModifier {
    public typealias Body = Never
    let label: Label
    var tag: Tag?

    @MainActor public static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        TabItemNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class TabItemNode<C: View, Label: View>: ModifierNode<C, TabItemModifier<Label>> {
    private var label: _ContentNode<Label>!

    override func didPlaceContent() {
        // Its parts are no tabs, even where it is said of a group of them.
        let inside = surroundings.with(appearance: surroundings.appearance, environment: surroundings.environment)
        label = Label._makeNode(modifier.label, parent: self, surroundings: inside)
    }

    override var children: [_Node] { [child, label] }

    override func modifierChanged(from old: TabItemModifier<Label>) { label.update(modifier.label) }

    override func addTraits(to traits: inout ViewTraits) {
        traits.tabItem = label
        traits.tag = modifier.tag ?? traits.tag
    }
}

/// What a modifier says of a view to the container around it.
nonisolated struct TraitModifier: ViewModifier {
    typealias Body = Never
    let change: (inout ViewTraits) -> Void
    /// What else a row shows.
    var badge: String?

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        TraitNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class TraitNode<C: View>: ModifierNode<C, TraitModifier> {
    override func addTraits(to traits: inout ViewTraits) {
        modifier.change(&traits)
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.with(\.badge, modifier.badge ?? screen.badge) { child.describe(into: &$0) }
    }
}

extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }

    /// A number beside a tab or a row; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : "\(count)") }
    nonisolated public func badge(_ label: Text?) -> some View { badged(label?.string(in: .current)) }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0).string(in: .current) }) }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { String($0) }) }

    nonisolated private func badged(_ badge: String?) -> some View {
        modifier(TraitModifier(change: { $0.badge = badge }, badge: badge))
    }
}
