/// Text from a program that may say too much: what goes beyond the limit is dropped.
public struct CappedText: Sendable {
    public private(set) var isCut = false
    private var bytes: [UInt8] = []
    private let limit: Int
    private let keepsEnd: Bool

    /// - Parameter keepsEnd: the last that was said is kept rather than the first.
    init(limit: Int, keepsEnd: Bool = false) {
        (self.limit, self.keepsEnd) = (limit, keepsEnd)
    }

    public var text: String { text(from: 0) }

    /// How much there is, in bytes; what comes later is `text(from:)` that.
    public var count: Int { bytes.count }

    public func text(from start: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)
    }

    mutating func append(_ more: [UInt8]) {
        bytes += more
        guard bytes.count > limit else { return }
        isCut = true
        if keepsEnd { bytes.removeFirst(bytes.count - limit) } else { bytes.removeLast(bytes.count - limit) }
    }
}
