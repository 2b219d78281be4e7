extension Publishers {
    /// Gives the values of all the publishers that a closure makes of the source's values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
            Flattening(subscriber).run(upstream, atOnce: maxPublishers, transform)
        }
    }
}

private final class Flattening<Downstream: Subscriber>: Outlet<Downstream> {
    private var outer: (any Cancellable)?
    private var inner: [ObjectIdentifier: any Cancellable] = [:]

    func run<P: Publisher, Q: Publisher>(_ source: P, atOnce: Subscribers.Demand, _ transform: @escaping (P.Output) -> Q)
        where P.Failure == Downstream.Failure, Q.Output == Downstream.Input, Q.Failure == Downstream.Failure {
        var ask: (() -> Void)?
        let inlet = Inlet<P.Output, P.Failure>(demand: atOnce) { value in
            self.add(transform(value)) { ask?() }
        } onEnd: { completion in
            ask = nil
            self.locked { self.outer = nil }
            self.ended(completion)
        }
        ask = { [weak inlet] in inlet?.request(.max(1)) }
        locked { outer = inlet }
        start()
        if isEnded { release() } else { source.subscribe(inlet) }
    }

    private func add<Q: Publisher>(_ publisher: Q, onEnd: @escaping () -> Void)
        where Q.Output == Downstream.Input, Q.Failure == Downstream.Failure {
        let key = Key()
        let inlet = Inlet<Q.Output, Q.Failure> { self.send($0) } onEnd: { completion in
            self.locked { self.inner[ObjectIdentifier(key)] = nil }
            self.ended(completion)
            onEnd()
        }
        locked { inner[ObjectIdentifier(key)] = inlet }
        publisher.subscribe(inlet)
    }

    private func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure(let failure) = completion { return fail(failure) }
        if locked({ outer == nil && inner.isEmpty }) { finish(.finished) }
    }

    override func release() {
        let sources = locked {
            defer { (outer, inner) = (nil, [:]) }
            return [outer].compactMap { $0 } + inner.values
        }
        for source in sources { source.cancel() }
    }

    private final class Key {}
}

extension Publisher {
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
        -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
