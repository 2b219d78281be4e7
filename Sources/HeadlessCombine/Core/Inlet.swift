import Foundation

/// One of the several sources of an operator.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
    /// What is asked for once the source has taken the subscriber on.
    private var first: Subscribers.Demand
    private let lock = NSLock()
    private var onValue: ((Input) -> Void)?
    private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// - Parameter demand: what is asked for at the start.
    init(demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Void,
         onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) {
        first = demand
        self.onValue = onValue
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard !isOver, self.subscription == nil else { return nil }
            self.subscription = subscription
            return first
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { onValue }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (onEnd, _) = close()
        onEnd?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock {
            if self.subscription == nil { first += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        let (_, subscription) = close()
        subscription?.cancel()
    }

    private func close() -> (((Subscribers.Completion<Failure>) -> Void)?, (any Subscription)?) {
        lock.withLock {
            defer { (isOver, onValue, onEnd, subscription) = (true, nil, nil, nil) }
            return (onEnd, subscription)
        }
    }
}
