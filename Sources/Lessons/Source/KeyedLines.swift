/// Text of `key: value` lines, nothing nested: front matter, the course's file, a language's words. Blank lines and lines that
/// begin with `#` say nothing; behind ` #` a line says nothing either.
struct KeyedLines: Sendable {
    struct Entry: Hashable, Sendable {
        let key: String
        let value: String
        /// Both as they stand there.
        let written: String
        /// From the key to the end of the value.
        let place: Finding.Place
    }

    private(set) var entries: [Entry] = []
    private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - lines: the lines, the first of which is line `firstLine` of the file at `path`.
    ///   - id: the name of the findings.
    init(_ lines: some Sequence<Substring>, firstLine: Int = 1, path: String, id: String) {
        for (offset, line) in lines.enumerated() {
            read(line, at: firstLine + offset, path: path, id: id)
        }
    }

    /// The last value of a key.
    subscript(key: String) -> String? {
        entries.last { $0.key == key }?.value
    }

    /// What is wrong with the keys: those that aren't known, with the nearest one that is, and those that come twice.
    func findings(known: [String], patterns: [KeyPattern] = [], repeatable: Set<String> = [], id: String) -> [Finding] {
        var seen: Set<String> = []
        return entries.compactMap { entry in
            if !known.contains(entry.key), !patterns.contains(where: { $0.matches(entry.key) }) {
                let names = known + patterns.map { $0.example(for: entry.key) }
                return .unknownKey(entry, nearest: entry.key.nearest(in: names), known: known, id: id)
            }
            let isFirst = seen.insert(entry.key).inserted
            return isFirst || repeatable.contains(entry.key) ? nil : .repeatedKey(entry, id: id)
        }
    }

    private mutating func read(_ line: Substring, at number: Int, path: String, id: String) {
        let words = line.withoutComment.trimmingSpaces
        guard !words.isEmpty else { return }
        let column = line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count + 1
        let end = SourcePosition(line: number, column: column + words.unicodeScalars.count)
        let place = Finding.Place(path: path, position: SourcePosition(line: number, column: column), end: end)
        guard let colon = words.utf8.firstIndex(of: UInt8(ascii: ":")), colon > words.startIndex else {
            findings.append(.notKeyed(String(words), at: place, id: id))
            return
        }
        let key = String(words[..<colon].trimmingSpaces)
        let value = words[words.utf8.index(after: colon)...].trimmingSpaces
        entries.append(Entry(key: key, value: String(value), written: String(words), place: place))
    }
}

/// Keys with a part that varies: `title-de`, `stage-3-de`.
struct KeyPattern: Sendable {
    private let parts: [String]

    /// `title-*`, `stage-*-*`: a star stands for letters and digits.
    init(_ pattern: String) {
        parts = pattern.split(separator: "-").map(String.init)
    }

    func matches(_ key: String) -> Bool {
        let words = key.split(separator: "-", omittingEmptySubsequences: false)
        return words.count == parts.count && zip(parts, words).allSatisfy { part, word in
            part == "*" ? !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber } : part == word
        }
    }

    /// The key of this pattern that is nearest to a misspelt one.
    func example(for key: String) -> String {
        let words = key.split(separator: "-", omittingEmptySubsequences: false)
        guard words.count == parts.count else { return parts.joined(separator: "-") }
        return zip(parts, words).map { $0 == "*" ? String($1) : $0 }.joined(separator: "-")
    }
}

extension Finding {
    fileprivate static func unknownKey(_ entry: KeyedLines.Entry, nearest: String?, known: [String], id: String) -> Finding {
        let (line, key) = (entry.place.position.line, entry.key)
        let list = known.joined(separator: ", ")
        let message = if let nearest {
            Phrase(
                de: "Zeile \(line): Den Schlüssel „\(key)“ gibt es hier nicht. Meintest du „\(nearest)“?",
                el: "Γραμμή \(line): το κλειδί «\(key)» δεν υπάρχει εδώ. Μήπως εννοείς «\(nearest)»;",
                en: "Line \(line): there is no key “\(key)” here. Did you mean “\(nearest)”?",
                ja: "\(line)行目：「\(key)」というキーはここでは使えません。「\(nearest)」のことですか？")
        } else {
            Phrase(
                de: "Zeile \(line): Den Schlüssel „\(key)“ gibt es hier nicht. Es gibt: \(list).",
                el: "Γραμμή \(line): το κλειδί «\(key)» δεν υπάρχει εδώ. Υπάρχουν: \(list).",
                en: "Line \(line): there is no key “\(key)” here. Possible: \(list).",
                ja: "\(line)行目：「\(key)」というキーはここでは使えません。使えるキー：\(list)。")
        }
        let fix = nearest.map { Phrase(verbatim: $0 + entry.written.dropFirst(key.count)) }
        return Finding(id: id, severity: .error, message: message, place: entry.place, fix: fix)
    }

    fileprivate static func repeatedKey(_ entry: KeyedLines.Entry, id: String) -> Finding {
        let (line, key) = (entry.place.position.line, entry.key)
        return Finding(id: id, severity: .error, message: Phrase(
            de: "Zeile \(line): „\(key)“ steht hier ein zweites Mal. Lass nur eine der Zeilen stehen.",
            el: "Γραμμή \(line): το «\(key)» υπάρχει ήδη πιο πάνω. Κράτησε μόνο μία από τις γραμμές.",
            en: "Line \(line): “\(key)” occurs here for the second time. Keep only one of the lines.",
            ja: "\(line)行目：「\(key)」が2回書かれています。どちらか1行だけ残してください。"), place: entry.place)
    }

    fileprivate static func notKeyed(_ words: String, at place: Place, id: String) -> Finding {
        let line = place.position.line
        return Finding(id: id, severity: .error, message: Phrase(
            de: "Zeile \(line): „\(words)“ hat nicht die Form „Schlüssel: Wert“.",
            el: "Γραμμή \(line): το «\(words)» δεν έχει τη μορφή «κλειδί: τιμή».",
            en: "Line \(line): “\(words)” doesn't have the form “key: value”.",
            ja: "\(line)行目：「\(words)」は「キー: 値」の形になっていません。"), place: place, fix: words.withPlainColon.map { Phrase(verbatim: $0) })
    }
}

extension String {
    /// With a colon of half width for one of full width.
    fileprivate var withPlainColon: String? {
        firstIndex(of: "：").map { self[..<$0] + ": " + self[index(after: $0)...].trimmingSpaces }
    }
}

extension Substring {
    /// Without the spaces and tabs at both ends.
    var trimmingSpaces: Substring {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let (first, last) = withBytes { bytes in (bytes.firstIndex { !isSpace($0) }, bytes.lastIndex { !isSpace($0) }) }
        guard let first, let last else { return suffix(0) }
        return self[utf8.index(startIndex, offsetBy: first)..<utf8.index(startIndex, offsetBy: last + 1)]
    }

    /// What stands before a comment: the sign at the start of the line or behind a space.
    fileprivate var withoutComment: Substring {
        let sign = withBytes { bytes in
            bytes.indices.first { bytes[$0] == UInt8(ascii: "#") && ($0 == 0 || bytes[$0 - 1] == 0x20 || bytes[$0 - 1] == 0x09) }
        }
        return sign.map { self[..<utf8.index(startIndex, offsetBy: $0)] } ?? self
    }
}
