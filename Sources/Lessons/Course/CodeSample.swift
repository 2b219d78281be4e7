public struct CodeSample: Equatable, Sendable {
    public enum Role: String, Codable, Sendable {
        case sample, solution, cheatSheet, output
    }

    /// In lower case; nil where the fence names none.
    public internal(set) var language: String?
    public internal(set) var role: Role
    /// The title of the section that it stands in; before any section the lesson's.
    public internal(set) var section: String
    public internal(set) var source: String
    public internal(set) var range: SourceRange
    public internal(set) var attributes = Attributes()
    /// In an HTML comment: compiled, never shown.
    public internal(set) var isHidden = false

    /// Where each line of the source begins in the document; left of the line where spaces stand for a tab of it.
    var lineStarts: [SourcePosition] = []
    /// By number of a line that isn't in Form C on disk: the columns of its letters that are written as several there, once for each
    /// further one.
    var decomposedColumns: [Int: [Int]] = [:]

    /// The place in the document of a place in the source, both counted from 1.
    public func position(of place: SourcePosition) -> SourcePosition {
        guard lineStarts.indices.contains(place.line - 1) else { return range.end }
        let start = lineStarts[place.line - 1]
        let further = decomposedColumns[place.line]?.count { $0 < place.column } ?? 0
        return SourcePosition(line: start.line, column: max(1, start.column + place.column - 1 + further))
    }
}

extension CodeSample {
    /// What the fence says behind the language.
    public struct Attributes: Equatable, Sendable {
        public var name: String?
        public var with: [String] = []
        public var fragment: Fragment?
        public var fails: String?
        public var warns: String?
        /// The first screen with which the sample can be played with.
        public var firstScreen: String?
        public var isOutput = false
        /// Why it isn't compiled.
        public var ignore: String?

        public init() {}
    }

    /// Where a fragment must stand to compile.
    public enum Fragment: String, CaseIterable, Codable, Sendable {
        case body, view, function
    }
}

extension CodeSample.Attributes {
    static let names = ["name", "with", "in", "fails", "warns", "try", "output", "ignore"]
    /// Those that stand alone.
    static let flags = ["output"]

    /// - Parameter fence: the line from `place` on.
    /// - Returns: what is wrong with the fence, at `place`.
    mutating func read(_ info: InfoString, in fence: @autoclosure () -> String, at place: Finding.Place) -> [Finding] {
        var findings: [Finding] = []
        for (index, attribute) in info.attributes.enumerated() {
            // Where the value ends that other quotation marks surround, nobody can tell.
            if attribute.quotation == .none, attribute.value?.unicodeScalars.first?.isOtherQuotationMark == true {
                return findings + [.otherMarks(around: attribute.name, at: place)]
            }
            let isRepeated = info.attributes[..<index].contains { $0.name == attribute.name } && Self.names.contains(attribute.name)
            let finding = isRepeated ? .repeated(attribute.name, at: place) : read(attribute, in: fence(), at: place)
            if let finding { findings.append(finding) }
            if findings.count == Self.mostFindings { break }
        }
        return findings
    }

    /// More nobody reads of one fence.
    private static let mostFindings = 20

    private mutating func read(
        _ attribute: InfoString.Attribute, in fence: @autoclosure () -> String, at place: Finding.Place
    ) -> Finding? {
        if attribute.name == "output" {
            isOutput = true
            return attribute.value.map { _ in .valueOfOutput(at: place) }
        }
        guard let value = attribute.value, !value.isEmpty else {
            return Self.names.contains(attribute.name) ? .missingValue(of: attribute.name, at: place) : .unknownAttribute(attribute.name, in: fence(), at: place)
        }
        if attribute.quotation == .open { return .openValue(of: attribute.name, at: place) }
        switch attribute.name {
        case "name": name = value
        case "with": with = value.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0).trimmingSpaces) }.filter { !$0.isEmpty }
        case "in":
            fragment = CodeSample.Fragment(rawValue: value)
            if fragment == nil { return .unknownFragment(value, in: fence(), at: place) }
        case "fails": fails = value
        case "warns": warns = value
        case "try": firstScreen = value
        case "ignore": ignore = value
        default: return .unknownAttribute(attribute.name, in: fence(), at: place)
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// With which people and programs quote, but not fences.
    fileprivate var isOtherQuotationMark: Bool {
        switch self {
        case "“", "”", "„", "«", "»", "‘", "’", "‚", "'", "「", "『", "＂": true
        default: false
        }
    }
}

extension Finding {
    private static func sample(_ message: Phrase, _ place: Place, fix: String? = nil) -> Finding {
        Finding(id: "sample-attribute", severity: .error, message: message, place: place, fix: fix.map { Phrase(verbatim: $0) })
    }

    fileprivate static func unknownAttribute(_ name: String, in fence: String, at place: Place) -> Finding {
        let line = place.position.line
        if let nearest = name.nearest(in: CodeSample.Attributes.names) {
            return sample(Phrase(
                de: "Zeile \(line): „\(name)“ ist kein Attribut eines Codezauns. Meintest du „\(nearest)“?",
                el: "Γραμμή \(line): το «\(name)» δεν μπαίνει μετά από φράχτη κώδικα. Μήπως εννοείς «\(nearest)»;",
                en: "Line \(line): “\(name)” isn't an attribute of a code fence. Did you mean “\(nearest)”?",
                ja: "\(line)行目：「\(name)」はコードフェンスの後ろには書けません。「\(nearest)」のことですか？"), place, fix: fence.replacingLast(name, with: nearest))
        }
        let names = CodeSample.Attributes.names.joined(separator: ", ")
        return sample(Phrase(
            de: "Zeile \(line): „\(name)“ ist kein Attribut eines Codezauns. Es gibt: \(names).",
            el: "Γραμμή \(line): το «\(name)» δεν μπαίνει μετά από φράχτη κώδικα. Υπάρχουν: \(names).",
            en: "Line \(line): “\(name)” isn't an attribute of a code fence. Possible: \(names).",
            ja: "\(line)行目：「\(name)」はコードフェンスの後ろには書けません。書けるもの：\(names)。"), place)
    }

    fileprivate static func missingValue(of name: String, at place: Place) -> Finding {
        let line = place.position.line
        return sample(Phrase(
            de: "Zeile \(line): Hinter „\(name)“ fehlt der Wert. Schreib „\(name)=…“ ohne Leerzeichen.",
            el: "Γραμμή \(line): λείπει η τιμή μετά το «\(name)». Γράψε «\(name)=…» χωρίς κενά.",
            en: "Line \(line): “\(name)” is missing its value. Write “\(name)=…” without spaces.",
            ja: "\(line)行目：「\(name)」に値がありません。空白を入れずに「\(name)=…」と書いてください。"), place)
    }

    fileprivate static func repeated(_ name: String, at place: Place) -> Finding {
        let line = place.position.line
        return sample(Phrase(
            de: "Zeile \(line): „\(name)“ steht hier zweimal. Lass nur eines davon stehen.",
            el: "Γραμμή \(line): το «\(name)» υπάρχει εδώ δύο φορές. Κράτησε μόνο το ένα.",
            en: "Line \(line): “\(name)” occurs twice here. Keep only one of them.",
            ja: "\(line)行目：「\(name)」が2回書かれています。どちらか1つだけ残してください。"), place)
    }

    fileprivate static func openValue(of name: String, at place: Place) -> Finding {
        let line = place.position.line
        return sample(Phrase(
            de: "Zeile \(line): Hinter „\(name)=“ geht ein Anführungszeichen auf, aber keines zu. Schreib \(name)=\"…\".",
            el: "Γραμμή \(line): μετά το «\(name)=» ανοίγουν εισαγωγικά που δεν κλείνουν. Γράψε \(name)=\"…\".",
            en: "Line \(line): the quotation mark after “\(name)=” is never closed. Write \(name)=\"…\".",
            ja: "\(line)行目：「\(name)=」の後の引用符が閉じられていません。\(name)=\"…\" と書いてください。"), place)
    }

    fileprivate static func otherMarks(around name: String, at place: Place) -> Finding {
        let line = place.position.line
        return sample(Phrase(
            de: "Zeile \(line): Um den Wert von „\(name)“ stehen andere Anführungszeichen. Schreib gerade: \(name)=\"…\".",
            el: "Γραμμή \(line): γύρω από την τιμή του «\(name)» υπάρχουν άλλα εισαγωγικά. Γράψε ίσια: \(name)=\"…\".",
            en: "Line \(line): other quotation marks surround the value of “\(name)”. Write straight ones: \(name)=\"…\".",
            ja: "\(line)行目：「\(name)」の値が別の引用符で囲まれています。まっすぐな引用符を使って \(name)=\"…\" と書いてください。"), place)
    }

    fileprivate static func valueOfOutput(at place: Place) -> Finding {
        let line = place.position.line
        return sample(Phrase(
            de: "Zeile \(line): „output“ steht allein, ohne „=“ und Wert.", el: "Γραμμή \(line): το «output» γράφεται μόνο του, χωρίς «=» και τιμή.",
            en: "Line \(line): “output” stands alone, without “=” and a value.", ja: "\(line)行目：「output」には「=」と値を付けず、そのまま書いてください。"), place)
    }

    fileprivate static func unknownFragment(_ value: String, in fence: String, at place: Place) -> Finding {
        let line = place.position.line
        let names = CodeSample.Fragment.allCases.map(\.rawValue)
        let list = names.joined(separator: ", ")
        return sample(Phrase(
            de: "Zeile \(line): „in=\(value)“ gibt es nicht. Möglich sind: \(list).",
            el: "Γραμμή \(line): το «in=\(value)» δεν υπάρχει. Επιτρέπονται: \(list).",
            en: "Line \(line): there is no “in=\(value)”. Possible: \(list).",
            ja: "\(line)行目：「in=\(value)」はありません。使えるもの：\(list)。"), place, fix: value.nearest(in: names).flatMap { fence.replacingLast(value, with: $0) })
    }
}
