import Foundation

extension Subscribers {
    /// Asks for all that comes and runs closures with it.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                guard !isOver, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { onValue }?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let (onCompletion, _) = close()
            onCompletion?(completion)
        }

        public func cancel() {
            let (_, subscription) = close()
            subscription?.cancel()
        }

        private func close() -> (((Completion<Failure>) -> Void)?, (any Subscription)?) {
            lock.withLock {
                defer { (isOver, onValue, onCompletion, subscription) = (true, nil, nil, nil) }
                return (onCompletion, subscription)
            }
        }
    }
}

extension Publisher {
    /// Runs closures with what comes, until the result is let go of.
    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void)
        -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
