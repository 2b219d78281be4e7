extension Publishers {
    /// Leaves out so many values at the start.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            var left = count
            upstream.subscribe(Stage(subscriber) { value in
                if left == 0 { return .emit(value) }
                left -= 1
                return .skip
            })
        }
    }

    /// Leaves out values until a closure says no to one.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            var isDropping = true
            upstream.subscribe(Stage(subscriber) { value in
                isDropping = isDropping && predicate(value)
                return isDropping ? .skip : .emit(value)
            })
        }
    }

    /// Leaves out values until another publisher gives something.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            DroppingUntil(subscriber).run(upstream, until: other)
        }
    }
}

private final class DroppingUntil<Downstream: Subscriber>: Outlet<Downstream> {
    private var sources: [any Cancellable] = []
    private var isOpen = false

    func run<P: Publisher, Q: Publisher>(_ source: P, until other: Q)
        where P.Output == Downstream.Input, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        let signal = Inlet<Q.Output, Q.Failure>(demand: .max(1)) { _ in self.locked { self.isOpen = true } } onEnd: { completion in
            if case .failure = completion { self.finish(completion) }
        }
        let values = Inlet<P.Output, P.Failure> { value in
            if self.locked({ self.isOpen }) { self.send(value) }
        } onEnd: { self.finish($0) }
        locked { sources = [signal, values] }
        start()
        other.subscribe(signal)
        source.subscribe(values)
    }

    override func release() {
        let sources = locked {
            defer { self.sources = [] }
            return self.sources
        }
        for source in sources { source.cancel() }
    }
}

extension Publisher {
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
