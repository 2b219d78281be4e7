/// One of the sections that a container was given. What stands between sections is one too.
public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public let id: ID
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    init(_ listed: ListedView, _ parts: ListedView.Parts) {
        id = ID(path: listed.path)
        containerValues = listed.values
        header = SubviewsCollection(parts.header)
        content = SubviewsCollection(parts.content)
        footer = SubviewsCollection(parts.footer)
    }
}

/// The sections that a container was given.
public struct SectionCollection: RandomAccessCollection {
    private var all: [SectionConfiguration] = []

    @MainActor
    init(of view: some View) {
        var loose: [ListedView] = []
        for listed in ListedView.list(view) {
            if let parts = listed.section {
                add(&loose)
                all.append(SectionConfiguration(listed, parts))
            } else {
                loose.append(listed)
            }
        }
        add(&loose)
    }

    private mutating func add(_ loose: inout [ListedView]) {
        guard let first = loose.first else { return }
        let listed = ListedView(path: first.path + ["section"], view: EmptyView())
        all.append(SectionConfiguration(listed, ListedView.Parts(header: [], content: loose, footer: [])))
        loose = []
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(index: Int) -> SectionConfiguration { all[index] }
}
