import HeadlessCombine

/// Runs something with what a publisher gives, for as long as the view is there.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ReceiveNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ReceiveNode<C: View, P: Publisher>: ModifierNode<C, ReceiveModifier<P>> where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var isSubscribing = false

    override func didPlaceContent() { subscribe() }

    override func modifierChanged(from old: ReceiveModifier<P>) {
        if !isSameValue(old.publisher, modifier.publisher) { subscribe() }
    }

    override func dismantle() {
        subscription = nil
        super.dismantle()
    }

    private func subscribe() {
        isSubscribing = true
        defer { isSubscribing = false }
        subscription = modifier.publisher.sink { [weak self] value in
            nonisolated(unsafe) let value = value
            onAppThread { self?.receive(value) }
        }
    }

    /// What comes in the middle of an update waits for its end.
    private func receive(_ value: P.Output) {
        guard isInTree else { return }
        if isSubscribing || graph.isUpdating {
            graph.after(.change) { [self] in modifier.action(value) }
        } else {
            Reader.untracked { modifier.action(value) }
        }
    }
}

extension View {
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
        where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
