import Foundation

extension Subscribers {
    /// Writes what comes to a property of an object, which is kept until the publisher ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSLock()
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public var description: String { "Assign \(Root.self)." }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                guard object != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { object }?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = close() }

        public func cancel() { close()?.cancel() }

        private func close() -> (any Subscription)? {
            lock.withLock {
                defer { (object, subscription) = (nil, nil) }
                return subscription
            }
        }
    }
}

extension Publisher where Failure == Never {
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
