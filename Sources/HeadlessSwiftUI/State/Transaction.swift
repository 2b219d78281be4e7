/// The context of a state change. Nothing moves here, so it carries no animation further.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Runs the changes as a transaction of their own: what was changed before is updated first.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    Graph.beginTransaction()
    return try body()
}

/// Runs the changes as a transaction of their own, and the completion once they are on the screen.
public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
                                  _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
    Graph.beginTransaction()
    let result = try body()
    nonisolated(unsafe) let completion = completion
    onAppThread { Graph.running?.after(.task) { completion() } }
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    Graph.beginTransaction()
    return try body()
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isLogical: Bool
    public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
    public static let removed = AnimationCompletionCriteria(isLogical: false)
}

/// Prints a console warning of the app's that runs in this process, from whichever thread.
func warn(_ name: String, _ text: String) {
    onAppThread { Graph.running?.warn(name, text) }
}

extension Graph {
    /// The graph of this process's app, as code that no node leads to finds it. A weak reference would slow down every other.
    nonisolated(unsafe) private static unowned(unsafe) var current: Graph?

    static var running: Graph? { current }

    func run() { Graph.current = self }

    /// The app is gone.
    func stop() {
        if Graph.current === self { Graph.current = nil }
    }

    /// Changes made so far in this event become an update of their own.
    nonisolated static func beginTransaction() {
        guard AppThread.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let graph = Graph.current, !graph.isUpdating else { return }
            graph.update()
        }
    }
}
