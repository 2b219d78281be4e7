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
    func place(of sign: Unicode.Scalar, from start: Int) -> Int {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(sign.value), count - start) else { return count }
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

    /// Whether there can be digits in it: in full width they begin with EF.
    var mayHaveDigits: Bool {
        count(byWords: { $0.marksOfDigits | $0.marks(0xEF) }, byBytes: { $0 &- 0x30 <= 9 || $0 == 0xEF }) > 0
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
        return found + self[index...].count(where: isCounted)
    }
}

/// Eight bytes, of which some are marked in their highest bits.
extension UInt64 {
    /// The bytes of one value.
    fileprivate func marks(_ byte: UInt8) -> UInt64 {
        let others = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return ~((others & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F | others)
    }

    /// The digits of ASCII.
    fileprivate var marksOfDigits: UInt64 {
        let low = self & 0x7F7F_7F7F_7F7F_7F7F
        return (low + 0x5050_5050_5050_5050) & ~(low + 0x4646_4646_4646_4646) & ~self
    }
}
