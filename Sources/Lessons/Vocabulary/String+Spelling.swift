import Foundation

extension String {
    /// The same for all spellings of a word that differ only in case, width or Unicode form: Greek without its accents and final
    /// sigma, which capitals don't have either, and ß as ss. Not for showing.
    var foldedSpelling: String {
        if isASCII { return lowercased() }
        let isPlain = unicodeScalars.allSatisfy(\.hasOneForm)
        let lower = isPlain ? lowercased() : precomposedStringWithCompatibilityMapping.lowercased()
        var folded = UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            switch scalar.value {
            case 0x00DF: folded.append(contentsOf: "ss".unicodeScalars)
            case 0x0370...0x03FF, 0x1F00...0x1FFF: folded.append(scalar.withoutGreekAccent)
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// Folded, one space between words, and without what stands before the first letter and behind the last letter or digit: numbers
    /// of headings, emoji, question marks.
    var foldedWords: String {
        var words = UnicodeScalarView()
        var end = words.endIndex
        var hasSpace = false
        for scalar in foldedSpelling.unicodeScalars {
            if scalar.isSpace { hasSpace = !words.isEmpty; continue }
            let isLetter = scalar.isLetter
            guard isLetter || !words.isEmpty else { continue }
            let isWhole = !hasSpace && end == words.endIndex
            if hasSpace { words.append(" ") }
            hasSpace = false
            words.append(scalar)
            if isLetter || scalar.isNumber || isWhole && scalar.properties.isGraphemeExtend { end = words.endIndex }
        }
        return String(words[..<end])
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }

    fileprivate var isLetter: Bool {
        switch value {
        case 0..<0x80: (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
        case 0xDF...0xF6, 0xF8...0x17F, 0x3AC...0x3CE, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
        default: properties.isAlphabetic
        }
    }

    fileprivate var isNumber: Bool {
        value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType != nil
    }

    /// Whether neither width nor composition give it another form; what may combine with the character before it has others.
    fileprivate var hasOneForm: Bool {
        switch value {
        case 0..<0xA0, 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E: true
        case 0x386, 0x388...0x3CE, 0x400...0x45F: true
        case 0x2012...0x2016, 0x2018...0x2023: true
        case 0x3001...0x3035, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
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
