import Automation

/// Opens a list of entries when it is tapped.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    /// What a tap does instead of opening; a long press opens then.
    let primaryAction: (() -> Void)?
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: HeadlessSwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
        self.init(label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }
}

extension Menu: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        MenuNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class MenuNode<Label: View, Content: View>: _ContentNode<Menu<Label, Content>>, TransientNode {
    private var label: _ContentNode<Label>!
    private var entries: _ContentNode<Content>!
    private var isOpen = false

    override init(_ content: Menu<Label, Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        label = Label._makeNode(content.label, parent: self, surroundings: surroundings)
        entries = Content._makeNode(content.content, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [label, entries] }

    override func update(_ content: Menu<Label, Content>) {
        self.content = content
        label.update(content.label)
        entries.update(content.content)
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.item { screen in
            let parts = screen.collect(asRows: false) { label.describe(into: &$0) }
            var menu = Element(.menu, label: ScreenBuilder.label(of: parts), handle: handle, states: .tappable)
            if content.primaryAction != nil { menu.states.insert(.holdable) }
            menu.children = isOpen ? screen.collect(asRows: false) { entries.describe(into: &$0) } : parts
            screen.add(menu) { [self] in perform($0) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        switch (action, content.primaryAction) {
        case (.tap, let primaryAction?) where !isOpen: primaryAction()
        case (.tap, _) where isOpen: close()
        case (.tap, nil), (.hold, .some): open()
        default: return false
        }
        return true
    }

    private func open() {
        isOpen = true
        graph.open(self)
    }

    func close() {
        isOpen = false
        closeOuter()
    }
}
