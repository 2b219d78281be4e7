extension Publishers {
    /// Gives the first value at once, and then one an interval: the latest in it, or the first.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Throttling(subscriber, interval: interval, scheduler: scheduler, latest: latest).run(upstream)
        }
    }
}

private final class Throttling<Downstream: Subscriber, Context: Scheduler>: Outlet<Downstream> {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private var source: (any Cancellable)?
    private var held: Downstream.Input?
    private var last: Context.SchedulerTimeType?
    private var isWaiting = false

    init(_ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        super.init(downstream)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let inlet = Inlet<P.Output, P.Failure> { self.receive($0) } onEnd: { self.end($0) }
        locked { source = inlet }
        start()
        if isEnded { release() } else { upstream.subscribe(inlet) }
    }

    private func receive(_ value: Downstream.Input) {
        let now = scheduler.now
        let due: Context.SchedulerTimeType? = locked {
            if held == nil || latest { held = value }
            guard !isWaiting else { return nil }
            isWaiting = true
            return last.map { Swift.max(now, $0.advanced(by: interval)) } ?? now
        }
        guard let due else { return }
        if due > now { scheduler.schedule(after: due) { self.give() } } else { scheduler.schedule { self.give() } }
    }

    private func give() {
        let now = scheduler.now
        let value = locked {
            isWaiting = false
            last = now
            return takeHeld()
        }
        if let value { send(value) }
    }

    /// What is held still comes, without waiting any longer.
    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        scheduler.schedule {
            let value = self.locked { self.takeHeld() }
            self.finish(completion, last: value.map { [$0] } ?? [])
        }
    }

    private func takeHeld() -> Downstream.Input? {
        defer { held = nil }
        return held
    }

    override func release() { locked { source.take() }?.cancel() }
}

extension Publisher {
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
