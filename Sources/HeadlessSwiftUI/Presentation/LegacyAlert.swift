/// The older form of an alert.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: nil, action: action) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .cancel, action: action) }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: Text("Cancel"), role: .cancel, action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }

    fileprivate var prompt: any View { LegacyPrompt(title: title, message: message, buttons: buttons) }
}

/// The older form of a confirmation dialog.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]
    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    fileprivate var prompt: any View { LegacyPrompt(title: title, message: message, buttons: buttons) }
}

private struct LegacyPrompt {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
}

extension LegacyPrompt: View {
    var body: some View {
        Prompt(title: title, actions: ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
        }, message: message)
    }
}

extension View {
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(PresentationModifier(.alert, isPresented: isPresented) { content().prompt })
    }

    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(PresentationModifier(.alert, item: item) { item in content(item).prompt })
    }

    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(PresentationModifier(.dialog, isPresented: isPresented) { content().prompt })
    }
}
