/// One sentence in every language of the toolkit. The initialiser takes all of them, so a missing translation doesn't compile.
///
///     Phrase(de: "Zeile \(line)", el: "γραμμή \(line)", en: "line \(line)", ja: "\(line)行目").text(in: .greek)
public struct Phrase: Hashable, Sendable {
    public let de, el, en, ja: String

    public init(de: String, el: String, en: String, ja: String) {
        (self.de, self.el, self.en, self.ja) = (de, el, en, ja)
    }

    /// A text that is the same in every language: code, a name, a compiler's message.
    public init(verbatim text: String) {
        self.init(de: text, el: text, en: text, ja: text)
    }

    /// Whether it reads the same in every language.
    public var isVerbatim: Bool { de == el && el == en && en == ja }

    public func text(in language: Language) -> String {
        switch language {
        case .german: de
        case .greek: el
        case .english: en
        case .japanese: ja
        }
    }
}
