import Foundation

extension String {
    /// The same for all spellings of a word that differ only in case, width or Unicode form: Greek without its accents and final
    /// sigma, which capitals don't have either, and ß as ss. Not for showing.
    var foldedSpelling: String {
        isASCII ? lowercased() : String(decoding: foldedBytes, as: UTF8.self)
    }

    /// The same in UTF-8.
    var foldedBytes: [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(utf8.count + 2)
        for scalar in unicodeScalars {
            guard scalar.hasOneForm else { return Array(foldedAtLength.utf8) }
            scalar.appendFolding(to: &folded)
        }
        return folded
    }

    /// Folded by way of the normal form that knows all widths and compositions.
    private var foldedAtLength: String {
        // Putting very many accents in order takes time by the square of their number.
        let composed = contains { $0.unicodeScalars.count > 64 } ? self : precomposedStringWithCompatibilityMapping
        return composed.lowercased().withoutGreekAccents
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

extension Unicode.Scalar {
    /// Whether neither width nor composition give it another form; what may combine with the character before it has others.
    var hasOneForm: Bool {
        switch value {
        case 0..<0xA0, 0xA1...0xA7, 0xAB...0xAE, 0xB0...0xB1, 0xB6...0xB7, 0xBB, 0xBF...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E: true
        case 0x386, 0x388...0x3CE, 0x400...0x45F: true
        case 0x2012...0x2016, 0x2018...0x2023: true
        case 0x3001...0x3035, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// The folded spelling, in UTF-8, of a scalar that has one form.
    func appendFolding(to folded: inout [UInt8]) {
        guard value < UInt32(Self.foldings.count) else { return folded.append(contentsOf: UTF8.encode(self) ?? UTF8.encodedReplacementCharacter) }
        var packed = folding
        repeat {
            folded.append(UInt8(truncatingIfNeeded: packed))
            packed >>= 8
        } while packed != 0
    }

    /// The same for all scalars whose folded spelling is the same.
    var folding: UInt32 { value < UInt32(Self.foldings.count) ? Self.foldings[Int(value)] : value }

    /// By scalar, the folded spelling's bytes, the first in the lowest place; those behind them have no case.
    private static let foldings: [UInt32] = (0..<0x0460).map { value in
        guard let scalar = Unicode.Scalar(UInt32(value)) else { return 0 }
        return String(scalar).lowercased().withoutGreekAccents.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
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
