/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    /// Time stands still.
    public struct SchedulerTimeType: Strideable, Sendable {
        public struct Stride: Hashable, Codable, Sendable {
            public var magnitude: Int

            public init(_ value: Int) {
                magnitude = value
            }
        }

        public func distance(to other: Self) -> Stride { 0 }
        public func advanced(by n: Stride) -> Self { self }
        public static func == (a: Self, b: Self) -> Bool { true }
        public static func < (a: Self, b: Self) -> Bool { false }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
                         options: Never?, _ action: @escaping () -> Void) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(Int(value)) }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
    }

    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { 0 }
    public static func seconds(_ s: Double) -> Self { 0 }
    public static func milliseconds(_ ms: Int) -> Self { 0 }
    public static func microseconds(_ us: Int) -> Self { 0 }
    public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
