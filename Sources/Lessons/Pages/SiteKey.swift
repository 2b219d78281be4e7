import Foundation

/// What something was made from, as a short text.
struct SiteKey: Sendable {
    let text: String

    /// That of a file, as if it were empty where it can't be read.
    init(contentsOf path: String) {
        text = (FileManager.default.contents(atPath: path) ?? Data()).withUnsafeBytes(Self.digest)
    }

    init(_ parts: [String]) {
        text = parts.joined(separator: "\0").withBytes { Self.digest(UnsafeRawBufferPointer($0)) }
    }

    func adding(_ more: String...) -> SiteKey {
        adding(more)
    }

    func adding(_ more: [String]) -> SiteKey {
        SiteKey([text] + more)
    }

    /// Eight bytes at a time, since whole courses go through it at every build.
    private static func digest(_ bytes: UnsafeRawBufferPointer) -> String {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
        let end = bytes.count & ~7
        for place in stride(from: 0, to: end, by: 8) { mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self), into: &value) }
        for byte in bytes[end...] { mix(UInt64(byte), into: &value) }
        return String(value, radix: 16)
    }

    private static func mix(_ word: UInt64, into value: inout UInt64) {
        value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
        value ^= value >> 29
    }
}
