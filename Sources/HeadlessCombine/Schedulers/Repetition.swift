import Foundation

/// Work that comes again and again until it is cancelled.
final class Repetition: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    private let again: (Repetition) -> Void

    /// - Parameter again: plans the next `run()`.
    init(_ action: @escaping () -> Void, again: @escaping (Repetition) -> Void) {
        self.action = action
        self.again = again
    }

    func run() {
        guard let action = lock.withLock({ action }) else { return }
        action()
        again(self)
    }

    func cancel() { lock.withLock { action = nil } }
}
