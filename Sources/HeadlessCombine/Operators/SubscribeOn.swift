extension Publishers {
    /// Subscribes to the source, asks it for values and cancels it on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let relay = SubscribingElsewhere(subscriber) { scheduler.schedule(options: options, $0) }
            relay.start()
            scheduler.schedule(options: options) { relay.follow(upstream) { relay.finish($0) } }
        }
    }
}

private final class SubscribingElsewhere<Downstream: Subscriber>: Relay<Downstream> {
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override func release() {
        schedule { super.release() }
    }
}

extension Publisher {
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
