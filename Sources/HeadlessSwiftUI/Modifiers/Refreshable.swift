import Automation

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What pulling the content down does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Brings the content up to date.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

extension RefreshAction: ComparedByIdentity {
    func isSame(as other: RefreshAction) -> Bool { true }
}

extension _Node {
    var refreshStates: Element.States {
        surroundings.environment.values.refresh == nil ? [] : .refreshable
    }

    /// Pulls the content down. The step lasts until the action has ended.
    func performRefresh(_ action: Action) -> Bool {
        guard case .refresh = action, let refresh = surroundings.environment.values.refresh else { return false }
        let graph = graph
        graph.awaited += 1
        Task { @MainActor in
            await refresh()
            graph.awaited -= 1
        }
        return true
    }
}

extension View {
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
    }
}
