import Automation

/// What an alert or a confirmation dialog shows: a title, a message, and buttons each of which dismisses it.
struct Prompt<Actions: View, Message: View> {
    let title: Text
    let actions: Actions
    let message: Message
}

extension Prompt: _PrimitiveView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        PromptNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class PromptNode<Actions: View, Message: View>: _ContentNode<Prompt<Actions, Message>> {
    private var actions: _ContentNode<Actions>!
    private var message: _ContentNode<Message>!

    override init(_ content: Prompt<Actions, Message>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        actions = Actions._makeNode(content.actions, parent: self, surroundings: surroundings)
        message = Message._makeNode(content.message, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [actions, message] }

    override func update(_ content: Prompt<Actions, Message>) {
        self.content = content
        actions.update(content.actions)
        message.update(content.message)
    }

    override func describe(into screen: inout ScreenBuilder) {
        let message = screen.collect(asRows: false) { self.message.describe(into: &$0) }
        screen.prompt = Screen.Presentation(
            kind: surroundings.presentation?.kind ?? .alert, title: content.title.string(in: surroundings.environment.values.locale),
            message: message.isEmpty ? nil : ScreenBuilder.label(of: message))
        for text in message { screen.add(text) }
        var buttons = screen.collect(asRows: false) { screen in
            let dismiss: @MainActor () -> Void = { [self] in self.dismiss() }
            screen.with(\.afterTap, dismiss) { actions.describe(into: &$0) }
        }
        if surroundings.presentation?.kind == .dialog {
            if !buttons.contains(where: { $0.states.contains(.cancel) }) { buttons.append(button("Cancel")) }
        } else if !buttons.contains(where: { $0.role == .button }) {
            buttons.append(button("OK"))
        }
        for button in buttons where button.handle != handle { screen.add(button) }
        for button in buttons where button.handle == handle { screen.add(button) { [self] in perform($0) } }
    }

    override func perform(_ action: Action) -> Bool {
        guard case .tap = action else { return false }
        dismiss()
        return true
    }

    private func dismiss() { surroundings.presentation?.dismissFromCode() }

    /// The button that the system adds.
    private func button(_ title: String) -> Element { Element(.button, label: title, handle: handle, states: .tappable) }
}
