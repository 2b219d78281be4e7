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
        let ascii = lowercased().unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
            switch scalar {
            case "ä": ["a", "e"]
            case "ö": ["o", "e"]
            case "ü": ["u", "e"]
            case "ß": ["s", "s"]
            default: String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first.map { [$0] } ?? []
            }
        }
        let words = ascii.split { !("a"..."z").contains($0) && !("0"..."9").contains($0) && $0 != "'" && $0 != "’" }
        let slug = words.map { word in
            var text = UnicodeScalarView()
            text.append(contentsOf: word.filter { $0 != "'" && $0 != "’" })
            return String(text)
        }.filter { !$0.isEmpty }.joined(separator: "-")
        return slug.isEmpty ? nil : slug
    }
}
