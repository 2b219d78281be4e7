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

    /// Whether the bytes of a text stand in this one. Foundation's function of this name, in whose place this one stands, compares what
    /// letters mean, and takes many times as long.
    func contains(_ text: String) -> Bool {
        withBytes { bytes in text.withBytes { bytes.contains($0) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where a sign stands next; behind the last byte where it doesn't.
    func place(of sign: UInt8, from start: Int) -> Int {
        guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(sign), count - start) else { return count }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// Whether other bytes stand in these.
    fileprivate func contains(_ other: Self) -> Bool {
        guard let first = other.first else { return true }
        var start = 0
        while true {
            start = place(of: first, from: start)
            guard start + other.count <= count else { return false }
            if self[start..<(start + other.count)].elementsEqual(other) { return true }
            start += 1
        }
    }

    var isASCII: Bool { !containsWord { $0 & 0x8080_8080_8080_8080 } }
}

extension StringProtocol {
    var lineFeeds: Int { withBytes(\.lineFeeds) }
}

extension UnsafeBufferPointer<UInt8> {
    var lineFeeds: Int { count { $0.marks(0x0A) } }

    /// How many Unicode scalars these bytes of UTF-8 begin.
    var scalarCount: Int {
        // What continues a scalar is 10xxxxxx.
        count - count { $0 & ~($0 << 1) }
    }

    /// Whether there can be digits in it: in full width they begin with EF.
    var mayHaveDigits: Bool {
        containsWord { word in
            let distances = word ^ 0x3030_3030_3030_3030
            let areOthers = (distances & 0x7F7F_7F7F_7F7F_7F7F) + 0x7676_7676_7676_7676 | distances
            return ~areOthers & 0x8080_8080_8080_8080 | word.marks(0xEF)
        }
    }

    /// How many bytes are of a kind.
    ///
    /// - Parameter mark: sets the highest bit of each byte of that kind; zeros are of none.
    private func count(_ mark: (UInt64) -> UInt64) -> Int {
        var found = 0
        _ = containsWord { word in
            let marks = mark(word) >> 7 & 0x0101_0101_0101_0101
            found += Int((marks &* 0x0101_0101_0101_0101) >> 56)
            return 0
        }
        return found
    }

    /// Goes through the bytes eight at a time, the last of them filled up with zeros.
    ///
    /// - Parameter marks: ends the search with anything but 0.
    @inline(__always)
    private func containsWord(_ marks: (UInt64) -> UInt64) -> Bool {
        let bytes = UnsafeRawBufferPointer(self)
        var index = 0
        while index &+ 8 <= count {
            if marks(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))) != 0 { return true }
            index &+= 8
        }
        guard index < count else { return false }
        var last: UInt64 = 0
        if count >= 8 {
            let end = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
            last = end >> UInt64(8 * (8 - (count - index)))
        } else {
            for byte in reversed() { last = last << 8 | UInt64(byte) }
        }
        return marks(last) != 0
    }
}

extension UInt64 {
    /// Marks the bytes of one value in their highest bits.
    fileprivate func marks(_ byte: UInt8) -> UInt64 {
        let others = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
        return ~((others & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F | others) & 0x8080_8080_8080_8080
    }
}
