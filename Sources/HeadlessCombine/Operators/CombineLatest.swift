extension Publishers {
    /// Gives the latest values of two publishers whenever one has a new one, once both have any.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            Combining(subscriber).run(a, b)
        }
    }

    /// Gives the latest values of three publishers whenever one has a new one, once all have any.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Gives the latest values of four publishers whenever one has a new one, once all have any.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
            where D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            a.combineLatest(b).combineLatest(c.combineLatest(d)) { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

private final class Combining<A, B, Downstream: Subscriber>: Outlet<Downstream> where Downstream.Input == (A, B) {
    private var inlets: [any Cancellable] = []
    private var open = 2
    private var latestA: A?
    private var latestB: B?

    func run<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
        where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        let first = Inlet<A, P.Failure> { value in self.received { self.latestA = value } } onEnd: { self.ended($0) }
        let second = Inlet<B, Q.Failure> { value in self.received { self.latestB = value } } onEnd: { self.ended($0) }
        locked { inlets = [first, second] }
        start()
        if !isEnded { a.subscribe(first) }
        if !isEnded { b.subscribe(second) }
    }

    private func received(_ store: () -> Void) {
        let both: (A, B)? = locked {
            store()
            guard let latestA, let latestB else { return nil }
            return (latestA, latestB)
        }
        if let both { send(both) }
    }

    private func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        if case .failure(let failure) = completion { return fail(failure) }
        let isLast = locked {
            open -= 1
            return open == 0
        }
        if isLast { finish(.finished) }
    }

    override func release() {
        let inlets = locked {
            defer { self.inlets = [] }
            return self.inlets
        }
        for inlet in inlets { inlet.cancel() }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
        where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    public func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q,
                                                             _ transform: @escaping (Output, P.Output, Q.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
        where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
