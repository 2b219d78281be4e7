/// Two or three columns, where what is chosen in one decides what the next one shows.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredCompactColumn: nil)
    }

    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), content(), detail()], visibility: columnVisibility, preferredCompactColumn: nil)
    }

    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), content(), detail()], visibility: nil, preferredCompactColumn: preferredCompactColumn)
    }

    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
                @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), content(), detail()], visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredCompactColumn: nil)
    }

    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: columnVisibility, preferredCompactColumn: nil)
    }

    public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
                @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: nil, preferredCompactColumn: preferredCompactColumn)
    }

    public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
                @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(columns: [sidebar(), detail()], visibility: columnVisibility, preferredCompactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView: View {
    public var body: some View {
        Columns(views: columns, visibility: visibility, preferredCompactColumn: preferredCompactColumn)
    }
}

/// Which columns are there where there is room for several.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }

    /// How many columns are seen, of so many.
    func count(of all: Int) -> Int {
        switch self {
        case .detailOnly: 1
        case .doubleColumn: min(2, all)
        default: all
        }
    }
}

/// A column, from the leading edge to the trailing one.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let place: Int
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 0) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 1) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 2) }

    /// Its place among so many.
    func place(of count: Int) -> Int {
        switch place {
        case 0: 0
        case 1: count > 2 ? 1 : 0
        default: count - 1
        }
    }

    static func column(at place: Int, of count: Int) -> NavigationSplitViewColumn {
        if place == 0 { .sidebar } else if place == count - 1 { .detail } else { .content }
    }
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
