import Automation

/// A search field on the page that the view is on.
nonisolated struct SearchableModifier: ViewModifier {
    typealias Body = Never
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let prompt: Text?

    @MainActor static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, parent: _Node?, surroundings: _Surroundings)
        -> _ContentNode<ModifiedContent<C, Self>> {
        SearchableNode(view, parent: parent, surroundings: surroundings)
    }
}

@MainActor
final class SearchableNode<C: View>: ModifierNode<C, SearchableModifier> {
    /// Whether the person is searching, where no binding says so.
    private var isActive = false
    private var showsSuggestions = false

    override var inner: _Surroundings {
        surroundings.with(environment: beginEnvironment { [unowned self] in
            $0.isSearching = isSearching
            $0.dismissSearch = DismissSearchAction { [weak self] in self?.dismiss() }
        })
    }

    override func didPlaceContent() { follow() }
    override func modifierChanged(from old: SearchableModifier) { follow() }

    override func evaluate() { follow() }

    override func describe(into screen: inout ScreenBuilder) {
        if screen.page == nil {
            screen.with(\.search, self) { child.describe(into: &$0) }
        } else {
            describeField(into: &screen)
            if !isCovered(by: screen.searchParts) { child.describe(into: &screen) }
        }
    }

    override func perform(_ action: Action) -> Bool {
        switch action {
        case .search(let text, _), .enter(let text, _):
            set(isSearching: true)
            modifier.text.wrappedValue = text
        case .tap:
            set(isSearching: true)
        case .submit:
            showsSuggestions = false
            surroundings.environment.values.searchSubmitAction?()
        default:
            return false
        }
        return true
    }

    private var isSearching: Bool { modifier.isPresented?.wrappedValue ?? isActive }

    private func follow() {
        isInvalid = false
        _ = tracking { modifier.isPresented?.wrappedValue }
        ownEnvironment?.refresh()
    }

    private func dismiss() {
        modifier.text.wrappedValue = ""
        set(isSearching: false)
    }

    private func set(isSearching: Bool) {
        showsSuggestions = isSearching
        isActive = isSearching
        if let binding = modifier.isPresented, binding.wrappedValue != isSearching { binding.wrappedValue = isSearching }
        ownEnvironment?.refresh()
    }
}

/// A search field that a page shows.
@MainActor
protocol SearchField: _Node {
    func describeField(into screen: inout ScreenBuilder)
}

extension SearchableNode: SearchField {
    /// The field and, while the person searches, its scopes and suggestions.
    func describeField(into screen: inout ScreenBuilder) {
        let prompt = modifier.prompt?.string(in: surroundings.environment.values.locale) ?? "Search"
        var field = Element(.field, label: prompt, handle: handle, states: [.tappable, .search])
        field.value = modifier.text.wrappedValue
        field.prompt = prompt
        screen.add(field) { [self] in perform($0) }
        guard isSearching else { return }
        let parts = screen.searchParts
        parts.scopes?.describe(into: &screen)
        if isCovered(by: parts) { screen.add(Element(.list, children: suggestions(of: parts, in: &screen))) }
    }

    /// Suggestions lie over the content until one is taken.
    private func isCovered(by parts: ScreenBuilder.SearchParts) -> Bool {
        guard isSearching, showsSuggestions, parts.suggestions != nil else { return false }
        var builder = ScreenBuilder()
        return !suggestions(of: parts, in: &builder).isEmpty
    }

    private func suggestions(of parts: ScreenBuilder.SearchParts, in screen: inout ScreenBuilder) -> [Element] {
        screen.collect(asRows: true) { screen in
            let complete: @MainActor (String) -> Void = { [weak self] text in
                self?.modifier.text.wrappedValue = text
                self?.showsSuggestions = false
            }
            screen.with(\.completeSearch, complete) { parts.suggestions?.describe(into: &$0) }
        }
    }
}
