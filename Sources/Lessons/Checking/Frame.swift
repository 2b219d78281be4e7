import Foundation

/// A message on the connection to a program: its length in four bytes and a number in four more, the lowest first, then as many
/// bytes of JSON as the length says. A reply has the number of the command that it answers; what a program reports unasked has 0.
enum Frame {
    /// Longer ones aren't taken for messages.
    static let maximumLength = 64_000_000

    static func bytes(of body: Data, number: UInt32) -> [UInt8] {
        littleEndian(UInt32(body.count)) + littleEndian(number) + body
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

/// Cuts what arrives into messages.
struct FrameReader {
    private var bytes: [UInt8] = []

    enum Next {
        case frame(number: UInt32, Data)
        case incomplete
        case malformed
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func next() -> Next {
        guard bytes.count >= 8 else { return .incomplete }
        let length = Int(word(at: 0))
        guard length <= Frame.maximumLength else { return .malformed }
        guard bytes.count >= 8 + length else { return .incomplete }
        defer { bytes.removeFirst(8 + length) }
        return .frame(number: word(at: 4), Data(bytes[8..<8 + length]))
    }

    private func word(at place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
}
