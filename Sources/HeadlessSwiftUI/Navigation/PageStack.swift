import Automation
/// The pages of a navigation stack: the root, the path's, and on top those that a link or a modifier presents without the path.
///
/// The path is the one authority on its pages; the stack follows it at every update.
@MainActor
final class PageStack: _Node {
    let path: PathSource
    let destinations = DestinationTable()
    private(set) var pages: [Page] = []
    /// How many of `pages`, after the root, are the path's.
    private var pathCount = 0
    private var shown: Page?

    init(root: any View, path: PathSource?, parent: _Node) {
        self.path = path ?? HeterogeneousPath(Binding(StoredLocation(NavigationPath())))
        super.init(parent: parent, surroundings: parent.surroundings)
        destinations.stack = self
        columnAround?.adopt(self)
        pages = [Page(.root(root), at: 0, in: self)]
        evaluate()
        showFront()
    }

    override var children: [_Node] { pages }

    var front: Page { pages[pages.count - 1] }

    /// The values of the path's pages, the oldest first.
    var items: [PathItem] { pages[1...].prefix(pathCount).compactMap(\.item) }

    func update(root: any View) {
        pages[0].show(root)
        evaluate()
    }

    override func describe(into screen: inout ScreenBuilder) {
        screen.stacks.append(self)
        if pages.count > 1 { screen.search = nil }
        screen.item { screen in
            var (page, elements) = screen.page { front.describe(into: &$0) }
            let beneath = screen.beneath?.stack === self ? screen.beneath : nil
            // Only the last of the covered pages is asked for its title: there may be thousands.
            let covered = pages.dropLast().dropFirst(beneath?.rootPlace ?? 0)
            let earlier = beneath?.titles ?? []
            page.bar.depth = earlier.count + covered.count
            if page.bar.depth > 0, !page.hidesBack {
                page.bar.back = (covered.isEmpty ? earlier.last ?? nil : covered.last?.title) ?? "Back"
            }
            var element = Element(.stack, label: page.bar.title ?? "", handle: handle, children: elements)
            element.bar = page.bar
            screen.add(element) { [self] in perform($0) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        guard case .back(let levels) = action else { return false }
        return goBack(levels: levels)
    }

    override func navigationTitle() -> String? { nil }

    /// The column that the stack is the NavigationStack of.
    private var columnAround: Column? {
        let outer = surroundings.page
        return outer?.place == 0 && outer?.stack.parent is Column ? outer?.stack.parent as? Column : nil
    }

    // MARK: Moving

    /// Appends the value, where the path can hold it. The stack looks at the path again even if nothing says that it has changed.
    func push(_ item: PathItem) {
        if path.append(item) { invalidate() }
    }

    /// Takes off everything above the page at that place, the root's being 0.
    func pop(to place: Int) {
        for page in pages[min(max(place, pathCount) + 1, pages.count)...].reversed() {
            page.presenter?.pageWasPopped()
        }
        guard place < pathCount else { return }
        path.removeLast(pathCount - place)
        invalidate()
    }

    /// Puts a page of its own above the presenter's; whatever lies above that goes.
    func present(_ view: any View, by presenter: any PagePresenter) {
        guard page(of: presenter) == nil else { return }
        if let owner = presenter.surroundings.page, owner.place < pages.count - 1 {
            pop(to: owner.place)
            evaluate()
        }
        pages.append(Page(.presented(view, by: presenter), at: pages.count, in: self))
        showFront()
    }

    /// Takes off the presenter's page and all above it.
    func withdraw(_ presenter: any PagePresenter) {
        guard let place = page(of: presenter)?.place else { return }
        remove(place..<pages.count)
        showFront()
    }

    func page(of presenter: any PagePresenter) -> Page? {
        pages[(pathCount + 1)...].first { $0.presenter === presenter }
    }

    // MARK: Following the path

    /// Brings the pages in line with the path. Pages whose values stay keep their state, and so does a page whose value changes.
    override func evaluate() {
        isInvalid = false
        let (kept, count) = tracking { path.read() }
        guard kept < pathCount || count > pathCount else { return }
        noteChange()
        if kept < pathCount { endPresentations(above: kept, unlessOn: count) }
        for index in kept..<max(kept, min(count, pathCount)) { pages[index + 1].take(path.item(at: index)) }
        if count < pathCount {
            remove((count + 1)..<(pathCount + 1))
        } else {
            if count > pathCount, pages.count > pathCount + 1 { warnOfPageBeneath() }
            for index in pathCount..<count {
                pages.insert(Page(.value(path.item(at: index)), at: index + 1, in: self), at: index + 1)
            }
        }
        pathCount = count
        for place in (count + 1)..<max(count + 1, pages.count) { pages[place].place = place }
        showFront()
    }

    /// Pages that were put up from a page of the path go with the value they were put up on, even where another takes its place.
    private func endPresentations(above kept: Int, unlessOn count: Int) {
        let changed = (kept + 1)...pathCount
        let first = pages[(pathCount + 1)...].firstIndex { changed.contains($0.presenter?.surroundings.page?.place ?? 0) }
        guard let first else { return }
        let ended = pages[first...].compactMap(\.presenter)
        remove(first..<pages.count)
        for presenter in ended.reversed() where presenter.surroundings.page?.place ?? 0 <= count { presenter.pageWasPopped() }
    }

    /// The frame in which the path has last changed.
    private var lastChange: Int?

    private func noteChange() {
        guard shown != nil else { return }
        if lastChange == graph.frame {
            graph.warn("multiple path updates", "Update NavigationAuthority bound path tried to update multiple times per frame.")
        }
        lastChange = graph.frame
    }

    private func warnOfPageBeneath() {
        graph.warn("page beneath", "The path has grown while a page is shown that is not in the path: that page stays on top, and the new "
            + "one is inserted beneath it. Pages of `navigationDestination(isPresented:)`, `navigationDestination(item:)` and links with a "
            + "destination are not part of a stack's path.")
    }

    private var removed: [Page] = []

    private func remove(_ places: Range<Int>) {
        removed += pages[places]
        pages.removeSubrange(places)
    }

    /// The front page comes on the screen before the others leave it.
    private func showFront() {
        if shown !== front {
            front.appearance.set(isOn: true)
            shown?.appearance.set(isOn: false)
            shown = front
        }
        let leaving = removed
        removed = []
        for page in leaving.reversed() { page.dismantle() }
    }
}
