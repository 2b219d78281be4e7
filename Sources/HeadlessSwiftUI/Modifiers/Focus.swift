import Automation

/// Ties a field's focus to a focus state: the field has it while the state has the field's value.
nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        FocusNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class FocusNode<C: View, Value: Hashable>: ModifierNode<C, FocusModifier<Value>>, FocusableNode {
    override func didPlaceContent() { follow() }
    override func modifierChanged(from old: FocusModifier<Value>) { follow() }
    override func evaluate() { follow() }

    override func dismantle() {
        if graph.focused === self { graph.focused = nil }
        super.dismantle()
    }

    override func describe(into screen: inout ScreenBuilder) {
        let isFocused = graph.focused === self
        screen.marking(isFocused ? .focused : []) { child.describe(into: &$0) }
    }

    func focus() {
        graph.moveFocus(to: self) { modifier.binding.wrappedValue = modifier.value }
    }

    /// The state may already say which field of the same view has it now.
    func lostFocus() {
        if isMeant { modifier.binding.wrappedValue = modifier.binding.unfocused }
    }

    private var isMeant: Bool { modifier.binding.wrappedValue == modifier.value }

    private func follow() {
        isInvalid = false
        let isMeant = tracking { self.isMeant }
        guard isMeant != (graph.focused === self) else { return }
        graph.after(.change) { [self] in
            guard isInTree, self.isMeant == isMeant else { return }
            if isMeant { focus() } else if graph.focused === self { graph.focused = nil }
        }
    }
}

/// A node whose field can have the focus.
@MainActor
protocol FocusableNode: _Node {
    func focus()
    /// Another field has it now, or none.
    func lostFocus()
}

extension _Node {
    /// The person has gone to the field: whoever ties its focus to a state hears of it.
    func takeFocus() {
        var node: _Node? = self
        while let current = node {
            if let focusable = current as? any FocusableNode { return focusable.focus() }
            node = current.parent
        }
        graph.moveFocus(to: self)
    }
}

extension Graph {
    /// - Parameter node: nil where no field has the focus any longer.
    func moveFocus(to node: _Node?, note: () -> Void = {}) {
        guard node !== focused else { return }
        let old = focused as? any FocusableNode
        focused = node
        note()
        old?.lostFocus()
    }

    /// The return key has been pressed: unless its action has moved the focus, no field has it any longer.
    func resignFocusAfterSubmit() {
        let field = focused
        after(.change) { [self] in
            if focused === field { moveFocus(to: nil) }
        }
    }
}

extension View {
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusModifier(binding: binding, value: value))
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusModifier(binding: condition, value: true))
    }
}
