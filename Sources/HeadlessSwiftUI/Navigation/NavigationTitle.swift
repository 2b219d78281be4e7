/// The title of the page that the view is on.
nonisolated struct NavigationTitleModifier: ViewModifier {
    typealias Body = Never
    let title: Text

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        NavigationTitleNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class NavigationTitleNode<C: View>: ModifierNode<C, NavigationTitleModifier> {
    override func navigationTitle() -> String? {
        modifier.title.string(in: surroundings.environment.values.locale)
    }

    /// The first title on a page counts.
    override func describe(into screen: inout ScreenBuilder) {
        if screen.page?.bar.title == nil { screen.page?.bar.title = navigationTitle() }
        child.describe(into: &screen)
    }
}

extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
    }

    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title)
    }

    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey)
    }

    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title)
    }
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
