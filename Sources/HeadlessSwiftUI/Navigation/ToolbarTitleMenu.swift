import Automation

/// Entries that a tap on the page's title opens.
nonisolated struct ToolbarTitleMenuModifier<Entries: View>: ViewModifier {
    typealias Body = Never
    let entries: Entries

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        ToolbarTitleMenuNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class ToolbarTitleMenuNode<C: View, Entries: View>: ModifierNode<C, ToolbarTitleMenuModifier<Entries>> {
    private typealias TitleMenu = Menu<EmptyView, Entries>
    private var menu: _ContentNode<TitleMenu>!

    override func didPlaceContent() {
        menu = TitleMenu._makeNode(makeMenu(), parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, menu] }

    override func modifierChanged(from old: ToolbarTitleMenuModifier<Entries>) { menu.update(makeMenu()) }

    override func describe(into screen: inout ScreenBuilder) {
        child.describe(into: &screen)
        guard let title = screen.page?.bar.title else { return }
        let menu = screen.collect(asRows: false) { self.menu.describe(into: &$0) }
        screen.page?.bar.items += menu.map { element in
            var element = element
            element.label = title
            return element
        }
    }

    private func makeMenu() -> TitleMenu { Menu(content: { modifier.entries }, label: { EmptyView() }) }
}

extension View {
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarTitleMenuModifier(entries: content()))
    }

    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}

/// The title's menu as an item of a toolbar.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Menu("") { content } }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    nonisolated public init() { content = EmptyView() }
}
