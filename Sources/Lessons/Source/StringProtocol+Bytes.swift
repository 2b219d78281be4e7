extension StringProtocol {
    /// The text in UTF-8, without a copy where it has its bytes in one piece already.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        return try Array(utf8).withUnsafeBufferPointer(body)
    }
}

extension StringProtocol {
    var isASCII: Bool {
        withBytes { bytes in bytes.allSatisfy { $0 < 0x80 } }
    }
}
