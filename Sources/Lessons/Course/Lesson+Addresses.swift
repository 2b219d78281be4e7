import Foundation

extension Lesson {
    /// Gives every section its id: its own, else that of the section at the same place — by kind and order — in the lesson of the
    /// language that makes the addresses, else one from its own words.
    mutating func assignAddresses(from model: Lesson? = nil) {
        var taken: Set<String> = []
        var counts: [SectionKind: Int] = [:]
        for index in sections.indices {
            let kind = sections[index].kind
            let place = counts[kind, default: 0]
            counts[kind] = place + 1
            let twin = model.flatMap { $0.sections.filter { $0.kind == kind }.dropFirst(place).first?.id }
            let id = sections[index].ownID ?? twin ?? sections[index].title.slug
            sections[index].id = Self.unique(id ?? "section-\(index + 1)", among: &taken)
        }
    }

    private static func unique(_ id: String, among taken: inout Set<String>) -> String {
        var candidate = id
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
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
