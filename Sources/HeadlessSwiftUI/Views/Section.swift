import Automation
/// Rows that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        SectionNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>: _ContentNode<Section<Parent, Content, Footer>> {
    private var header: _ContentNode<Parent>!
    private var rows: _ContentNode<Content>!
    private var footer: _ContentNode<Footer>!

    override init(_ content: Section<Parent, Content, Footer>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        header = Parent._makeNode(content.header, parent: self, surroundings: surroundings)
        rows = Content._makeNode(content.content, parent: self, surroundings: surroundings)
        footer = Footer._makeNode(content.footer, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [header, rows, footer] }

    override func update(_ content: Section<Parent, Content, Footer>) {
        self.content = content
        header.update(content.header)
        rows.update(content.content)
        footer.update(content.footer)
    }

    override func describe(into screen: inout ScreenBuilder) {
        if screen.arrangement == .options { return rows.describe(into: &screen) }
        let header = screen.collect(asRows: false) { self.header.describe(into: &$0) }
        let rows = screen.collect { self.rows.describe(into: &$0) }
        let footer = screen.collect(asRows: false) { self.footer.describe(into: &$0) }
        screen.add(Element(.section, label: ScreenBuilder.label(of: header), children: header.map(\.asHeader) + rows + footer))
    }
}

extension Element {
    var asHeader: Element {
        var copy = self
        copy.states.insert(.header)
        return copy
    }
}
