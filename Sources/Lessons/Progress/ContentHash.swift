import Foundation

/// Tells one version of a file from another (FNV-1a, 64 bits). Line ends don't count, so that a checkout on another system is the
/// same version. It protects nothing: whoever wants to can make two files alike.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    public init(_ data: Data) {
        value = data.withUnsafeBytes { bytes in
            bytes.reduce(value) { $1 == UInt8(ascii: "\r") ? $0 : ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
    }

    /// Sixteen hexadecimal digits.
    public var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
