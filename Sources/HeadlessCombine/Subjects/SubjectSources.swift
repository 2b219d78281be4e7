import Foundation

/// The publishers that a subject has been subscribed to. They end with the subject.
final class SubjectSources {
    private let lock = NSLock()
    private var subscriptions: [any Subscription] = []

    deinit { cancel() }

    func add(_ subscription: any Subscription) {
        lock.withLock { subscriptions.append(subscription) }
        subscription.request(.unlimited)
    }

    func cancel() {
        let old = lock.withLock {
            defer { subscriptions = [] }
            return subscriptions
        }
        for subscription in old { subscription.cancel() }
    }
}
