extension Publishers {
    /// Goes on with another publisher where the source fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let relay = Relay(subscriber)
            relay.start()
            relay.follow(upstream) { completion in
                switch completion {
                case .finished: relay.finish(.finished)
                case .failure(let failure): relay.follow(handler(failure)) { relay.finish($0) }
                }
            }
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
            let relay = Relay(subscriber)
            relay.start()
            relay.follow(upstream) { completion in
                guard case .failure(let failure) = completion else { return relay.finish(.finished) }
                do {
                    relay.follow(try handler(failure)) { relay.finish($0.mapError { $0 as any Error }) }
                } catch {
                    relay.finish(.failure(error))
                }
            }
        }
    }

    /// Subscribes again where the source fails, so many times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// nil for as often as it takes.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let relay = Relay(subscriber)
            relay.start()
            attempt(relay, left: retries)
        }

        private func attempt<S: Subscriber>(_ relay: Relay<S>, left: Int?) where Failure == S.Failure, Output == S.Input {
            relay.follow(upstream) { completion in
                guard case .failure = completion, left != 0 else { return relay.finish(completion) }
                attempt(relay, left: left.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
        where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
