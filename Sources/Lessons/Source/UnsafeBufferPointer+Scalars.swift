extension UnsafeBufferPointer<UInt8> {
    /// The Unicode scalar whose first byte of UTF-8 stands there; U+FFFD where it is cut off.
    func scalar(at index: Int) -> Unicode.Scalar {
        let first = self[index]
        let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard width > 1 else { return Unicode.Scalar(first) }
        guard index + width <= count else { return "\u{FFFD}" }
        var value = UInt32(first) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
        for offset in 1..<width { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// The one that ends before a place.
    func scalar(before end: Int) -> Unicode.Scalar {
        var index = end - 1
        while index > 0, self[index] & 0xC0 == 0x80 { index -= 1 }
        return scalar(at: index)
    }
}
