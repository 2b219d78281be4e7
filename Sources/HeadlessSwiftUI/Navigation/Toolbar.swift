/// Puts items into the bar of the page that the view is on.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    typealias Body = Never
    let items: Items

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ToolbarNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ToolbarNode<C: View, Items: ToolbarContent>: ModifierNode<C, ToolbarModifier<Items>> {
    private var items: _ContentNode<Items>!

    override func didPlaceContent() {
        items = Items._makeToolbarNode(modifier.items, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, items] }

    override func modifierChanged(from old: ToolbarModifier<Items>) { items.update(modifier.items) }

    override func describe(into screen: inout ScreenBuilder) {
        if screen.page != nil {
            let elements = screen.collect(asRows: false) { items.describe(into: &$0) }
            screen.page?.bar.items += elements
        }
        child.describe(into: &screen)
    }
}

extension View {
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(placement: .automatic, content: content)))
    }

    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}

extension View {
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(placement: .topBarLeading) { leading }))
    }

    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(items: ToolbarItem(placement: .topBarTrailing) { trailing }))
    }

    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(trailing: TupleView((leading, trailing)))
    }
}
