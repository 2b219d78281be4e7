import Automation

/// Views that a tap on a title shows and hides.
public struct DisclosureGroup<Label: View, Content: View> {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
}

extension DisclosureGroup {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: nil)
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content, isExpanded: isExpanded)
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content, isExpanded: nil)
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content, isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), content: content, isExpanded: nil)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), content: content, isExpanded: isExpanded)
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        if let isExpanded {
            Disclosure(label: label, isExpanded: isExpanded, content: content)
        } else {
            OwnDisclosure(label: label, content: content)
        }
    }
}

/// A group that keeps to itself whether it is open.
private struct OwnDisclosure<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    @State private var isExpanded = false

    var body: some View { Disclosure(label: label, isExpanded: $isExpanded, content: content) }
}

private struct Disclosure<Label: View, Content: View> {
    let label: Label
    let isExpanded: Binding<Bool>
    let content: () -> Content
}

extension Disclosure: _StyledView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        makeStyledNode(view, parent: parent, surroundings: surroundings)
    }

    var contained: PlainDisclosure<Label, Content> { PlainDisclosure(label: label, isExpanded: isExpanded, content: content) }

    var styleConfiguration: DisclosureGroupStyleConfiguration {
        DisclosureGroupStyleConfiguration(label: .init(view: label), content: .init(view: content()), isExpanded: isExpanded)
    }
}

private struct PlainDisclosure<Label: View, Content: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>
    let content: () -> Content

    var body: some View {
        DisclosureTitle(contained: label, isExpanded: isExpanded)
        if isExpanded.wrappedValue { content() }
    }
}

/// The title, which says whether the group is open.
private struct DisclosureTitle<Label: View> {
    let contained: Label
    let isExpanded: Binding<Bool>
}

extension DisclosureTitle: _ContainerView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ContainerNode(view, parent: parent, surroundings: surroundings)
    }

    func describe(_ node: _Node, content: _Node, into screen: inout ScreenBuilder) {
        screen.item { screen in
            let label = screen.collect(asRows: false) { content.describe(into: &$0) }
            var button = Element(.button, label: ScreenBuilder.label(of: label), handle: node.handle, states: .tappable, children: label)
            button.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
            screen.add(button) { node.perform($0) }
        }
    }

    func perform(_ action: Action, on node: _Node) -> Bool {
        guard case .tap = action else { return false }
        isExpanded.wrappedValue.toggle()
        return true
    }
}
