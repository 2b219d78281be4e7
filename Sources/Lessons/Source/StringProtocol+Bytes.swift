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
    var lineFeeds: Int {
        withBytes { bytes in
            var (count, place) = (0, bytes.place(of: "\n", from: 0))
            while place < bytes.count {
                count += 1
                place = bytes.place(of: "\n", from: place + 1)
            }
            return count
        }
    }
}
