extension Publishers {
    /// Gives a value and ends where the source fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
            upstream.subscribe(Stage(subscriber, step: { .emit($0) }, end: { completion in
                if case .failure = completion { .init(last: [output], completion: .finished) } else { .init(completion: .finished) }
            }))
        }
    }

    /// Gives a value where the source ends without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var isEmpty = true
            upstream.subscribe(Stage(subscriber, last: { isEmpty ? [output] : [] }) { value in
                isEmpty = false
                return .emit(value)
            })
        }
    }
}

extension Publisher {
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
