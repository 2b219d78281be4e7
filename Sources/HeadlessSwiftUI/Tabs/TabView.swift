import Automation

/// Several screens, of which the person chooses one by its tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView: _PrimitiveView {
    public static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        TabViewNode(view, parent: parent, surroundings: surroundings)
    }
}

/// What each of its views' tabs belongs to.
@MainActor
protocol TabOwner: AnyObject {
    /// A tab has come or gone.
    func tabsChanged()
}

@MainActor
private final class TabViewNode<SelectionValue: Hashable, Content: View>: _ContentNode<TabView<SelectionValue, Content>>, TabOwner {
    private var views: _ContentNode<Content>!
    /// The tab that was tapped last where no binding can hold it.
    private weak var tapped: (any TabPage)?
    private weak var shown: (any TabPage)?

    override init(_ content: TabView<SelectionValue, Content>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        views = surroundings.inTabs(of: self).place(content.content, parent: self)
        evaluate()
    }

    override var children: [_Node] { [views] }

    override func update(_ content: TabView<SelectionValue, Content>) {
        self.content = content
        views.update(content.content)
        evaluate()
    }

    override func evaluate() {
        isInvalid = false
        _ = tracking { content.selection?.wrappedValue }
        showCurrent()
    }

    func tabsChanged() {
        graph.after(.reconcile) { [self] in
            if isInTree { showCurrent() }
        }
    }

    override func navigationTitle() -> String? { current?.navigationTitle() }

    override func describe(into screen: inout ScreenBuilder) {
        let (isBarHidden, visible) = screen.hiding(.tabBar) { screen in
            screen.collect(asRows: false) { current?.describe(into: &$0) }
        }
        let tabs = isBarHidden ? [] : screen.collect(asRows: false) { screen in
            for page in pages { describe(page, into: &screen) }
        }
        screen.add(Element(.tabs, handle: handle, children: visible + tabs))
    }

    private func describe(_ page: any TabPage, into screen: inout ScreenBuilder) {
        let traits = page.traits
        if traits.isTabHidden { return }
        let label = screen.collect(asRows: false) { traits.tabItem?.describe(into: &$0) }
        var tab = Element(.tab, label: ScreenBuilder.label(of: label), handle: page.handle, states: .tappable, children: label)
        if page === current { tab.states.insert(.selected) }
        if traits.isTabDisabled { tab.states.insert(.disabled) }
        tab.value = traits.badge
        tab.identifier = traits.tabIdentifier
        screen.add(tab) { [self, unowned page] in perform($0, on: page) }
    }

    /// A tap on the tab in front goes back to the root of the stack in it.
    private func perform(_ action: Action, on page: any TabPage) -> Bool {
        guard case .tap = action else { return false }
        let wasCurrent = page === current
        if let selection = content.selection, let value = page.traits.tag?.value(as: SelectionValue.self) {
            tapped = nil
            selection.wrappedValue = value
        } else {
            tapped = page
            showCurrent()
        }
        if wasCurrent { page.popToRoot() }
        return true
    }

    private var pages: [any TabPage] { views.tabPages }

    /// The tab whose tag is selected, else the one that was tapped, else the first.
    private var current: (any TabPage)? {
        let pages = pages
        if let tapped, pages.contains(where: { $0 === tapped }) { return tapped }
        if let selected = content.selection?.wrappedValue,
           let page = pages.first(where: { $0.traits.tag?.value(as: SelectionValue.self) == selected }) {
            return page
        }
        return pages.first { !$0.traits.isTabHidden }
    }

    private func showCurrent() {
        let current = current
        guard shown !== current else { return }
        current?.appearance.set(isOn: true)
        shown?.appearance.set(isOn: false)
        shown = current
    }
}
