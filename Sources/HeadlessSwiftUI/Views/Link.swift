import Automation

/// Opens an address.
public struct Link<Label: View> {
    let contained: Label
    let destination: URL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        contained = label()
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

extension Link: _ContainerView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let label = screen.collect(asRows: false) { content.describe(into: &$0) }
            screen.add(Element(.link, label: ScreenBuilder.label(of: label), handle: node.handle, states: .tappable, children: label)) {
                node.perform($0)
            }
        }
    }

    /// Another app would open; this one stays as it is.
    func perform(_ action: Action, on node: _Node) -> Bool {
        if case .tap = action { true } else { false }
    }
}
