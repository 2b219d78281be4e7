import Foundation

/// One subscriber of a subject, with what it has asked for.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
    /// Whether a value that comes too early is there for later, or lost.
    enum Missed { case kept, lost }

    let description: String
    private let missed: Missed
    private let lock = NSLock()
    /// Held while the subscriber is being called, so that it gets one value at a time.
    private let turn = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var onEnd: (() -> Void)?
    private var demand = Subscribers.Demand.none
    private var latest: Output?
    private var completion: Subscribers.Completion<Failure>?

    /// - Parameter onEnd: called when the subscriber cancels.
    init<S: Subscriber>(_ subscriber: S, missed: Missed, description: String, onEnd: @escaping () -> Void = {})
        where S.Input == Output, S.Failure == Failure {
        downstream = AnySubscriber(subscriber)
        self.missed = missed
        self.description = description
        self.onEnd = onEnd
    }

    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        deliverLatest()
    }

    func cancel() { close()?() }

    /// Gives a value if one is asked for.
    func offer(_ value: Output) {
        turn.withLock {
            let receiver: AnySubscriber<Output, Failure>? = lock.withLock {
                guard let downstream, demand > .none else {
                    if missed == .kept { latest = value }
                    return nil
                }
                latest = nil
                demand -= 1
                return downstream
            }
            if let receiver { give(value, to: receiver) }
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        turn.withLock {
            let receiver = lock.withLock { downstream }
            _ = close()
            receiver?.receive(completion: completion)
        }
    }

    /// Gives a last value when it is asked for, and ends.
    func finish(after value: Output, _ completion: Subscribers.Completion<Failure>) {
        lock.withLock { (latest, self.completion) = (value, completion) }
        deliverLatest()
    }

    private func deliverLatest() {
        turn.withLock {
            let delivery: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
                guard let downstream, demand > .none, let value = latest else { return nil }
                latest = nil
                demand -= 1
                return (downstream, value)
            }
            guard let (receiver, value) = delivery else { return }
            give(value, to: receiver)
            if let completion = lock.withLock({ completion }) { finish(completion) }
        }
    }

    private func give(_ value: Output, to receiver: AnySubscriber<Output, Failure>) {
        let more = receiver.receive(value)
        guard more > .none else { return }
        lock.withLock { demand += more }
        deliverLatest()
    }

    private func close() -> (() -> Void)? {
        lock.withLock {
            defer { (downstream, latest, onEnd) = (nil, nil, nil) }
            return onEnd
        }
    }
}
