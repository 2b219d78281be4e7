import Foundation

extension Lesson {
    /// Gives every section its id: that of the section at the same place — by kind and order — in the lesson of the language that makes the
    /// addresses; where there is none, the section's own, else one from its words. An id of its own that the other lesson has too tells which
    /// section is meant before place does. What is made of words gives way to the others.
    mutating func assignAddresses(from model: Lesson? = nil) {
        var ids = UniqueIDs(capacity: sections.count)
        let given = givenIDs(by: model)
        for (index, id) in given.enumerated() { sections[index].id = id.map { ids.unique($0) } ?? "" }
        for index in sections.indices where given[index] == nil { sections[index].id = ids.unique(wordID(of: index)) }
    }

    private func givenIDs(by model: Lesson?) -> [String?] {
        guard let model else { return sections.map(\.ownID) }
        let shared = Set(model.sections.compactMap(\.ownID)).intersection(sections.compactMap(\.ownID))
        let isShared = { (section: Section) in section.ownID.map(shared.contains) ?? false }
        var twins = Dictionary(grouping: model.sections.filter { !isShared($0) }, by: \.kind).mapValues { $0[...] }
        return sections.map { isShared($0) ? $0.ownID : twins[$0.kind]?.popFirst()?.id ?? $0.ownID }
    }

    private func wordID(of index: Int) -> String { sections[index].title.slug ?? "section-\(index + 1)" }

    /// The sections without an id of their own by the ids that their words would give them if no other section had one.
    var sectionsByWordID: [String: Section] {
        var ids = UniqueIDs(capacity: sections.count)
        let named = sections.indices.filter { sections[$0].ownID == nil }.map { (ids.unique(wordID(of: $0)), sections[$0]) }
        return Dictionary(uniqueKeysWithValues: named)
    }
}

/// Hands out each id once: the second `path` is `path-2`.
private struct UniqueIDs {
    private var taken: Set<String>
    private var lastNumbers: [String: Int] = [:]

    init(capacity: Int) {
        taken = Set(minimumCapacity: capacity)
    }

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
        let letters = Unicode.Scalar.slugLetters
        var slug: [UInt8] = []
        slug.reserveCapacity(utf8.count + 8)
        var isBehindWord = false
        for scalar in unicodeScalars where scalar != "'" && scalar != "’" {
            var own = Int(scalar.value) < letters.count ? letters[Int(scalar.value)] : scalar.slugLetters
            if own != 0, isBehindWord, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
            isBehindWord = own == 0
            while own != 0 {
                slug.append(UInt8(truncatingIfNeeded: own))
                own >>= 8
            }
        }
        return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// What stands for a letter or digit behind `slugLetters` in a slug, the first letter in the lowest byte; 0 for any other sign.
    fileprivate var slugLetters: UInt16 {
        (0x1E00...0x1EFF).contains(value) ? baseLetter : 0
    }

    /// The same by scalar, up to the last Latin letter before those with two accents.
    fileprivate static let slugLetters: [UInt16] = (0..<0x250).map { value in
        guard let scalar = Unicode.Scalar(UInt32(value)) else { return 0 }
        switch String(scalar).lowercased() {
        case "ä": return letters("ae")
        case "ö": return letters("oe")
        case "ü": return letters("ue")
        case "ß": return letters("ss")
        default: return scalar.baseLetter
        }
    }

    /// Without its accents, in lower case.
    private var baseLetter: UInt16 {
        let base = String(self).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.first
        switch base {
        case ("a"..."z")?, ("0"..."9")?: return base.map { UInt16($0.value) } ?? 0
        default: return 0
        }
    }

    private static func letters(_ text: String) -> UInt16 {
        text.utf8.reversed().reduce(0) { $0 << 8 | UInt16($1) }
    }
}
