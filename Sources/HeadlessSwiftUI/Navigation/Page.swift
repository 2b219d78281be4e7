/// A page of a navigation stack.
@MainActor
final class Page: _Node {
    /// Where the page lies in its stack, the root at 0.
    var place: Int
    unowned let stack: PageStack
    let appearance: AppearanceScope
    private var kind: Kind
    private var content: ErasedNode!
    private let link = NodeLink<Page>()
    private var inner: _Surroundings!

    enum Kind {
        case root(any View)
        case value(PathItem)
        case presented(any View, by: any PagePresenter)
    }

    init(_ kind: Kind, at place: Int, in stack: PageStack) {
        self.kind = kind
        self.place = place
        self.stack = stack
        appearance = AppearanceScope(graph: stack.graph, parent: stack.surroundings.appearance, isOn: false)
        super.init(parent: stack, surroundings: stack.surroundings)
        link.lead(to: self)
        inner = surroundings.onPage(link, appearance: appearance, environment: place > 0 ? environmentOfPresented() : surroundings.environment)
        placing { content = ErasedNode(view(), parent: self, surroundings: inner) }
    }

    override var children: [_Node] { [content.node] }

    var item: PathItem? {
        if case .value(let item) = kind { item } else { nil }
    }

    var presenter: (any PagePresenter)? {
        if case .presented(_, let presenter) = kind { presenter } else { nil }
    }

    var title: String? { content.node.navigationTitle() }

    /// A root or a presented page gets a new value.
    func show(_ view: any View) {
        switch kind {
        case .root: kind = .root(view)
        case .presented(_, let presenter): kind = .presented(view, by: presenter)
        case .value: return
        }
        evaluate()
    }

    /// The path has another value at the page's place.
    func take(_ item: PathItem) {
        kind = .value(item)
        evaluate()
    }

    override func evaluate() {
        placing { content.update(view(), parent: self, surroundings: inner) }
    }

    override func dismantle() {
        appearance.set(isOn: false)
        super.dismantle()
        appearance.leave()
    }

    override func letGo() {
        link.end()
        super.letGo()
    }

    /// A view that was there before the page isn't counted once more.
    private func placing(_ place: () -> Void) {
        guard case .presented(let view, let presenter) = kind, presenter.handsOverItsView else { return place() }
        graph.placing(handed: type(of: view), place)
    }

    private func view() -> any View {
        isInvalid = false
        switch kind {
        case .root(let view), .presented(let view, _): return view
        case .value(let item):
            graph.counters.bodies += 1
            return tracking { stack.destinations.view(for: item) } ?? MissingDestination()
        }
    }

    private func environmentOfPresented() -> EnvironmentScope {
        beginEnvironment { [link] in
            $0.isPresented = true
            $0.dismiss = DismissAction(presentation: link)
        }
    }
}

extension Page: DismissableNode {
    func dismissFromCode() {
        guard isInTree, place > 0 else { return }
        stack.pop(to: place - 1)
    }
}

/// A node that puts a page on its stack without the path: a link in destination form, `navigationDestination(isPresented:)`.
@MainActor
protocol PagePresenter: _Node {
    /// Whether its page's view is made, and counted, with the presenter's own value rather than when it is shown.
    var handsOverItsView: Bool { get }

    /// The person, or code, has gone back from the page.
    func pageWasPopped()
}

/// What is shown for a value that no destination takes: a warning sign.
struct MissingDestination: View {
    var body: some View {
        Image(systemName: "exclamationmark.triangle").accessibilityLabel("Warning")
    }
}
