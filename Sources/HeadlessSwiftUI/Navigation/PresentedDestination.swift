/// A page that is up while a binding says so.
nonisolated struct PresentedDestinationModifier<Page: View>: ViewModifier {
    typealias Body = Never
    let isPresented: Binding<Bool>
    let destination: Page

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        PresentedDestinationNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class PresentedDestinationNode<C: View, P: View>: ModifierNode<C, PresentedDestinationModifier<P>>, PagePresenter {
    override func didPlaceContent() {
        graph.countHanded(P.self)
        warnIfMisplaced("isPresented", "Bool")
        follow()
    }

    override func modifierChanged(from old: PresentedDestinationModifier<P>) {
        graph.countHanded(P.self)
        follow()
        surroundings.page?.stack.page(of: self)?.show(modifier.destination)
    }

    override func evaluate() { follow() }

    override func dismantle() {
        surroundings.page?.stack.withdraw(self)
        super.dismantle()
    }

    var handsOverItsView: Bool { true }

    func pageWasPopped() {
        modifier.isPresented.wrappedValue = false
        surroundings.page?.stack.withdraw(self)
    }

    private func follow() {
        isInvalid = false
        let isPresented = tracking { modifier.isPresented.wrappedValue }
        graph.after(.reconcile) { [self] in
            guard isInTree, let stack = surroundings.page?.stack else { return }
            if isPresented { stack.present(modifier.destination, by: self) } else { stack.withdraw(self) }
        }
    }
}

/// A page that is up while a binding holds an item, and shows that item.
nonisolated struct ItemDestinationModifier<Item: Hashable, Page: View>: ViewModifier {
    typealias Body = Never
    let item: Binding<Item?>
    let destination: (Item) -> Page

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ItemDestinationNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ItemDestinationNode<C: View, Item: Hashable, P: View>: ModifierNode<C, ItemDestinationModifier<Item, P>>, PagePresenter {
    override func didPlaceContent() {
        warnIfMisplaced("item", "\(Item.self)")
        follow()
    }

    override func modifierChanged(from old: ItemDestinationModifier<Item, P>) { follow() }
    override func evaluate() { follow() }

    override func dismantle() {
        surroundings.page?.stack.withdraw(self)
        super.dismantle()
    }

    var handsOverItsView: Bool { false }

    func pageWasPopped() {
        modifier.item.wrappedValue = nil
        surroundings.page?.stack.withdraw(self)
    }

    private func follow() {
        isInvalid = false
        let view = tracking { modifier.item.wrappedValue.map(modifier.destination) }
        graph.after(.reconcile) { [self] in
            guard isInTree, let stack = surroundings.page?.stack else { return }
            guard let view else { return stack.withdraw(self) }
            if let page = stack.page(of: self) { page.show(view) } else { stack.present(view, by: self) }
        }
    }
}

extension PagePresenter {
    fileprivate func warnIfMisplaced(_ label: String, _ type: String) {
        guard surroundings.isLazy else { return }
        graph.warnOfLazyContainer(around: "navigationDestination(\(label):destination:)", presenting: "type `\(type)`")
    }
}

extension View {
    /// The destination is made whenever this view's body is, and shown while the binding is true.
    nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View {
        modifier(PresentedDestinationModifier(isPresented: isPresented, destination: destination()))
    }

    /// The destination is made for the item while there is one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C)
        -> some View {
        modifier(ItemDestinationModifier(item: item, destination: destination))
    }
}
