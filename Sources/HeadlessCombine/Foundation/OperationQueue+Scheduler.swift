import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _DateSchedulerTime

    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { self.addOperation { action() } }
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
