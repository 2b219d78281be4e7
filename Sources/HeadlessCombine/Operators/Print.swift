extension Publishers {
    /// Writes down everything that passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let prefix: String
        public let upstream: Upstream
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            var stream = stream
            let start = prefix.isEmpty ? "" : "\(prefix): "
            func write(_ text: String) {
                if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
            }
            upstream.handleEvents { subscription in
                write("receive subscription: (\(subscription))")
            } receiveOutput: { value in
                write("receive value: (\(value))")
            } receiveCompletion: { completion in
                switch completion {
                case .finished: write("receive finished")
                case .failure(let failure): write("receive error: (\(failure))")
                }
            } receiveCancel: {
                write("receive cancel")
            } receiveRequest: { demand in
                write("request \(demand.max.map { "max: (\($0))" } ?? "unlimited")")
            }
            .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
