/// Runs something when a value is another than at the last evaluation.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ChangeNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ChangeNode<C: View, Value: Equatable>: ModifierNode<C, ChangeModifier<Value>> {
    override func didPlaceContent() {
        if modifier.isInitial { run(from: modifier.value) }
    }

    override func modifierChanged(from old: ChangeModifier<Value>) {
        if old.value != modifier.value { run(from: old.value) }
    }

    private func run(from old: Value) {
        let new = modifier.value
        graph.after(.change) { [self] in modifier.action(old, new) }
    }
}

extension View {
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void)
        -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
