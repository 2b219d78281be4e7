import Foundation

extension String {
    /// The same for all spellings of a word that differ only in case, width or Unicode form: Greek without its accents and final
    /// sigma, which capitals don't have either, and ß as ss. Not for showing.
    var foldedSpelling: String {
        isASCII ? lowercased() : String(decoding: foldedBytes, as: UTF8.self)
    }

    /// The same in UTF-8.
    var foldedBytes: [UInt8] { withBytes(\.folded) ?? Array(foldedAtLength.utf8) }

    /// Folded by way of the normal form that knows all widths and compositions.
    private var foldedAtLength: String {
        // Putting very many accents in order takes time by the square of their number.
        guard !contains(where: { $0.unicodeScalars.count > 64 }) else { return lowercased().withoutGreekAccents }
        // So does composing a long text that is written decomposed, unless it is done piece by piece.
        var (folded, rest) = ("", self[...])
        while !rest.isEmpty {
            let piece = rest.prefix(500)
            // Foundation on Linux leaves what it maps from half width apart: ｽﾞ becomes ス and a voicing mark.
            folded += piece.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping.lowercased().withoutGreekAccents
            rest = rest[piece.endIndex...]
        }
        return folded
    }

    fileprivate var withoutGreekAccents: String {
        var folded = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x00DF: folded.append(contentsOf: "ss".unicodeScalars)
            case 0x0370...0x03FF, 0x1F00...0x1FFF: folded.append(scalar.withoutGreekAccent)
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Folded scalar by scalar; nil where one of them has no folding of its own.
    fileprivate var folded: [UInt8]? {
        var isComplete = true
        // No scalar has a longer folding than twice its bytes.
        let folded = [UInt8](unsafeUninitializedCapacity: 2 * count) { folded, end in
            var index = 0
            while index < count {
                let scalar = scalar(at: index)
                guard var bytes = scalar.folding else { return isComplete = false }
                repeat {
                    folded[end] = UInt8(truncatingIfNeeded: bytes)
                    end += 1
                    bytes >>= 8
                } while bytes != 0
                index += UTF8.width(scalar)
            }
        }
        return isComplete ? folded : nil
    }
}

extension Unicode.Scalar {
    /// The bytes of the folded spelling in UTF-8, the first in the lowest place. Nil where the spelling isn't the scalar's alone to
    /// tell: where composition or compatibility gives it other forms, or it combines with the character before it.
    var folding: UInt32? {
        switch value {
        case 0x41...0x5A: value | 0x20
        case 0x01..<0x80: value
        case 0..<UInt32(Self.foldings.count): Self.foldings[Int(value)]
        case 0x2012...0x2016, 0x2018...0x2023, 0x3001...0x3035, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            0x80_80E0 | value >> 12 | (value >> 6 & 0x3F) << 8 | (value & 0x3F) << 16
        case 0xFF01...0xFF5E: Self.foldings[Int(value - 0xFF01 + 0x21)]
        default: nil
        }
    }

    /// By scalar; those behind them have no case.
    private static let foldings: [UInt32?] = (0..<0x0460).map { value in
        guard value > 0, let scalar = Unicode.Scalar(UInt32(value)), scalar.hasOneForm else { return nil }
        return String(scalar).lowercased().withoutGreekAccents.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Whether neither composition nor compatibility gives a letter or sign of Europe another form.
    private var hasOneForm: Bool {
        switch value {
        case 0..<0xA0, 0xA1...0xA7, 0xAB...0xAE, 0xB0...0xB1, 0xB6...0xB7, 0xBB, 0xBF...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E: true
        case 0x386, 0x388...0x3CE, 0x400...0x45F: true
        default: false
        }
    }

    fileprivate var withoutGreekAccent: Unicode.Scalar {
        value == 0x03C2 ? "σ" : Self.plainGreek[value] ?? self
    }

    /// Greek letters with accents, by their numbers, and the same without.
    private static let plainGreek: [UInt32: Unicode.Scalar] = {
        let accented = [0x0370...0x03FF, 0x1F00...0x1FFF].joined().compactMap { Unicode.Scalar(UInt32($0)) }
        let pairs = accented.compactMap { scalar -> (UInt32, Unicode.Scalar)? in
            let plain = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
            return plain.flatMap { $0 == scalar ? nil : (scalar.value, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
