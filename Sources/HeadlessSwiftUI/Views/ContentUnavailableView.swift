/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
                            @ViewBuilder actions: () -> Actions = { EmptyView() }) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(name), description: description)
    }

    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(systemName: name), description: description)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(name), description: description)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), icon: Image(systemName: name), description: description)
    }

    nonisolated private init(title: Text, icon: Image, description: Text?) {
        label = HeadlessSwiftUI.Label(title: { title }, icon: { icon })
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
                                       Actions == SearchUnavailableContent.Actions {
    /// Says that the search has found nothing.
    public static var search: Self { nothingFound(for: nil) }

    public static func search(text: String) -> Self { nothingFound(for: text) }

    private static func nothingFound(for text: String?) -> Self {
        Self(label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
             actions: { SearchUnavailableContent.Actions() })
    }
}

public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?
        public var body: some View {
            HeadlessSwiftUI.Label {
                if let text { Text(verbatim: "No Results for “\(text)”") } else { Text(verbatim: "No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack {
            label
            description
            actions
        }
    }
}
