import Foundation

/// One evaluation of a node, as what it read knows it. A later evaluation makes it void, so that nothing has to be taken off any list.
final class Reader: @unchecked Sendable {
    unowned(unsafe) let node: _Node
    /// Changed on the app's thread only.
    var isCurrent = true

    @MainActor
    init(node: _Node) { self.node = node }

    /// Who is reading just now; nil outside evaluations and on other threads.
    static var current: Reader? { AppThread.isCurrent ? evaluating : nil }

    nonisolated(unsafe) private static var evaluating: Reader?

    @MainActor
    static func with<T>(_ reader: Reader?, _ work: () -> T) -> T {
        let outer = evaluating
        evaluating = reader
        defer { evaluating = outer }
        return work()
    }

    /// Code that runs for its effects reads nothing for the view that is being evaluated.
    @MainActor
    static func untracked<T>(_ work: () -> T) -> T { with(nil, work) }

    /// Invalidates the node, from whichever thread the change came.
    func sourceChanged() {
        onAppThread {
            if self.isCurrent { self.node.invalidate() }
        }
    }
}

/// The readers of one source of truth.
struct Readers {
    private var all: [Reader] = []
    private var limit = 16

    mutating func add(_ reader: Reader) {
        if all.last === reader { return }
        if all.count >= limit {
            all.removeAll { !$0.isCurrent }
            limit = max(16, all.count * 2)
        }
        all.append(reader)
    }

    /// Whoever still counts must read again, and is then added anew.
    mutating func takeAll() -> [Reader] {
        defer { all = [] }
        return all
    }
}

/// The thread that the app's user interface runs on: the main thread, where the process is the app's own.
enum AppThread {
    nonisolated(unsafe) private static var thread = pthread_self()

    static var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    /// The main actor runs on this thread now.
    @MainActor
    static func enter() { thread = pthread_self() }
}

/// Runs at once on the app's thread, later from any other.
func onAppThread(_ work: @escaping @MainActor () -> Void) {
    if AppThread.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async {
            AppThread.enter()
            work()
        }
    }
}
