/// The `key: value` lines between `---` lines with which a lesson document begins.
struct FrontMatter: Sendable {
    private(set) var lesson: String?
    private(set) var stage: Int?
    /// What stands behind the stage's number: `stage: 3 Fortgeschritten`.
    private(set) var stageName: String?
    private(set) var minutes: Int?
    /// The exercises' folders in the order of the text; nil for an exercise that has none yet.
    private(set) var exercises: [String?] = []
    private(set) var findings: [Finding] = []
    /// How many lines of the file it takes, the `---` lines with it.
    private(set) var lineCount = 0

    init(_ source: SourceFile) {
        guard source.lines.first?.trimmingSpaces == "---" else { return }
        let rest = source.lines.dropFirst()
        let end = rest.firstIndex { $0.trimmingSpaces == "---" }
        guard let lines = end.map({ rest[..<$0] }) ?? Self.unclosedLines(of: rest) else { return }
        lineCount = lines.count + (end == nil ? 1 : 2)
        let keyed = KeyedLines(lines, firstLine: 2, path: source.path, id: Self.id)
        findings = keyed.findings + keyed.findings(known: Self.keys, id: Self.id)
        if end == nil { findings.append(.unclosed(path: source.path)) }
        for entry in keyed.entries { read(entry) }
        findings.sort { $0.place?.position ?? SourcePosition(line: 0, column: 0) < $1.place?.position ?? SourcePosition(line: 0, column: 0) }
    }

    static let id = "front-matter"
    static let keys = ["lesson", "stage", "minutes", "exercises"]

    /// What is front matter all the same where the second dashes are missing: from a known key, or one that is nearly so, to the first
    /// line without any key.
    private static func unclosedLines(of lines: SourceLines) -> SourceLines? {
        let own = lines.prefix { $0.contains(":") && !$0.hasPrefix("#") }
        guard let key = own.first?.prefix(while: { $0 != ":" }).trimmingSpaces else { return nil }
        return keys.contains(String(key)) || String(key).nearest(in: keys) != nil ? own : nil
    }

    private mutating func read(_ entry: KeyedLines.Entry) {
        switch entry.key {
        case "lesson": lesson = entry.value.isEmpty ? nil : entry.value
        case "stage": readStage(entry)
        case "minutes": minutes = number(entry.value[...], in: entry)
        case "exercises": exercises = entry.value.split(separator: " ").map { $0 == "-" ? nil : String($0) }
        default: break
        }
    }

    private mutating func readStage(_ entry: KeyedLines.Entry) {
        let digits = entry.value.prefix { $0 != " " }
        stage = number(digits, in: entry)
        let name = entry.value.dropFirst(digits.count).trimmingSpaces
        if stage != nil, !name.isEmpty { stageName = String(name) }
    }

    private mutating func number(_ text: Substring, in entry: KeyedLines.Entry) -> Int? {
        if let number = Int(String(text).foldedSpelling), number >= 0 { return number }
        findings.append(.notANumber(entry))
        return nil
    }
}

extension Finding {
    fileprivate static func unclosed(path: String) -> Finding {
        let place = Place(path: path, position: SourcePosition(line: 1, column: 1))
        return Finding(id: FrontMatter.id, severity: .error, message: Phrase(
            de: "Zeile 1: Nach den Angaben zur Lektion fehlt die schließende Zeile „---“.",
            el: "Γραμμή 1: μετά τα στοιχεία του μαθήματος λείπει η γραμμή «---» που τα κλείνει.",
            en: "Line 1: the closing line “---” is missing after the front matter.",
            ja: "1行目：レッスンの設定を閉じる「---」の行がありません。"), place: place)
    }

    fileprivate static func notANumber(_ entry: KeyedLines.Entry) -> Finding {
        let (line, key, value) = (entry.place.position.line, entry.key, entry.value)
        return Finding(id: FrontMatter.id, severity: .error, message: Phrase(
            de: "Zeile \(line): Bei „\(key)“ steht „\(value)“. Schreib dort eine ganze Zahl in Ziffern.",
            el: "Γραμμή \(line): στο «\(key)» γράφει «\(value)». Γράψε εκεί έναν ακέραιο αριθμό με ψηφία.",
            en: "Line \(line): “\(key)” says “\(value)”. Write a whole number in digits there.",
            ja: "\(line)行目：「\(key)」に「\(value)」と書かれています。整数を数字で書いてください。"), place: entry.place)
    }
}
