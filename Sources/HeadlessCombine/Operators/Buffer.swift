extension Publishers {
    /// When a buffer asks for values: as many as fit at first and then one for each that is taken, or all there are.
    public enum PrefetchStrategy: Sendable {
        case keepFull, byRequest
    }

    /// What becomes of a value for which a buffer has no room.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Failure>

        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Buffering(subscriber, self).run()
        }
    }
}

private final class Buffering<Upstream: Publisher, Downstream: Subscriber>: Outlet<Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let buffer: Publishers.Buffer<Upstream>
    private var source: Inlet<Upstream.Output, Upstream.Failure>?

    init(_ downstream: Downstream, _ buffer: Publishers.Buffer<Upstream>) {
        self.buffer = buffer
        super.init(downstream)
    }

    func run() {
        let source = Inlet<Upstream.Output, Upstream.Failure>(demand: buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited) {
            self.keep($0)
        } onEnd: { self.finish($0) }
        locked { self.source = source }
        start()
        buffer.upstream.subscribe(source)
    }

    private func keep(_ value: Upstream.Output) {
        switch buffer.whenFull {
        case .dropNewest: _ = send(value, keeping: buffer.size, dropsOldest: false)
        case .dropOldest: _ = send(value, keeping: buffer.size, dropsOldest: true)
        case .customError(let failure):
            if !send(value, keeping: buffer.size, dropsOldest: false) { finish(.failure(failure())) }
        }
    }

    override func requested(_ demand: Subscribers.Demand) {
        if buffer.prefetch == .keepFull { locked { source }?.request(demand) }
    }

    override func release() { locked { source.take() }?.cancel() }
}

extension Publisher {
    public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>)
        -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
