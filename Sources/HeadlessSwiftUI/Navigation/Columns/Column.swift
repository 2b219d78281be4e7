import Automation

/// One column: a stack of its own, or the NavigationStack that is in it.
@MainActor
final class Column: _Node {
    let place: Int
    let appearance: AppearanceScope
    private unowned let owner: ColumnsNode
    private let link = NodeLink<Column>()
    private var ownStack: PageStack!
    private weak var innerStack: PageStack?
    private var lists: [WeakList] = []

    init(_ view: any View, at place: Int, in owner: ColumnsNode) {
        self.place = place
        self.owner = owner
        appearance = AppearanceScope(graph: owner.graph, parent: owner.surroundings.appearance, isOn: false)
        let environment = EnvironmentScope(in: owner.surroundings.environment) { [link] values in
            if place > 0 { values.dismiss = DismissAction(presentation: link) }
        }
        super.init(parent: owner, surroundings: owner.surroundings.with(appearance: appearance, environment: environment))
        ownEnvironment = environment
        link.lead(to: self)
        ownStack = PageStack(root: view, path: nil, parent: self)
        ownStack.destinations.leading = owner.columns.last?.ownStack.destinations
    }

    override var children: [_Node] { [ownStack] }

    func update(_ view: any View) { ownStack.update(root: view) }

    override func navigationTitle() -> String? { nil }

    override func dismantle() {
        appearance.set(isOn: false)
        super.dismantle()
        appearance.leave()
    }

    override func letGo() {
        link.end()
        super.letGo()
    }

    // MARK: Stacks

    /// The stack that a person sees in the column.
    var stack: PageStack {
        if let innerStack, innerStack.isInTree, ownStack.pages.count == 1 { innerStack } else { ownStack }
    }

    /// A NavigationStack has been placed in the column.
    func adopt(_ stack: PageStack) { innerStack = stack }

    /// Where a link that stands in the column's own stack opens its page: further on, if there is a column further on.
    var next: Column? { owner.next(after: self) }

    /// A page that a link in a column before has opened stands for the root.
    var rootPlace: Int {
        stack === ownStack && place > 0 && ownStack.pages.count > 1 && isReplaced ? 1 : 0
    }

    private var isReplaced: Bool {
        let page = ownStack.pages[1]
        if let presenter = page.presenter { return presenter.column !== self }
        return page.item === opened
    }

    private var opened: PathItem?

    var titles: [String?] { stack.pages[rootPlace...].map(\.title) }

    /// The column whose stack takes a value that a link in this one has.
    func column(for item: PathItem) -> Column? {
        var column = next
        while let current = column {
            if current.takes(item) { return current }
            column = current.next
        }
        return nil
    }

    private func takes(_ item: PathItem) -> Bool {
        innerStack?.destinations.ownDestination(for: item) != nil || ownStack.destinations.destination(for: item) != nil
    }

    /// The value's page becomes the first and only one.
    func open(_ item: PathItem) {
        if ownStack.pages.count > 1 { ownStack.pop(to: 0) }
        if let innerStack, innerStack.isInTree, innerStack.destinations.ownDestination(for: item) != nil {
            _ = innerStack.path.replaceAll(with: item)
        } else if ownStack.path.replaceAll(with: item) {
            opened = item
        }
        owner.show(place)
    }

    /// A link in a column before presents its view here.
    func present(_ view: any View, by presenter: any PagePresenter) {
        ownStack.present(view, by: presenter)
        owner.show(place)
    }

    func withdraw(_ presenter: any PagePresenter) { ownStack.withdraw(presenter) }
    func page(of presenter: any PagePresenter) -> Page? { ownStack.page(of: presenter) }

    /// The person has gone back from the column.
    func reset() {
        if rootPlace > 0 { ownStack.pop(to: 0) }
    }

    // MARK: Selection

    var isLast: Bool { owner.isLast(self) }

    /// Whether something is chosen that the next column shows.
    var leadsOn: Bool { lists.contains { $0.list?.isOneChosen == true } }

    func add(_ list: any ColumnList) {
        lists.removeAll { $0.list == nil }
        lists.append(WeakList(list: list))
    }

    /// The person has chosen a row.
    func rowWasChosen(isAnother: Bool) {
        guard let next else { return }
        if isAnother {
            var column: Column? = next
            while let current = column {
                current.stack.path.removeAll()
                column = current.next
            }
        }
        owner.show(next.place)
    }

    /// Code has chosen something, or nothing.
    func selectionChanged(isChosen: Bool) {
        guard let next else { return }
        if isChosen {
            if owner.front === self { owner.show(next.place) }
        } else if owner.front.place > place {
            owner.show(place)
        }
    }

    func clearSelection() {
        for list in lists { list.list?.clearSelection() }
    }

    // MARK: Screen

    /// The column's stack as a person sees it.
    ///
    /// - Parameter titles: those of the pages before, where the columns are one stack.
    func elements(in screen: inout ScreenBuilder, after titles: [String?] = []) -> [Element] {
        let outer = screen.stacks
        screen.stacks = []
        screen.beneath = ScreenBuilder.Beneath(stack: stack, titles: titles, rootPlace: rootPlace)
        defer { screen.beneath = nil }
        var elements = screen.collect(asRows: false) { ownStack.describe(into: &$0) }
        if stack !== ownStack, let own = elements.first, own.children.count == 1, own.children[0].handle == stack.handle {
            var inner = own.children[0]
            inner.bar?.items += own.bar?.items ?? []
            elements = [inner]
        }
        screen.stacks = outer + [stack]
        return elements
    }

    private struct WeakList {
        weak var list: (any ColumnList)?
    }
}

/// A list that chooses one row.
@MainActor
protocol ColumnList: AnyObject {
    var isOneChosen: Bool { get }
    func clearSelection()
}

extension Column: DismissableNode {
    /// Goes back to the column before.
    func dismissFromCode() { (parent as? ColumnsNode)?.leave(self) }
}

extension _Node {
    /// The column of a split view that the node is in.
    var column: Column? {
        var node = parent
        while let current = node, !(current is Presentation) {
            if let column = current as? Column { return column }
            node = current.parent
        }
        return nil
    }
}
