import Foundation

/// A moment as files hold it: `2026-01-31T10:15:00.000Z`.
public struct Timestamp: Hashable, Codable, Sendable, CustomStringConvertible {
    public let date: Date

    public init(_ date: Date) {
        self.date = date
    }

    /// Reads ISO 8601, with or without a fraction of a second; nil for anything else.
    public init?(_ text: String) {
        let styles = [Self.style, Date.ISO8601FormatStyle()]
        guard let date = styles.lazy.compactMap({ try? Date(text, strategy: $0) }).first else { return nil }
        self.date = date
    }

    /// UTC, milliseconds.
    public var description: String {
        // A date that stands for whole milliseconds may lie a hair below them, and the style cuts off.
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
