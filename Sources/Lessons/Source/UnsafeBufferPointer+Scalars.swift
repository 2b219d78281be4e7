extension UnsafeBufferPointer<UInt8> {
    /// The Unicode scalar whose first byte of UTF-8 stands there; U+FFFD where it is cut off.
    @inline(__always)
    func scalar(at index: Int) -> Unicode.Scalar {
        let first = UInt32(self[index])
        guard first >= 0x80 else { return Unicode.Scalar(UInt8(first)) }
        let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + width <= count else { return "\u{FFFD}" }
        let rest = { (offset: Int) in UInt32(self[index + offset] & 0x3F) }
        let value = switch width {
        case 2: (first & 0x1F) << 6 | rest(1)
        case 3: (first & 0x0F) << 12 | rest(1) << 6 | rest(2)
        default: (first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The one that ends before a place.
    func scalar(before end: Int) -> Unicode.Scalar {
        var index = end - 1
        while index > 0, self[index] & 0xC0 == 0x80 { index -= 1 }
        return scalar(at: index)
    }
}
