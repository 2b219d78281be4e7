/// The hints of an exercise, from gentle to plain, as `hints.md` holds them: a Markdown file with a heading for each language,
/// named by its code (`de`) or as it calls itself (`Deutsch`). Below it each hint is a section under a deeper heading, or an entry
/// of a list, or, where there is neither, a paragraph with the code that follows it. What stands before the first is an
/// introduction and no hint.
public struct Hints: Equatable, Sendable {
    private let texts: [Language: [String]]

    public init(markdown: String) {
        var texts: [Language: [String]] = [:]
        for section in Section.all(in: markdown) {
            texts[section.language, default: []] += section.hints
        }
        self.texts = texts.filter { !$0.value.isEmpty }
    }

    public var languages: Set<Language> { Set(texts.keys) }

    /// The hints in this language; empty where there are none.
    public func texts(in language: Language) -> [String] {
        texts[language] ?? []
    }

    /// The language to show for that wish: itself, else English, else whichever there is.
    public func language(for wish: Language) -> Language? {
        ([wish, .english] + Language.allCases).first { texts[$0] != nil }
    }
}
