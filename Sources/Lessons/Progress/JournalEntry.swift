import Foundation

/// A line of a journal. It is kept as it was written, so that what a newer version has put there outlives this one.
public struct JournalEntry: Hashable, Sendable {
    /// The line without its end.
    public let line: String
    public let id: UUID
    /// What this version understands of it; nil for kinds that it doesn't know.
    public let event: ProgressEvent?

    public init(_ event: ProgressEvent) throws {
        line = String(decoding: try Self.encoder.encode(event), as: UTF8.self)
        id = event.id
        self.event = event
    }

    /// Nil for a line that isn't an event of any version: a JSON object with an id, a time and a kind.
    public init?(line: String) {
        let data = Data(line.utf8)
        event = try? Self.decoder.decode(ProgressEvent.self, from: data)
        guard let id = event?.id ?? (try? Self.decoder.decode(Frame.self, from: data))?.id else { return nil }
        self.line = line
        self.id = id
    }

    private struct Frame: Decodable {
        let id: UUID
        let time: Timestamp
        let kind: String
    }

    private static let decoder = JSONDecoder()
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}
