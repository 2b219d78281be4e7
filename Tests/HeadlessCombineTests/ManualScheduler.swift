import HeadlessCombine

/// A scheduler whose time a test moves on, in seconds.
final class ManualScheduler: Scheduler {
    typealias SchedulerOptions = Never

    struct SchedulerTimeType: Strideable {
        var seconds: Double
        func distance(to other: Self) -> _SecondsStride { _SecondsStride(other.seconds - seconds) }
        func advanced(by n: _SecondsStride) -> Self { Self(seconds: seconds + n.timeInterval) }
    }

    private(set) var now = SchedulerTimeType(seconds: 0)
    private var waiting: [(due: Double, action: () -> Void)] = []

    var minimumTolerance: _SecondsStride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((now.seconds, action)) }

    func schedule(after date: SchedulerTimeType, tolerance: _SecondsStride, options: Never?, _ action: @escaping () -> Void) {
        waiting.append((date.seconds, action))
    }

    func schedule(after date: SchedulerTimeType, interval: _SecondsStride, tolerance: _SecondsStride, options: Never?,
                  _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return Subscriptions.empty
    }

    func advance(by seconds: Double) {
        let end = now.seconds + seconds
        while let next = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }), waiting[next].due <= end {
            let (due, action) = waiting.remove(at: next)
            now = SchedulerTimeType(seconds: max(now.seconds, due))
            action()
        }
        now = SchedulerTimeType(seconds: end)
    }
}
