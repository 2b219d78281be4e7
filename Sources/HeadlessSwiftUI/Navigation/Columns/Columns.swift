import Automation

/// Columns side by side or, where there is no room for that, one above the other in one stack.
struct Columns {
    let views: [any View]
    var visibility: Binding<NavigationSplitViewVisibility>?
    var preferredCompactColumn: Binding<NavigationSplitViewColumn>?
}

extension Columns: _PrimitiveView {
    static func _makeNode(_ view: Self, parent: _Node?, surroundings: _Surroundings) -> _ContentNode<Self> {
        ColumnsNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
final class ColumnsNode: _ContentNode<Columns> {
    private(set) var columns: [Column] = []
    /// The column in front where there is room for one.
    private var top = 0
    private var isCollapsed = true
    /// Whether it is settled which column was in front at first.
    private var isSettled = false
    private var visibleCount = 0
    private var preferred: NavigationSplitViewColumn?

    override init(_ content: Columns, parent: _Node?, surroundings: _Surroundings) {
        super.init(content, parent: parent, surroundings: surroundings)
        for (place, view) in content.views.enumerated() {
            columns.append(Column(view, at: place, in: self))
        }
        invalidateLater()
    }

    override var children: [_Node] { columns }

    override func update(_ content: Columns) {
        self.content = content
        for (column, view) in zip(columns, content.views) { column.update(view) }
        evaluate()
    }

    override func evaluate() {
        isInvalid = false
        let environment = surroundings.environment
        let (sizeClass, visibility, wanted) = tracking {
            (environment.read(\.horizontalSizeClass), content.visibility?.wrappedValue, content.preferredCompactColumn?.wrappedValue)
        }
        isCollapsed = sizeClass != .regular
        visibleCount = (visibility ?? .automatic).count(of: columns.count)
        if let wanted, wanted != preferred { top = wanted.place(of: columns.count) }
        preferred = wanted
        showColumns()
    }

    override func navigationTitle() -> String? { nil }

    override func describe(into screen: inout ScreenBuilder) {
        if isCollapsed { return describeTop(into: &screen) }
        let seen = columns.suffix(visibleCount)
        let outer = screen.stacks
        var stacks: [any FrontStack] = []
        var elements: [Element] = []
        for column in seen {
            screen.stacks = []
            elements += column.elements(in: &screen)
            stacks = screen.stacks + stacks
        }
        screen.stacks = outer + stacks
        screen.add(Element(.splitView, handle: handle, children: elements))
    }

    private func describeTop(into screen: inout ScreenBuilder) {
        let outer = screen.stacks
        let elements = columns[top].elements(in: &screen, after: columns.prefix(top).flatMap(\.titles))
        screen.stacks = outer + [CollapsedColumns(self)]
        for element in elements { screen.add(element) }
    }

    /// Not before the lists in the columns have said whether something is chosen in them.
    private func invalidateLater() {
        graph.after(.reconcile) { [self] in
            guard isInTree else { return }
            top = columns.firstIndex { !$0.leadsOn } ?? 0
            isSettled = true
            evaluate()
        }
    }

    private func showColumns() {
        func isSeen(_ column: Column) -> Bool {
            isCollapsed ? column.place == top : column.place >= columns.count - visibleCount
        }
        for column in columns where isSeen(column) { column.appearance.set(isOn: true) }
        for column in columns where !isSeen(column) { column.appearance.set(isOn: false) }
    }
}

// MARK: - Going from column to column

extension ColumnsNode {
    /// Also while the columns are being made.
    func isLast(_ column: Column) -> Bool { column.place == content.views.count - 1 }

    /// The column in front, where there is room for one.
    var front: Column { columns[top] }

    func next(after column: Column) -> Column? {
        column.place + 1 < columns.count ? columns[column.place + 1] : nil
    }

    /// Puts a column in front, where there is room for one.
    func show(_ place: Int) {
        guard place != top, isSettled else { return }
        top = place
        if isCollapsed, let binding = content.preferredCompactColumn {
            let column = NavigationSplitViewColumn.column(at: place, of: columns.count)
            preferred = column
            if binding.wrappedValue != column { binding.wrappedValue = column }
        }
        showColumns()
    }

    /// Goes so many pages back; from a column's root to the column before.
    func goBack(levels: Int) -> Bool {
        var levels = levels
        while levels > 0 {
            let stack = front.stack
            let above = stack.pages.count - 1 - front.rootPlace
            if levels <= above {
                stack.pop(to: stack.pages.count - 1 - levels)
                return true
            }
            guard top > 0 else { return false }
            levels -= above + 1
            leave(front)
        }
        return true
    }

    /// Goes from a column to the one before, where nothing is chosen any longer.
    func leave(_ column: Column) {
        guard isCollapsed, column.place == top, top > 0 else { return }
        column.reset()
        columns[top - 1].clearSelection()
        show(top - 1)
    }
}
