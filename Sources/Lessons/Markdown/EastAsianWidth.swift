extension Unicode.Scalar {
    /// East Asian Width W, F or H without the emoji, or Hangul: what the CJK-friendly amendment to CommonMark calls a CJK character.
    var isCJK: Bool {
        value >= 0x1100 && (isHangul || Self.wideRanges.contains(value))
    }

    /// Wide, but not Hangul, which puts spaces between words: a line end between two of these is no space.
    var joinsLines: Bool {
        isCJK ? !isHangul : value >= 0x1100 && properties.isEmojiPresentation
    }

    var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }

    /// From EastAsianWidth.txt, sorted; emoji by default left out.
    private static let wideRanges = SortedRanges([
        0x20A9...0x20A9, 0x2329...0x232A, 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x303E,
        0x3041...0x3096, 0x3099...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5, 0x31EF...0x321E,
        0x3220...0x3247, 0x3250...0xA48C, 0xA490...0xA4C6, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52,
        0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFFBE, 0xFFE0...0xFFE6, 0xFFE8...0xFFEE, 0x16FE0...0x16FE4,
        0x16FF0...0x16FF1, 0x17000...0x18CD5, 0x18CFF...0x18D08, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376,
        0x1F200...0x1F200, 0x1F202...0x1F202, 0x1F210...0x1F219, 0x1F21B...0x1F22E, 0x1F230...0x1F231,
        0x1F237...0x1F237, 0x1F23B...0x1F23B, 0x1F240...0x1F248, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ])
}

/// Ranges in ascending order, searched by halving.
struct SortedRanges: Sendable {
    private let ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = ranges
    }

    func contains(_ value: UInt32) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }
}
