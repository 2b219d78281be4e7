extension Publishers {
    /// Gives values until a closure says no to one, and ends.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            upstream.subscribe(Stage(subscriber) { predicate($0) ? .emit($0) : .finish() })
        }
    }

    /// Gives values until another publisher gives something, and ends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PrefixingUntil(subscriber).follow(upstream, until: other)
        }
    }
}

private final class PrefixingUntil<Downstream: Subscriber>: Relay<Downstream> {
    private var signal: (any Cancellable)?

    func follow<P: Publisher, Q: Publisher>(_ source: P, until other: Q)
        where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let signal = Inlet<Q.Output, Q.Failure>(demand: .max(1)) { _ in self.finish(.finished) } onEnd: { _ in }
        locked { self.signal = signal }
        other.subscribe(signal)
        start()
        if !isEnded { follow(source) { self.finish($0) } }
    }

    override func release() {
        super.release()
        let signal = locked {
            defer { self.signal = nil }
            return self.signal
        }
        signal?.cancel()
    }
}

extension Publisher {
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
