private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

extension EnvironmentValues {
    /// Whether the person is searching in the field around the view.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

/// Ends a search: the field is emptied and left.
@MainActor
@preconcurrency
public struct DismissSearchAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

extension DismissSearchAction: ComparedByIdentity {
    nonisolated func isSame(as other: DismissSearchAction) -> Bool { true }
}
