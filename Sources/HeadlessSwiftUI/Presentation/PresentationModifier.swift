import Automation

/// Puts something up while a binding holds an item.
nonisolated struct PresentationModifier<Item>: ViewModifier {
    typealias Body = Never
    let kind: Screen.Presentation.Kind
    let item: Binding<Item?>
    /// Another identity is another presentation.
    let identity: (Item) -> AnyHashable
    /// Where what is up shows the item that it came up with: whether it is to stay up.
    var keepsItem: Binding<Bool>?
    var onDismiss: (() -> Void)?
    /// For a person who swipes it down, before it goes.
    var onSwipeDown: (() -> Void)?
    let content: (Item) -> any View

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        PresentationNode(view, parent: parent, surroundings: surroundings)
    }
}

extension PresentationModifier where Item == Void {
    /// Up while the binding is true.
    init(_ kind: Screen.Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, onSwipeDown: (() -> Void)? = nil,
         content: @escaping () -> any View) {
        self.init(kind: kind, item: Binding(get: { isPresented.wrappedValue ? () : nil }, set: { isPresented.wrappedValue = $0 != nil }),
                  identity: { _ in true }, onDismiss: onDismiss, onSwipeDown: onSwipeDown, content: { _ in content() })
    }
}

extension PresentationModifier where Item: Identifiable {
    init(_ kind: Screen.Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> any View) {
        self.init(kind: kind, item: item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content)
    }
}

@MainActor
private final class PresentationNode<C: View, Item>: ModifierNode<C, PresentationModifier<Item>>, Presenter {
    private var shown: (identity: AnyHashable, item: Item)?

    override func didPlaceContent() { follow() }
    override func modifierChanged(from old: PresentationModifier<Item>) { follow() }
    override func evaluate() { follow() }

    override func dismantle() {
        withdraw()
        super.dismantle()
    }

    func presentationWasDismissed() { modifier.item.wrappedValue = nil }
    func presentationWasSwipedDown() { modifier.onSwipeDown?() }

    private func follow() {
        isInvalid = false
        let item = tracking(wantedItem)
        graph.after(.reconcile) { [self] in
            if isInTree { reconcile(with: item) }
        }
    }

    private func wantedItem() -> Item? {
        guard let keepsItem = modifier.keepsItem, let shown else { return modifier.item.wrappedValue }
        return keepsItem.wrappedValue ? shown.item : nil
    }

    private func reconcile(with item: Item?) {
        guard let item else { return withdraw() }
        let (identity, modifier) = (modifier.identity(item), modifier)
        if let up = graph.presentations.presentation(by: self), shown?.identity == identity {
            return up.show { modifier.content(item) }
        }
        withdraw()
        shown = (identity, item)
        graph.presentations.present(by: self) { [self] in
            Presentation(modifier.kind, by: self) { modifier.content(item) }
        }
    }

    private func withdraw() {
        shown = nil
        let gone = graph.presentations.withdraw(self)
        guard !gone.isEmpty else { return }
        for presentation in gone { presentation.dismantle() }
        if let onDismiss = modifier.onDismiss { graph.after(.disappear) { onDismiss() } }
        graph.after(.task) { [graph] in graph.presentations.presentNext() }
    }
}
