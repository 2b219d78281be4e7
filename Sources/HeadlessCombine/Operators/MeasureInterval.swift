extension Publishers {
    /// Gives the time between one value and the next.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
            var last = scheduler.now
            upstream.subscribe(Stage(subscriber) { _ in
                let now = scheduler.now
                defer { last = now }
                return .emit(last.distance(to: now))
            })
        }
    }
}

extension Publisher {
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
