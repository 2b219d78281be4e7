extension UInt8: Message {
    package func write(to bytes: inout [UInt8]) { bytes.append(self) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = try reader.next(count: 1).first ?? 0
    }
}

extension Message where Self: FixedWidthInteger {
    /// The lowest byte first.
    package func write(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: littleEndian) { bytes.append(contentsOf: $0) }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        let bytes = try reader.next(count: Self.bitWidth / 8)
        self = bytes.reversed().reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
    }
}

extension Int: Message {}
extension Int32: Message {}
extension UInt32: Message {}
extension UInt64: Message {}

extension Bool: Message {
    package func write(to bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) { self = try reader.next(UInt8.self) != 0 }
}

extension Double: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(bitPattern) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) { self.init(bitPattern: try reader.next()) }
}

extension String: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(utf8.count)
        bytes.append(contentsOf: utf8)
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self.init(decoding: try reader.next(count: try reader.next()), as: UTF8.self)
    }
}

extension Optional: Message where Wrapped: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(self != nil)
        if let self { bytes.add(self) }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        self = try reader.next(Bool.self) ? try reader.next(Wrapped.self) : nil
    }
}

extension Array: Message where Element: Message {
    package func write(to bytes: inout [UInt8]) {
        bytes.add(count)
        for element in self { bytes.add(element) }
    }

    package init(from reader: inout MessageReader) throws(MalformedMessage) { self = try reader.nextParts() }
}

extension Message where Self: RawRepresentable, RawValue: Message {
    package func write(to bytes: inout [UInt8]) { bytes.add(rawValue) }

    package init(from reader: inout MessageReader) throws(MalformedMessage) {
        guard let value = Self(rawValue: try reader.next()) else { throw MalformedMessage() }
        self = value
    }
}
