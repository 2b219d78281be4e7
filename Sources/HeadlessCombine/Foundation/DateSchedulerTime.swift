import Foundation

/// A moment, as run loops and operation queues name it.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    public typealias Stride = _SecondsStride

    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
