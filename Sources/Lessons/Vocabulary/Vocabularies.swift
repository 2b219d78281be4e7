import Foundation

/// The vocabularies of a folder, one data file a language: `de.txt`, `el.txt` … Another file there is another language.
public struct Vocabularies: Sendable {
    private let byLanguage: [String: Vocabulary]

    /// Those that come with the toolkit.
    public static func standard() throws(Failure) -> Vocabularies {
        try Vocabularies(folder: Bundle.module.bundlePath + "/Languages")
    }

    public init(folder: String) throws(Failure) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var byLanguage: [String: Vocabulary] = [:]
        var findings: [Finding] = []
        for name in names.sorted() where name.hasSuffix(".txt") {
            let language = String(name.dropLast(".txt".count))
            let (vocabulary, found) = Vocabulary.read(try Self.source(at: "\(folder)/\(name)"), language: language)
            byLanguage[language] = vocabulary
            findings += found
        }
        guard !byLanguage.isEmpty else { throw .noneFound(folder: folder) }
        guard findings.isEmpty else { throw .wrong(findings) }
        self.byLanguage = byLanguage
    }

    /// Sorted.
    public var languages: [String] { byLanguage.keys.sorted() }

    public subscript(language: String) -> Vocabulary? { byLanguage[language] }

    /// The language of most lines, each by its script and the typical words in it, so that a long message in another language doesn't
    /// outweigh a short text; nil where there is no such line.
    public func language(of text: String) -> String? {
        let typical = languages.map { ($0, byLanguage[$0]?.words(.typicalWords).map(\.foldedSpelling) ?? []) }
        let systems = typical.map { ($0, WritingSystem.main(of: $1.map { $0[...] })) }
        let byWord = Dictionary(typical.flatMap { language, words in words.map { ($0, [language]) } }, uniquingKeysWith: +)
        var lines: [String: Int] = [:]
        var words: [String: Int] = [:]
        for line in text.foldedSpelling.split(whereSeparator: \.isNewline) {
            let line = TypicalWords(in: line)
            let own = systems.filter { $1 == line.system }.map(\.0)
            let counts = line.counts(of: byWord).filter { own.contains($0.key) }
            words.merge(counts, uniquingKeysWith: +)
            let most = counts.values.max()
            let speaking = counts.filter { $0.value == most }.map(\.key)
            for language in speaking.isEmpty && own.count == 1 ? own : speaking { lines[language, default: 0] += 1 }
        }
        return languages.filter { lines[$0] != nil }
            .max { (lines[$0] ?? 0, words[$0] ?? 0, $1) < (lines[$1] ?? 0, words[$1] ?? 0, $0) }
    }

    private static func source(at path: String) throws(Failure) -> SourceFile {
        do { return try SourceFile(contentsOf: path) } catch { throw .unreadable(error) }
    }
}

/// The words of a line; where a script puts no spaces between words, every character is one, and every pair.
private struct TypicalWords {
    private var words: [String] = []
    /// Nil where it has no letters.
    let system: WritingSystem?

    /// - Parameter line: in folded spelling.
    init(in line: Substring) {
        let written = line.split(whereSeparator: { !$0.isLetter })
        system = WritingSystem.main(of: written)
        for word in written {
            guard word.unicodeScalars.contains(where: \.isCJK) else { words.append(String(word)); continue }
            for (first, second) in zip(word, word.dropFirst() + " ") { words += [String(first), "\(first)\(second)"] }
        }
    }

    /// How many of each language's words there are.
    func counts(of typical: [String: [String]]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for word in words {
            for language in typical[word] ?? [] { counts[language, default: 0] += 1 }
        }
        return counts
    }
}

/// What a language is written in. Names of programs are Latin in every language.
private enum WritingSystem {
    case latin, greek, cjk, other

    /// Another than Latin where every third word is written in it.
    static func main(of words: [Substring]) -> WritingSystem? {
        let systems = words.compactMap { $0.unicodeScalars.first.map(WritingSystem.init) }
        guard let other = systems.first(where: { $0 != .latin }) else { return systems.first }
        return systems.count { $0 != .latin } * 3 >= systems.count ? other : .latin
    }

    private init(_ letter: Unicode.Scalar) {
        switch letter.value {
        case 0..<0x250, 0x1E00..<0x1F00: self = .latin
        case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
        default: self = letter.isCJK ? .cjk : .other
        }
    }
}
