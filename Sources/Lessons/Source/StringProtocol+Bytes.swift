import Foundation

extension StringProtocol {
    /// The text in UTF-8, without a copy where it has its bytes in one piece already.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        return try Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension StringProtocol {
    var isASCII: Bool { withBytes(\.isASCII) }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a sign stands next; behind the last byte where it doesn't.
    func place(of sign: UInt8, from start: Int) -> Int {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(sign), count - start) else { return count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    var isASCII: Bool {
        var index = 0
        let words = UnsafeRawBufferPointer(self)
        while index + 8 <= count {
            guard words.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else { return false }
            index += 8
        }
        return self[index...].allSatisfy { $0 < 0x80 }
    }
}

extension StringProtocol {
    var lineFeeds: Int { withBytes(\.lineFeeds) }
}

extension UnsafeBufferPointer<UInt8> {
    var lineFeeds: Int { count(byWords: { $0.marks(0x0A) }, byBytes: { $0 == 0x0A }) }

    /// How many Unicode scalars these bytes of UTF-8 begin.
    var scalarCount: Int {
        // What continues a scalar is 10xxxxxx.
        count - count(byWords: { $0 & ~($0 << 1) }, byBytes: { $0 & 0xC0 == 0x80 })
    }

    /// Whether there can be digits in it: in full width they begin with EF. Written without branches, so that the compiler takes many
    /// bytes at once.
    var mayHaveDigits: Bool {
        var found: UInt8 = 0
        for byte in self { found |= (byte &- 0x30 <= 9 ? 1 : 0) | (byte == 0xEF ? 1 : 0) }
        return found != 0
    }

    /// How many bytes are of a kind, counted eight at a time.
    ///
    /// - Parameter mark: sets the highest bit of each byte of that kind, and of no other.
    private func count(byWords mark: (UInt64) -> UInt64, byBytes isCounted: (UInt8) -> Bool) -> Int {
        var (found, index) = (0, 0)
        let words = UnsafeRawBufferPointer(self)
        while index + 8 <= count {
            let marks = mark(words.loadUnaligned(fromByteOffset: index, as: UInt64.self)) >> 7 & 0x0101_0101_0101_0101
            found += Int((marks &* 0x0101_0101_0101_0101) >> 56)
            index += 8
        }
        while index < count {
            found += isCounted(self[index]) ? 1 : 0
            index += 1
        }
        return found
    }
}

extension UInt64 {
    /// Marks the bytes of one value in their highest bits.
    fileprivate func marks(_ byte: UInt8) -> UInt64 {
        let others = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return ~((others & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F | others)
    }
}
