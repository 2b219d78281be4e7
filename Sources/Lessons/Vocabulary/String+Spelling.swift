import Foundation

extension String {
    /// The same for all spellings of a word that differ only in case, width or Unicode form: Greek without its accents and final
    /// sigma, which capitals don't have either, and ß as ss. Not for showing.
    var foldedSpelling: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        let lower = precomposedStringWithCompatibilityMapping.lowercased()
        var folded = UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            switch scalar.value {
            case 0x00DF: folded.append(contentsOf: "ss".unicodeScalars)
            case 0x0370...0x03FF, 0x1F00...0x1FFF: folded.append(contentsOf: scalar.withoutGreekAccent.unicodeScalars)
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// Folded, one space between words, and without what stands before the first letter and behind the last letter or digit: numbers
    /// of headings, emoji, question marks.
    var foldedWords: String {
        let words = foldedSpelling.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let start = words.drop { !$0.isLetter }
        guard let end = start.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return "" }
        return String(start[...end])
    }
}

extension Unicode.Scalar {
    fileprivate var withoutGreekAccent: String {
        if value == 0x03C2 { return "σ" }
        let parts = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.first.map { String($0) } ?? String(self)
    }
}
