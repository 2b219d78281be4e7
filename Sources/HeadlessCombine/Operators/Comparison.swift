extension Publishers {
    /// Gives, at the end, the value that comes first or last in some order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Output, Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            var greatest: Output?
            upstream.subscribe(Stage(subscriber, isGreedy: true, last: { greatest.map { [$0] } ?? [] }) { value in
                if greatest.map({ areInIncreasingOrder($0, value) }) ?? true { greatest = value }
                return .skip
            })
        }
    }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}
