/// What a node finds around it: shared by all nodes between two places where something changes. Other nodes hold it, so it holds none.
///
/// `public` only since `View` needs it to say how it is placed.
@MainActor
public final class _Surroundings {
    let graph: Graph
    let environment: EnvironmentScope
    let appearance: AppearanceScope
    private let pageLink: NodeLink<Page>?
    private let presentationLink: NodeLink<Presentation>?
    /// Whether a lazy container (List, LazyVStack, Table …) is between the node and its page.
    let isLazy: Bool
    /// The list whose selection a row's tap sets.
    private(set) weak var selection: (any SelectionOwner)?
    /// The tab view in which each view that is placed is a tab.
    private(set) weak var tabs: (any TabOwner)?

    init(graph: Graph, environment: EnvironmentScope, appearance: AppearanceScope, page: NodeLink<Page>? = nil,
         presentation: NodeLink<Presentation>? = nil, isLazy: Bool = false, selection: (any SelectionOwner)? = nil) {
        self.graph = graph
        self.environment = environment
        self.appearance = appearance
        pageLink = page
        presentationLink = presentation
        self.isLazy = isLazy
        self.selection = selection
    }

    /// The page of a navigation stack that the node is on.
    var page: Page? { pageLink?.target }

    /// What is up in front of the app that the node is in; nil in the app itself.
    var presentation: Presentation? { presentationLink?.target }

    func with(environment: EnvironmentScope) -> _Surroundings {
        let inner = _Surroundings(graph: graph, environment: environment, appearance: appearance, page: pageLink, presentation: presentationLink,
                                  isLazy: isLazy, selection: selection)
        inner.tabs = tabs
        return inner
    }

    func inTabs(of owner: any TabOwner) -> _Surroundings {
        let inner = with(environment: environment)
        inner.tabs = owner
        return inner
    }

    func with(appearance: AppearanceScope, environment: EnvironmentScope) -> _Surroundings {
        _Surroundings(graph: graph, environment: environment, appearance: appearance, page: pageLink, presentation: presentationLink, isLazy: isLazy,
                      selection: selection)
    }

    func onPage(_ page: NodeLink<Page>, appearance: AppearanceScope, environment: EnvironmentScope) -> _Surroundings {
        _Surroundings(graph: graph, environment: environment, appearance: appearance, page: page, presentation: presentationLink)
    }

    func inLazyContainer(selection: (any SelectionOwner)? = nil) -> _Surroundings {
        _Surroundings(graph: graph, environment: environment, appearance: appearance, page: pageLink, presentation: presentationLink, isLazy: true,
                      selection: selection ?? self.selection)
    }
}
