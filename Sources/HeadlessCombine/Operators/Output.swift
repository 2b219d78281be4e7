extension Publishers {
    /// Gives the values at some places, counted from 0, and ends after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Upstream.Output == S.Input {
            if range.isEmpty { return Empty<Upstream.Output, Failure>().receive(subscriber: subscriber) }
            var place = -1
            upstream.subscribe(Stage(subscriber) { value in
                place += 1
                if place < range.lowerBound { return .skip }
                return place == range.upperBound - 1 ? .finish(value) : .emit(value)
            })
        }
    }
}

extension Publisher {
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }

    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
