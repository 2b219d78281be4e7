extension Publishers {
    /// Gives one publisher's values, and when that has finished another's.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
        where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S: Subscriber>(subscriber: S) where Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let relay = Relay(subscriber)
            relay.start()
            relay.follow(prefix) { completion in
                guard case .finished = completion else { return relay.finish(completion) }
                relay.follow(suffix) { relay.finish($0) }
            }
        }
    }
}

extension Publisher {
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
        where Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
        where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
        where Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
        where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
