import Foundation

extension Timer {
    /// A publisher of the time, every so often, once it is connected.
    public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
                               options: RunLoop.SchedulerOptions? = nil) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?
        private let audience = Audience<Date, Never>("Timer")

        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
                    options: RunLoop.SchedulerOptions? = nil) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.admit(subscriber, missed: .lost)
        }

        public func connect() -> any Cancellable {
            nonisolated(unsafe) let audience = audience
            let timer = Timer(timeInterval: interval, repeats: true) { audience.send($0.fireDate) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return Connection(timer: timer)
        }

        /// Goes on until it is cancelled, kept or not.
        private struct Connection: Cancellable {
            let timer: Timer
            func cancel() { timer.invalidate() }
        }
    }
}
