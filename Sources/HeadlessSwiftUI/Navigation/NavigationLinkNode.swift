import Automation
@MainActor
final class NavigationLinkNode<Label: View, Destination: View>: _ContentNode<NavigationLink<Label, Destination>> {
    private var label: _ContentNode<Label>!

    override init(_ content: NavigationLink<Label, Destination>, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        label = Label._makeNode(content.label, parent: self, surroundings: surroundings)
        surroundings.appearance.add(self)
        countDestination()
        followBinding()
    }

    override var children: [_Node] { [label] }

    override func update(_ content: NavigationLink<Label, Destination>) {
        self.content = content
        label.update(content.label)
        countDestination()
        followBinding()
        if let view = destination { page?.show(view) }
    }

    override func evaluate() { followBinding() }

    override func describe(into screen: inout ScreenBuilder) {
        screen.item { screen in
            let parts = screen.collect { label.describe(into: &$0) }
            var link = Element(.link, label: ScreenBuilder.label(of: parts), handle: handle, states: .tappable, children: parts)
            if !isUsable { link.states.insert(.disabled) }
            if screen.isRow, drawsIndicator { link.states.insert(.disclosure) }
            screen.add(link) { [self] in perform($0) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        guard case .tap = action, isUsable else { return false }
        switch content.target {
        case .value(let item): follow(item)
        case .view(let view): present(view)
        case .bound(_, let isActive): isActive.wrappedValue = true
        }
        return true
    }

    override func dismantle() {
        surroundings.appearance.remove(self)
        withdraw()
        super.dismantle()
    }

    private var stack: PageStack? { surroundings.page?.stack }

    private var drawsIndicator: Bool { surroundings.environment.values.navigationLinkIndicatorVisibility != .hidden }

    private var destination: Destination? {
        switch content.target {
        case .value: nil
        case .view(let view), .bound(let view, _): view
        }
    }

    /// Whether a tap leads anywhere. A link outside any stack, or of a value without a page, doesn't.
    private var isUsable: Bool {
        guard case .value(let item) = content.target else { return stack != nil }
        guard let item else { return false }
        return hasPage(item) || selects(item)
    }

    /// The column further on that shows what a link in a column before leads to.
    private var nextColumn: Column? {
        guard let stack, let column = stack.parent as? Column else { return nil }
        return column.next
    }

    private var page: Page? { nextColumn?.page(of: self) ?? stack?.page(of: self) }

    private func present(_ view: Destination) {
        if let nextColumn { nextColumn.present(view, by: self) } else { stack?.present(view, by: self) }
    }

    private func withdraw() {
        if let nextColumn { nextColumn.withdraw(self) } else { stack?.withdraw(self) }
    }

    private func hasPage(_ item: PathItem) -> Bool {
        stack?.destinations.destination(for: item) != nil || columnTaking(item) != nil
    }

    private func columnTaking(_ item: PathItem) -> Column? { (stack?.parent as? Column)?.column(for: item) }

    private func selects(_ item: PathItem) -> Bool {
        guard let selection = surroundings.selection, let value = item.value else { return false }
        return selection.accepts(Tag(AnyHashable(value), includesOptional: true))
    }

    private func follow(_ item: PathItem?) {
        guard let item else { return }
        if let column = columnTaking(item) {
            column.open(item)
        } else if hasPage(item) {
            stack?.push(item)
        } else if let value = item.value {
            _ = surroundings.selection?.select(Tag(AnyHashable(value), includesOptional: true))
        }
    }

    private func countDestination() {
        if destination != nil { graph.countHanded(Destination.self) }
    }

    private func followBinding() {
        isInvalid = false
        guard case .bound(let view, let isActive) = content.target else { return }
        let isUp = tracking { isActive.wrappedValue }
        graph.after(.reconcile) { [self] in
            guard isInTree else { return }
            if isUp { present(view) } else { withdraw() }
        }
    }
}

extension NavigationLinkNode: PagePresenter {
    var handsOverItsView: Bool { true }

    func pageWasPopped() {
        if case .bound(_, let isActive) = content.target { isActive.wrappedValue = false }
        withdraw()
    }
}

extension NavigationLinkNode: AppearingNode {
    /// A link that leads nowhere says so once a type, when it is first shown.
    func appear() {
        guard case .value(let item?) = content.target else { return }
        graph.after(.disappear) { [self] in
            guard isInTree, !hasPage(item), !selects(item) else { return }
            graph.warn("missing destination", "A NavigationLink is presenting a value of type “\(item.typeName)” but there is no matching "
                + "navigationDestination declaration visible from the location of the link. The link cannot be activated.\n\n"
                + "Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a "
                + "NavigationSplitView.", once: item.typeName)
        }
    }

    func disappear() {}
}
