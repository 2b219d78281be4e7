extension String {
    /// How many columns of a terminal the text takes: wide characters and emoji two, combining marks and colour none.
    var displayWidth: Int {
        withoutPaint.reduce(0) { $0 + $1.displayWidth }
    }

    /// The text with spaces behind it, or before it, until it is that wide.
    func padded(to width: Int, alignment: Table.Alignment = .left) -> String {
        let spaces = String(repeating: " ", count: Swift.max(0, width - displayWidth))
        return alignment == .left ? self + spaces : spaces + self
    }

    private var withoutPaint: String {
        contains("\u{1B}") ? replacing(/\u{1B}\[[0-9]*m/, with: "") : self
    }
}

extension Character {
    var displayWidth: Int {
        if unicodeScalars.contains("\u{FE0F}") || unicodeScalars.first?.properties.isEmojiPresentation ?? false { return 2 }
        return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    }

    /// Whether a line may end before or after it without a space: a character of a script that is written without any.
    var isWide: Bool {
        unicodeScalars.first?.isWide ?? false
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        if properties.generalCategory.takesNoSpace || (0x1160...0x11FF).contains(value) { return 0 }
        return isWide ? 2 : 1
    }

    /// East Asian Width W and F, as far as people write with them.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Unicode.GeneralCategory {
    fileprivate var takesNoSpace: Bool {
        switch self {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}
