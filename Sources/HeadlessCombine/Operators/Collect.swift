extension Publishers {
    /// Gives, at the end, all values as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == [Upstream.Output] {
            var all: [Upstream.Output] = []
            upstream.subscribe(Stage(subscriber, isGreedy: true, last: { [all] }) { value in
                all.append(value)
                return .skip
            })
        }
    }

    /// Gives so many values at a time; the last array may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == [Upstream.Output] {
            var group: [Upstream.Output] = []
            upstream.subscribe(Stage(subscriber, last: { group.isEmpty ? [] : [group] }) { value in
                group.append(value)
                guard group.count >= count else { return .skip }
                defer { group = [] }
                return .emit(group)
            })
        }
    }
}

extension Publisher {
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
