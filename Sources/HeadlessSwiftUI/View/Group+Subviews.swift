extension Group {
    /// Views made of those that another view is made of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(view: view, transform: transform)
    }

    /// Views made of the sections that another view is made of.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(view: view, transform: transform)
    }
}

public struct GroupElementsOfContent<Subviews, Content> {
    let view: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View where Subviews: View, Content: View {
    public var body: some View { transform(SubviewsCollection(of: view)) }
}

public struct GroupSectionsOfContent<Sections, Content> {
    let view: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {
    public var body: some View { transform(SectionCollection(of: view)) }
}

extension ForEach where ID == Subview.ID, Content: View {
    /// A view for each of those that another view is made of.
    @MainActor @preconcurrency
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content> {
        self.init(data: ForEachSubviewCollection(all: SubviewsCollection(of: view)), content: content, id: \.id)
    }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View {
    /// A view for each of the sections that another view is made of.
    @MainActor @preconcurrency
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content> {
        self.init(data: ForEachSectionCollection(all: SectionCollection(of: view)), content: content, id: \.id)
    }
}

public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let all: SubviewsCollection
    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> Subview { all[index] }
}

public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let all: SectionCollection
    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> SectionConfiguration { all[index] }
}
