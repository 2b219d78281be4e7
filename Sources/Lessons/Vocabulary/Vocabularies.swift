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

    /// The language whose typical words a text has most of; nil where it has none.
    public func language(of text: String) -> String? {
        let words = TypicalWords(in: text)
        let counts = languages.map { (language: $0, count: words.count(of: byLanguage[$0]?.words(.typicalWords) ?? [])) }
        return counts.max { $0.count < $1.count }.flatMap { $0.count > 0 ? $0.language : nil }
    }

    private static func source(at path: String) throws(Failure) -> SourceFile {
        do { return try SourceFile(contentsOf: path) } catch { throw .unreadable(error) }
    }
}

/// The words of a text and how often each occurs; where a script puts no spaces between words, every character is one, and every pair.
private struct TypicalWords {
    private var counts: [String: Int] = [:]

    init(in text: String) {
        for word in text.foldedSpelling.split(whereSeparator: { !$0.isLetter }) {
            guard word.unicodeScalars.contains(where: \.isCJK) else { counts[String(word), default: 0] += 1; continue }
            for (first, second) in zip(word, word.dropFirst() + " ") {
                counts[String(first), default: 0] += 1
                counts["\(first)\(second)", default: 0] += 1
            }
        }
    }

    func count(of words: [String]) -> Int {
        words.reduce(0) { $0 + (counts[$1.foldedSpelling] ?? 0) }
    }
}
