import Automation

/// What goes with the search field inside: suggestions, scopes.
nonisolated struct SearchPartModifier<Part: View>: ViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<ScreenBuilder.SearchParts, _Node?> & Sendable
    let part: Part

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        SearchPartNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class SearchPartNode<C: View, Part: View>: ModifierNode<C, SearchPartModifier<Part>> {
    private var part: _ContentNode<Part>!

    override func didPlaceContent() {
        part = Part._makeNode(modifier.part, parent: self, surroundings: surroundings)
    }

    override var children: [_Node] { [child, part] }

    override func modifierChanged(from old: SearchPartModifier<Part>) { part.update(modifier.part) }

    override func describe(into screen: inout ScreenBuilder) {
        var parts = screen.searchParts
        parts[keyPath: modifier.keyPath] = part
        screen.with(\.searchParts, parts) { child.describe(into: &$0) }
    }
}

/// A suggestion: a tap puts its text into the search field.
nonisolated struct SearchCompletionModifier: ViewModifier {
    typealias Body = Never
    let completion: String

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        SearchCompletionNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
private final class SearchCompletionNode<C: View>: ModifierNode<C, SearchCompletionModifier> {
    override func describe(into screen: inout ScreenBuilder) {
        guard let complete = screen.completeSearch else { return child.describe(into: &screen) }
        let perform: ScreenBuilder.Perform = { [self] action in
            guard case .tap = action else { return false }
            complete(modifier.completion)
            return true
        }
        screen.interactive(self, states: .tappable, perform: perform) { child.describe(into: &$0) }
    }
}

extension View {
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchPartModifier(keyPath: \.suggestions, part: suggestions()))
    }

    nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View { self }

    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }

    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        modifier(SearchPartModifier(keyPath: \.scopes, part: Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)))
    }

    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation,
                                                               @ViewBuilder _ scopes: () -> S) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}

public struct SearchScopeActivation: Sendable {
    public static var automatic: SearchScopeActivation { SearchScopeActivation() }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var menu: Set { Set(rawValue: 1) }
        public static var content: Set { Set(rawValue: 2) }
    }
}
