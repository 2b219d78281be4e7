/// A stack as a person goes through it, whatever it is made of.
@MainActor
protocol FrontStack {
    /// The values of the path, the oldest first.
    var items: [PathItem] { get }
    /// The titles of the pages, the root's first.
    var titles: [String?] { get }
    /// False where there are not so many pages.
    func goBack(levels: Int) -> Bool
    func popToRoot()
}

extension PageStack: FrontStack {
    var titles: [String?] { pages.map(\.title) }

    func goBack(levels: Int) -> Bool {
        guard levels > 0, levels < pages.count else { return false }
        pop(to: pages.count - 1 - levels)
        return true
    }

    func popToRoot() { pop(to: 0) }
}

/// The columns of a split view as one stack.
struct CollapsedColumns: FrontStack {
    private let columns: ColumnsNode

    init(_ columns: ColumnsNode) { self.columns = columns }

    var items: [PathItem] { columns.front.stack.items }
    var titles: [String?] { columns.columns.prefix(columns.front.place + 1).flatMap(\.titles) }
    func goBack(levels: Int) -> Bool { columns.goBack(levels: levels) }
    func popToRoot() { _ = columns.goBack(levels: titles.count - 1) }
}
