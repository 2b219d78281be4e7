import Foundation

/// The main run loop's work goes to the main queue, which it serves.
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }

    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { action() }
        } else {
            add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
        }
    }

    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
                         options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable {
        var next = date
        let repetition = Repetition(action) { [unowned self] repetition in
            next = next.advanced(by: interval)
            schedule(after: next, tolerance: tolerance, options: options) { repetition.run() }
        }
        schedule(after: date, tolerance: tolerance, options: options) { repetition.run() }
        return AnyCancellable(repetition)
    }
}
