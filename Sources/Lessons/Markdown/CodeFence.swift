/// An opening code fence in a line of UTF-8 that begins with it; nil for any other line.
struct CodeFence {
    let sign: UInt8
    let length: Int
    /// The info string as written, without the spaces around it.
    let info: ArraySlice<UInt8>

    init?(_ line: ArraySlice<UInt8>) {
        let line = line.drop { $0 == UInt8(ascii: " ") }
        guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
        let rest = line.drop { $0 == sign }
        guard line.count - rest.count >= 3 else { return nil }
        (self.sign, length, info) = (sign, line.count - rest.count, rest.trimmed)
    }

    /// Whether a line, taken out of its container or not, ends this fence.
    func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        let line = line.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return line.prefix { $0 == sign }.count >= length
    }
}
