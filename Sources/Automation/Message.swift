/// What crosses the connection between the checker and a program, as bytes: part after part, without names. Both ends are built
/// together, so a part's place says what it is.
package protocol Message {
    func write(to bytes: inout [UInt8])
    /// - Throws: where the bytes are no such message. Whoever can write to the connection may have written them.
    init(from reader: inout MessageReader) throws(MalformedMessage)
}

package struct MalformedMessage: Error {
    package init() {}
}

/// Bytes from which one part after another is taken.
package struct MessageReader {
    private var rest: ArraySlice<UInt8>
    private var depth = 0

    /// Parts may hold parts of their own kind, so many levels deep.
    private static let maximumDepth = 200

    package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    package var isAtEnd: Bool { rest.isEmpty }

    package mutating func next<Part: Message>(_ type: Part.Type = Part.self) throws(MalformedMessage) -> Part {
        try Part(from: &self)
    }

    /// As many bytes as that.
    mutating func next(count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
        guard (0...rest.count).contains(count) else { throw MalformedMessage() }
        defer { rest.removeFirst(count) }
        return rest.prefix(count)
    }

    /// Parts of one kind, as many as the number in front of them says.
    mutating func nextParts<Part: Message>() throws(MalformedMessage) -> [Part] {
        let count = try next(Int.self)
        // Each has a byte at least.
        guard (0...rest.count).contains(count), depth < Self.maximumDepth else { throw MalformedMessage() }
        depth += 1
        defer { depth -= 1 }
        var parts: [Part] = []
        for _ in 0..<count { parts.append(try next()) }
        return parts
    }
}

extension [UInt8] {
    /// Adds parts, one behind the other.
    package mutating func add<each Part: Message>(_ part: repeat each Part) {
        repeat (each part).write(to: &self)
    }
}
