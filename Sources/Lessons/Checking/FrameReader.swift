import Automation

/// Cuts what arrives into messages.
struct FrameReader {
    private var bytes: [UInt8] = []

    enum Next {
        case frame(number: UInt32, ArraySlice<UInt8>)
        case incomplete
        case malformed
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func next() -> Next {
        guard bytes.count >= Frame.headLength else { return .incomplete }
        guard let head = try? Frame.head(of: bytes) else { return .malformed }
        let end = Frame.headLength + head.length
        guard bytes.count >= end else { return .incomplete }
        defer { bytes.removeFirst(end) }
        return .frame(number: head.number, bytes[Frame.headLength..<end])
    }
}
