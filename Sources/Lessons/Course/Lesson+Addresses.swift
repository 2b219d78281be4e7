import Foundation

extension Lesson {
    /// Gives every section its id: its own, else that of the section at the same place — by kind and order — in the lesson of the
    /// language that makes the addresses, else one from its own words.
    mutating func assignAddresses(from model: Lesson? = nil) {
        var ids = UniqueIDs()
        var counts: [SectionKind: Int] = [:]
        let twins = Dictionary(grouping: model?.sections ?? [], by: \.kind)
        for index in sections.indices {
            let kind = sections[index].kind
            let place = counts[kind, default: 0]
            counts[kind] = place + 1
            let twin = twins[kind]?.dropFirst(place).first?.id
            let id = sections[index].ownID ?? twin ?? sections[index].title.slug
            sections[index].id = ids.unique(id ?? "section-\(index + 1)")
        }
    }
}

/// Hands out each id once: the second `path` is `path-2`.
private struct UniqueIDs {
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    mutating func unique(_ id: String) -> String {
        var candidate = id
        while !taken.insert(candidate).inserted {
            let number = lastNumbers[id, default: 1] + 1
            lastNumbers[id] = number
            candidate = "\(id)-\(number)"
        }
        return candidate
    }
}

extension String {
    /// Lower-case ASCII letters and digits with hyphens between; umlauts written out, other accents dropped. Nil where nothing is left.
    var slug: String? {
        var slug: [UInt8] = []
        var isBehindWord = false
        for scalar in unicodeScalars where scalar != "'" && scalar != "’" {
            let letters = scalar.slugLetters
            if !letters.isEmpty, isBehindWord, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
            isBehindWord = letters.isEmpty
            slug += letters
        }
        return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// What stands for a letter or digit in a slug; nothing for any other sign.
    fileprivate var slugLetters: [UInt8] {
        switch value {
        case 0..<UInt32(Self.slugLetters.count): Self.slugLetters[Int(value)]
        case 0x1E00...0x1EFF: baseLetter
        default: []
        }
    }

    /// By scalar, up to the last Latin letter.
    private static let slugLetters: [[UInt8]] = (0..<0x250).map { value in
        guard let scalar = Unicode.Scalar(UInt32(value)) else { return [] }
        switch String(scalar).lowercased() {
        case "ä": return Array("ae".utf8)
        case "ö": return Array("oe".utf8)
        case "ü": return Array("ue".utf8)
        case "ß": return Array("ss".utf8)
        default: return scalar.baseLetter
        }
    }

    /// Without its accents, in lower case.
    private var baseLetter: [UInt8] {
        let base = String(self).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.first
        switch base {
        case ("a"..."z")?, ("0"..."9")?: return base.map { [UInt8($0.value)] } ?? []
        default: return []
        }
    }
}
