/// One tab: what it is called, and what it shows.
public struct Tab<Value, Content, Label> {
    let tag: Tag?
    let content: Content
    let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: Tag(AnyHashable(value), includesOptional: true), content: content(), label: label())
    }

    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, content: content, label: label)
    }

    nonisolated public init<V: Hashable>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == V? {
        self.init(tag: Tag(AnyHashable(value), includesOptional: true), content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }

    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), image: image) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), image: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(title), image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(title), image: systemImage) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
                            @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), image: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?,
                                               @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(Text(title), image: systemImage) }
    }

    nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
                                         @ViewBuilder content: () -> Content) where Value == V? {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(titleKey), image: systemImage) }
    }

    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { DefaultTabLabel(role) }
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(titleKey), image: image) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(titleKey), image: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(title), image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(title), image: systemImage) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(titleKey), image: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(Text(title), image: systemImage) }
    }

    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DefaultTabLabel(role) }
    }
}

extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    @MainActor public var _views: ModifiedContent<Content, TabItemModifier<Label>> {
        ModifiedContent(content: content, modifier: TabItemModifier(label: label, tag: tag))
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let title: String
    /// The tab that searches.
    public static var search: TabRole { TabRole(title: "Search") }
}

/// A tab's title and picture.
public struct DefaultTabLabel: View {
    private let title: Text
    private let image: String

    nonisolated init(_ title: Text, image: String) {
        self.title = title
        self.image = image
    }

    nonisolated init(_ role: TabRole?) {
        self.init(Text(verbatim: role?.title ?? ""), image: role == nil ? "" : "magnifyingglass")
    }

    public var body: some View {
        Label { title } icon: { Image(systemName: image) }
    }
}

/// Several tabs under a heading, which is seen where tabs stand in a sidebar.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}

extension TabSection: TabContent, _PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue

    @MainActor public var _views: Content._Views { content._views }
}
