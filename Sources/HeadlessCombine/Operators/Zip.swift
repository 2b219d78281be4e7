extension Publishers {
    /// Gives the values of two publishers in pairs, in their order.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            Zipping(subscriber).run(a, b)
        }
    }

    /// Gives the values of three publishers in threes, in their order.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            a.zip(b).zip(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Gives the values of four publishers in fours, in their order.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            a.zip(b).zip(c.zip(d)) { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

private final class Zipping<A, B, Downstream: Subscriber>: Outlet<Downstream> where Downstream.Input == (A, B) {
    private var inlets: [any Cancellable] = []
    private var queueA: ArraySlice<A> = []
    private var queueB: ArraySlice<B> = []
    private var isOverA = false
    private var isOverB = false

    func run<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
        where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        let first = Inlet<A, P.Failure> { value in self.changed { self.queueA.append(value) } } onEnd: { completion in
            self.ended(completion) { self.isOverA = true }
        }
        let second = Inlet<B, Q.Failure> { value in self.changed { self.queueB.append(value) } } onEnd: { completion in
            self.ended(completion) { self.isOverB = true }
        }
        locked { inlets = [first, second] }
        start()
        if !isEnded { a.subscribe(first) }
        if !isEnded { b.subscribe(second) }
    }

    private func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ note: () -> Void) {
        if case .failure(let failure) = completion { fail(failure) } else { changed(note) }
    }

    /// Gives a pair if there is one, and ends when there can't be another.
    private func changed(_ change: () -> Void) {
        let (pair, isOver): ((A, B)?, Bool) = locked {
            change()
            var pair: (A, B)?
            if let a = queueA.first, let b = queueB.first {
                (queueA, queueB) = (queueA.dropFirst(), queueB.dropFirst())
                pair = (a, b)
            }
            return (pair, isOverA && queueA.isEmpty || isOverB && queueB.isEmpty)
        }
        if let pair { send(pair) }
        if isOver { finish(.finished) }
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
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure { Publishers.Zip(self, other) }

    public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
        where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    public func zip<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T)
        -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }
}
