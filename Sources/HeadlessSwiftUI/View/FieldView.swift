import Automation

/// A view that a person types into.
@MainActor
protocol _FieldView: _ContainerView {
    var label: Contained { get }
    var text: Binding<String> { get }
    var prompt: Text? { get }
    /// What the return key does in this field besides.
    var onCommit: (() -> Void)? { get }
    /// Called with whether the field has the person's attention now.
    var onEditingChanged: ((Bool) -> Void)? { get }
}

extension _FieldView {
    var contained: Contained { label }
    var prompt: Text? { nil }
    var onCommit: (() -> Void)? { nil }
    var onEditingChanged: ((Bool) -> Void)? { nil }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let label = ScreenBuilder.label(of: screen.collect(asRows: false) { content.describe(into: &$0) })
            var field = Element(.field, label: label, handle: node.handle, states: .tappable)
            field.value = text.wrappedValue
            if node.graph.focused === node { field.states.insert(.focused) }
            field.prompt = prompt?.string(in: node.surroundings.environment.values.locale) ?? label
            screen.add(field) { node.perform($0) }
        }
    }

    func perform(_ action: Action, on node: _Node) -> Bool {
        switch action {
        case .enter(let typed, _):
            take(node)
            text.wrappedValue = typed
        case .submit:
            take(node)
            onCommit?()
            node.surroundings.environment.values.submitAction?()
            node.graph.resignFocusAfterSubmit()
            onEditingChanged?(false)
        case .tap:
            take(node)
        default:
            return false
        }
        return true
    }

    private func take(_ node: _Node) {
        if node.graph.focused !== node { onEditingChanged?(true) }
        node.takeFocus()
    }
}
