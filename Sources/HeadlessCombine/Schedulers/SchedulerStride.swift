/// A span of time in seconds, as run loops and operation queues count it.
public struct _SecondsStride: Hashable, Codable, Sendable {
    public var magnitude: Double

    public init(_ timeInterval: Double) {
        magnitude = timeInterval
    }

    public var timeInterval: Double { magnitude }
}

extension _SecondsStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Double(exactly: source) else { return nil }
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

extension _SecondsStride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

/// A span of time in whole nanoseconds, as dispatch queues count it.
public struct _NanosecondsStride: Hashable, Codable, Sendable {
    public var magnitude: Int

    public init(_ nanoseconds: Int) {
        magnitude = nanoseconds
    }
}

extension _NanosecondsStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .seconds(value) }
    public init(floatLiteral value: Double) { self = .seconds(value) }
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

extension _NanosecondsStride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(s * 1_000_000_000) }
    public static func seconds(_ s: Double) -> Self { Self(Int(s * 1e9)) }
    public static func milliseconds(_ ms: Int) -> Self { Self(ms * 1_000_000) }
    public static func microseconds(_ us: Int) -> Self { Self(us * 1_000) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
}
