extension Publishers {
    /// Gives values and the end on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Rescheduling(subscriber) { scheduler.schedule(options: options, $0) }.run(upstream)
        }
    }

    /// Gives values and the end later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
                    scheduler: Context, options: Context.SchedulerOptions? = nil) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Rescheduling(subscriber) { action in
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
            }
            .run(upstream)
        }
    }
}

/// Gives everything in its order, when and where a scheduler says.
private final class Rescheduling<Downstream: Subscriber>: Outlet<Downstream> {
    private let schedule: (@escaping () -> Void) -> Void
    private var source: Inlet<Downstream.Input, Downstream.Failure>?

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let inlet = Inlet<P.Output, P.Failure>(demand: .none) { value in
            self.schedule { self.send(value) }
        } onEnd: { completion in
            self.schedule { self.finish(completion) }
        }
        locked { source = inlet }
        upstream.subscribe(inlet)
        start()
    }

    override func requested(_ demand: Subscribers.Demand) { locked { source }?.request(demand) }

    override func release() { locked { source.take() }?.cancel() }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
                                    options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
                         options: options)
    }
}
