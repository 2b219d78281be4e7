extension Publishers {
    /// Gives the values of the publisher that the source gave last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where P.Output == S.Input, Upstream.Failure == S.Failure {
            Switching(subscriber).run(upstream)
        }
    }
}

private final class Switching<Downstream: Subscriber>: Relay<Downstream> {
    private var outer: (any Cancellable)?
    private var isFollowing = false
    private var isOuterOver = false
    private var turn = 0

    func run<P: Publisher>(_ source: P) where P.Output: Publisher, P.Output.Output == Downstream.Input,
        P.Output.Failure == Downstream.Failure, P.Failure == Downstream.Failure {
        let inlet = Inlet<P.Output, P.Failure> { self.switchTo($0) } onEnd: { completion in
            if case .failure(let failure) = completion { return self.fail(failure) }
            let isOver = self.locked {
                self.isOuterOver = true
                return !self.isFollowing
            }
            if isOver { self.finish(.finished) }
        }
        locked { outer = inlet }
        start()
        if isEnded { release() } else { source.subscribe(inlet) }
    }

    private func switchTo<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let turn = locked {
            isFollowing = true
            self.turn += 1
            return self.turn
        }
        follow(publisher) { completion in
            if case .failure(let failure) = completion { return self.fail(failure) }
            let isOver = self.locked {
                if self.turn == turn { self.isFollowing = false }
                return self.isOuterOver && !self.isFollowing
            }
            if isOver { self.finish(.finished) }
        }
    }

    override func release() {
        super.release()
        let outer = locked {
            defer { self.outer = nil }
            return self.outer
        }
        outer?.cancel()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>,
        Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>> {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
