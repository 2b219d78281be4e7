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
        let append = { (byte: UInt8) in
            if isBehindWord, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
            slug.append(byte)
            isBehindWord = false
        }
        for scalar in lowercased().unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": append(UInt8(scalar.value))
            case "'", "’": break
            case "ä", "ö", "ü", "ß": for byte in Self.spelledOut[scalar] ?? [] { append(byte) }
            case "\u{C0}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}":
                guard let base = scalar.base, base.isASCII else { isBehindWord = true; continue }
                append(UInt8(base.value))
            default: isBehindWord = true
            }
        }
        return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }

    private static let spelledOut: [Unicode.Scalar: [UInt8]] = [
        "ä": Array("ae".utf8), "ö": Array("oe".utf8), "ü": Array("ue".utf8), "ß": Array("ss".utf8),
    ]
}

extension Unicode.Scalar {
    /// Without its accents.
    fileprivate var base: Unicode.Scalar? { String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first }
}
