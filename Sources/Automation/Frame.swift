/// A message on its way: its length in four bytes and a number in four more, the lowest first, then the message. A reply has the
/// number of the command that it answers; what a program reports unasked has 0.
package enum Frame {
    package static let headLength = 8
    /// Longer ones aren't taken for messages. In bytes.
    package static let maximumLength = 64_000_000

    package static func bytes(of message: some Message, number: UInt32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: headLength)
        bytes.add(message)
        var head: [UInt8] = []
        head.add(UInt32(bytes.count - headLength), number)
        bytes.replaceSubrange(..<headLength, with: head)
        return bytes
    }

    /// - Parameter bytes: at least as many as a head has.
    package static func head(of bytes: some Collection<UInt8>) throws(MalformedMessage) -> (length: Int, number: UInt32) {
        var reader = MessageReader(ArraySlice(bytes.prefix(headLength)))
        let length = Int(try reader.next(UInt32.self))
        guard length <= maximumLength else { throw MalformedMessage() }
        return (length, try reader.next())
    }
}

extension Message {
    /// A whole message, with nothing behind it.
    package init(ofFrame body: ArraySlice<UInt8>) throws(MalformedMessage) {
        var reader = MessageReader(body)
        self = try reader.next()
        guard reader.isAtEnd else { throw MalformedMessage() }
    }
}
