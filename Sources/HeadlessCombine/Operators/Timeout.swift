extension Publishers {
    /// Ends where no value comes for too long.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?,
                    customError: (() -> Failure)?) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            TimingOut(subscriber, failure: customError) { action in
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options, action)
            }
            .run(upstream)
        }
    }
}

private final class TimingOut<Downstream: Subscriber>: Relay<Downstream> {
    private let failure: (() -> Downstream.Failure)?
    private let later: (@escaping () -> Void) -> Void
    private var turn = 0

    init(_ downstream: Downstream, failure: (() -> Downstream.Failure)?, later: @escaping (@escaping () -> Void) -> Void) {
        self.failure = failure
        self.later = later
        super.init(downstream)
    }

    func run<P: Publisher>(_ upstream: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        wait()
        start()
        follow(upstream.handleEvents(receiveOutput: { _ in self.wait() })) { self.finish($0) }
    }

    private func wait() {
        let turn = locked {
            self.turn += 1
            return self.turn
        }
        later {
            guard self.locked({ self.turn }) == turn else { return }
            self.finish(self.failure.map { .failure($0()) } ?? .finished)
        }
    }
}

extension Publisher {
    public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
                                      customError: (() -> Failure)? = nil) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
