/// Says what page a value of that type has.
nonisolated struct DestinationModifier<D: Hashable, Page: View>: ViewModifier {
    typealias Body = Never
    let destination: (D) -> Page

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        DestinationNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class DestinationNode<C: View, D: Hashable, P: View>: ModifierNode<C, DestinationModifier<D, P>>, Destination {
    var valueType: Any.Type { D.self }

    override func willPlaceContent() {
        guard let page = surroundings.page else {
            graph.warn("destination outside stack", "A navigationDestination for “\(reflectedName(of: D.self))” is not inside any "
                + "NavigationStack, so no link will find it.", once: "\(D.self)")
            return
        }
        page.stack.destinations.add(self)
    }

    override func modifierChanged(from old: DestinationModifier<D, P>) {
        if !isSameValue(old, modifier) { surroundings.page?.stack.destinations.changed(self) }
    }

    override func dismantle() {
        surroundings.page?.stack.destinations.remove(self)
        super.dismantle()
    }

    func takes(_ item: PathItem) -> Bool {
        item.value is D || (item as? SavedItem)?.claim(as: D.self) ?? false
    }

    func view(for item: PathItem) -> (any View)? {
        takes(item) ? (item.value as? D).map(modifier.destination) : nil
    }
}

extension View {
    /// The page for values of that type, of the stack that this view is in.
    nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
        -> some View {
        modifier(DestinationModifier(destination: destination))
    }
}
