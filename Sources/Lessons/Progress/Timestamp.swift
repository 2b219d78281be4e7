import Foundation

/// A moment as files hold it, in whole milliseconds: `2026-01-31T10:15:00.000Z`.
public struct Timestamp: Hashable, Codable, Sendable, CustomStringConvertible {
    public let date: Date

    /// The nearest whole millisecond.
    public init(_ date: Date) {
        self.date = Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
    }

    /// Reads ISO 8601, with or without a fraction of a second; nil for anything else.
    public init?(_ text: String) {
        let styles = [Self.style, Date.ISO8601FormatStyle()]
        guard let date = styles.lazy.compactMap({ try? Date(text, strategy: $0) }).first else { return nil }
        self.init(date)
    }

    /// In UTC.
    public var description: String {
        // A date may lie a hair below the milliseconds that it stands for, and the style cuts off.
        date.addingTimeInterval(0.0001).formatted(Self.style)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = Timestamp(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” isn't a time in ISO 8601")
        }
        self = time
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
