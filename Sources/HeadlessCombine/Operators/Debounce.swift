extension Publishers {
    /// Gives a value once no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Debouncing(subscriber) { action in
                scheduler.schedule(after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options, action)
            }
            .run(upstream)
        }
    }
}

private final class Debouncing<Downstream: Subscriber>: Outlet<Downstream> {
    private let later: (@escaping () -> Void) -> Void
    private var source: (any Cancellable)?
    private var turn = 0

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(downstream)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let inlet = Inlet<P.Output, P.Failure> { self.wait(with: $0) } onEnd: { self.finish($0) }
        locked { source = inlet }
        start()
        if isEnded { release() } else { upstream.subscribe(inlet) }
    }

    private func wait(with value: Downstream.Input) {
        let turn = locked {
            self.turn += 1
            return self.turn
        }
        later {
            if self.locked({ self.turn }) == turn { self.send(value) }
        }
    }

    override func release() { locked { source.take() }?.cancel() }
}

extension Publisher {
    public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
