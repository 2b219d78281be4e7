import Foundation

/// The words of one language, from its data file: what headings are called, and what a page's own interface says.
public final class Vocabulary: Sendable {
    /// As in `Content/<language>/`, a BCP 47 tag.
    public let language: String

    private let phrases: [Key: [String]]
    /// What exercises and solutions are called, in folded spelling, in UTF-8.
    let exerciseWords, solutionWords: [[UInt8]]
    /// What lessons are called, in folded spelling.
    let lessonWords: [String]
    /// What a solution is called, alone or behind "の", as a heading's words are compared.
    let solutionTitles: Set<FoldedWords>
    /// How the characters fold of the words for a lesson, the last one first.
    let lessonWordsBackwards: [[UInt32?]]
    private let kinds: [FoldedWords: SectionKind]
    private let levels: [FoldedWords: Level]
    /// In bytes, of what headings are called that are of a kind or level, or of an exercise or solution.
    let longestName: Int
    /// Signs, and endings of words, with which sentences end that are no questions.
    let sentenceEnds: [String]
    /// The same of questions.
    let questionSigns: [String]

    /// - Parameter source: the data file: a line for every `Key`, alternatives with `|` between them.
    /// - Returns: the findings too; any of them is an error of the file.
    static func read(_ source: SourceFile, language: String) -> (Vocabulary, [Finding]) {
        let lines = KeyedLines(source.lines, path: source.path, id: "vocabulary")
        let unknown = lines.findings(known: Key.allCases.map(\.rawValue), id: "vocabulary")
        let missing = Key.allCases.filter { (lines[$0.rawValue] ?? "").isEmpty }.map { Finding.missingWords($0, path: source.path) }
        return (Vocabulary(lines, language: language), lines.findings + unknown + missing)
    }

    private init(_ lines: KeyedLines, language: String) {
        self.language = language
        let pairs = Key.allCases.map { key in (key, Self.alternatives(lines[key.rawValue] ?? "")) }
        let phrases = Dictionary(uniqueKeysWithValues: pairs)
        self.phrases = phrases
        fingerprint = ContentHash(Data(pairs.map { $1.joined(separator: "|") }.joined(separator: "\n").utf8)).description
        let folded = { (key: Key) in (phrases[key] ?? []).map(\.foldedBytes) }
        (exerciseWords, solutionWords) = (folded(.exercise), folded(.solution))
        lessonWords = (phrases[.lesson] ?? []).map(\.foldedSpelling)
        solutionTitles = Set((phrases[.solution] ?? []).flatMap { [FoldedWords($0), FoldedWords("の" + $0)] })
        lessonWordsBackwards = lessonWords.map { $0.unicodeScalars.reversed().map(\.folding) }
        let parts = { (key: Key) in (phrases[key] ?? []).flatMap { $0.split(separator: " ").map(String.init) } }
        (sentenceEnds, questionSigns) = (parts(.sentenceEnds), parts(.questionMarks))
        kinds = Self.lookup(SectionKind.allCases.filter { $0 != .prose }, phrases) { Key(kind: $0) }
        levels = Self.lookup(Level.allCases, phrases) { Key(rawValue: $0.rawValue) }
        longestName = (kinds.keys.map(\.bytes) + levels.keys.map(\.bytes) + exerciseWords + solutionWords).map(\.count).max() ?? 0
    }

    /// Changes with the words.
    let fingerprint: String

    /// The language's name in itself.
    public var name: String { self[.name] }

    /// The kind that a heading's words name; case, width, Unicode form, numbering and signs around the words don't count.
    public func kind(of heading: String) -> SectionKind {
        kind(of: FoldedWords(heading))
    }

    /// The level that a heading names.
    public func level(of heading: String) -> Level? {
        level(of: FoldedWords(heading))
    }

    func kind(of words: FoldedWords) -> SectionKind { mayName(words) ? kinds[words] ?? .prose : .prose }

    func level(of words: FoldedWords) -> Level? { mayName(words) ? levels[words] : nil }

    /// False for words that are longer than any that name a kind or level, as most headings are.
    private func mayName(_ words: FoldedWords) -> Bool { words.bytes.count <= longestName }

    /// The word of a level that pages show.
    public func word(for level: Level) -> String {
        Key(rawValue: level.rawValue).map { self[$0] } ?? level.rawValue
    }

    /// All that a key may be called.
    public func words(_ key: Key) -> [String] {
        phrases[key] ?? []
    }

    /// A phrase with its gaps filled in: `{number}` becomes `values["number"]`.
    public func phrase(_ key: Key, _ values: [String: String] = [:]) -> String {
        var text = ""
        var rest = self[key][...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            text += rest[..<open] + (values[String(name)] ?? String(rest[open...close]))
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }

    private subscript(key: Key) -> String {
        phrases[key]?.first ?? key.rawValue
    }

    private static func alternatives(_ value: String) -> [String] {
        value.split(separator: "|").map { String($0.trimmingSpaces) }.filter { !$0.isEmpty }
    }

    private static func lookup<Value>(
        _ values: [Value], _ phrases: [Key: [String]], key: (Value) -> Key?
    ) -> [FoldedWords: Value] {
        let pairs = values.flatMap { value in (key(value).flatMap { phrases[$0] } ?? []).map { (FoldedWords($0), value) } }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension Finding {
    fileprivate static func missingWords(_ key: Vocabulary.Key, path: String) -> Finding {
        let name = key.rawValue
        return Finding(id: "vocabulary", severity: .error, message: Phrase(
            de: "In \(path) fehlt eine Zeile „\(name): …“.", el: "Στο \(path) λείπει μια γραμμή «\(name): …».",
            en: "\(path) is missing a line “\(name): …”.", ja: "\(path) に「\(name): …」の行がありません。"))
    }
}
