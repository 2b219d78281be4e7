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

    /// The language of most lines, each by its typical words, so that a long message in another language doesn't outweigh a short
    /// text; nil where there are no such words.
    public func language(of text: String) -> String? {
        let typical = Dictionary(languages.flatMap { language in
            (byLanguage[language]?.words(.typicalWords) ?? []).map { ($0.foldedSpelling, [language]) }
        }, uniquingKeysWith: +)
        var lines: [String: Int] = [:]
        var words: [String: Int] = [:]
        for line in text.foldedSpelling.split(whereSeparator: \.isNewline) {
            let counts = TypicalWords(in: line).counts(of: typical)
            words.merge(counts, uniquingKeysWith: +)
            let most = counts.values.max() ?? 0
            for (language, count) in counts where count == most { lines[language, default: 0] += 1 }
        }
        return languages.max { (lines[$0] ?? 0, words[$0] ?? 0, $1) < (lines[$1] ?? 0, words[$1] ?? 0, $0) }.flatMap { words[$0] == nil ? nil : $0 }
    }

    private static func source(at path: String) throws(Failure) -> SourceFile {
        do { return try SourceFile(contentsOf: path) } catch { throw .unreadable(error) }
    }
}

/// The words of a line; where a script puts no spaces between words, every character is one, and every pair.
private struct TypicalWords {
    private var words: [String] = []

    /// - Parameter line: in folded spelling.
    init(in line: Substring) {
        for word in line.split(whereSeparator: { !$0.isLetter }) {
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
