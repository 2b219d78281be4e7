import Foundation

/// Gives the values of a sequence as they are asked for, and ends after the last.
final class ValuesSubscription<Values: Swift.Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
    where Downstream.Input == Values.Element {
    let description: String
    private let lock = NSLock()
    private var downstream: Downstream?
    private var values: Values.Iterator
    private var next: Values.Element?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    private init(_ values: Values, _ downstream: Downstream, description: String) {
        self.downstream = downstream
        self.description = description
        self.values = values.makeIterator()
        next = self.values.next()
    }

    /// Where there are no values at all the end comes at once.
    static func deliver(_ values: Values, to downstream: Downstream, description: String) {
        let subscription = ValuesSubscription(values, downstream, description: description)
        if subscription.next == nil {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .finished)
        } else {
            downstream.receive(subscription: subscription)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let isFree = lock.withLock {
            self.demand += demand
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isFree else { return }
        while let (downstream, value) = lock.withLock(take) {
            let more = downstream.receive(value)
            let isLast = lock.withLock {
                self.demand += more
                return next == nil && self.downstream != nil
            }
            if isLast {
                cancel()
                downstream.receive(completion: .finished)
            }
        }
    }

    func cancel() { lock.withLock { downstream = nil } }

    private func take() -> (Downstream, Values.Element)? {
        guard let downstream, demand > .none, let value = next else {
            isDelivering = false
            return nil
        }
        demand -= 1
        next = values.next()
        return (downstream, value)
    }
}
