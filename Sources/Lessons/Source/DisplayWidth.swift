/// How many columns of a terminal a text takes: East Asian wide and full-width characters and emoji two, combining marks and
/// control characters none, everything else one.
extension StringProtocol {
    public var displayWidth: Int {
        let isPlain = withBytes { bytes in bytes.allSatisfy { 0x20..<0x7F ~= $0 } }
        return isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
    }

    /// The longest beginning that fits in that many columns.
    public func prefix(displayWidth maximum: Int) -> SubSequence {
        var width = 0
        return prefix { character in
            width += character.displayWidth
            return width <= maximum
        }
    }

    /// Spaces behind the text up to that many columns; a longer text stays as it is.
    public func padded(toDisplayWidth width: Int) -> String {
        String(self) + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }
}

extension Character {
    /// Columns of a terminal; a sequence that draws one emoji counts as that emoji does.
    public var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.isASCII && unicodeScalars.count == 1 { return first.displayWidth }
        let width = unicodeScalars.reduce(0) { $0 + $1.displayWidth }
        return drawsEmoji ? 2 : Swift.min(width, 2)
    }

    /// Asks for an emoji by a variation selector, or is a flag.
    private var drawsEmoji: Bool {
        unicodeScalars.contains("\u{FE0F}") && unicodeScalars.first?.properties.isEmoji == true
            || unicodeScalars.count == 2 && unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    }
}

extension Unicode.Scalar {
    /// Columns of a terminal.
    var displayWidth: Int {
        if value < 0x300 { return properties.generalCategory == .control ? 0 : 1 }
        if takesNoColumn { return 0 }
        return isWide ? 2 : 1
    }

    private var takesNoColumn: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: (0x1160...0x11FF).contains(value)
        }
    }

    private var isWide: Bool {
        properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
    }

    /// East Asian Width W and F of Unicode's UAX 11, without those that are emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
        0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]
}
