extension Publishers {
    /// Gives, at the end, the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            upstream.last { _ in true }.receive(subscriber: subscriber)
        }
    }

    /// Gives, at the end, the last value for which a closure has said yes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            var last: Output?
            upstream.subscribe(Stage(subscriber, isGreedy: true, last: { last.map { [$0] } ?? [] }) { value in
                if predicate(value) { last = value }
                return .skip
            })
        }
    }
}

extension Publisher {
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
