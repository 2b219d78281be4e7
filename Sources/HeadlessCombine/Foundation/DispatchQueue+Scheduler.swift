import Dispatch

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = _NanosecondsStride

        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public func distance(to other: Self) -> Stride {
            Stride(Int(other.dispatchTime.uptimeNanoseconds) - Int(dispatchTime.uptimeNanoseconds))
        }

        public func advanced(by n: Stride) -> Self { Self(dispatchTime + .nanoseconds(n.magnitude)) }

        public static func == (a: Self, b: Self) -> Bool { a.dispatchTime == b.dispatchTime }
        public static func < (a: Self, b: Self) -> Bool { a.dispatchTime < b.dispatchTime }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }

    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
                         _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
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

extension _NanosecondsStride {
    public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        case .never: self.init(.max)
        @unknown default: self.init(.max)
        }
    }

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
}
