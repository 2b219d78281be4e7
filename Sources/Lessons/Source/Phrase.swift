/// One sentence in every language of the toolkit. The initialiser takes all of them, so a missing translation doesn't compile.
///
///     Phrase(de: "Zeile \(line)", el: "γραμμή \(line)", en: "line \(line)", ja: "\(line)行目").text(in: .greek)
public struct Phrase: Hashable, Sendable {
    /// In the order of the initialiser; one reference, since findings by the thousand are copied.
    private let texts: [String]

    public init(de: String, el: String, en: String, ja: String) {
        texts = [de, el, en, ja]
    }

    public var de: String { texts[0] }
    public var el: String { texts[1] }
    public var en: String { texts[2] }
    public var ja: String { texts[3] }

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

extension Phrase: Codable {
    private enum CodingKeys: CodingKey { case de, el, en, ja }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = { key in try container.decode(String.self, forKey: key) }
        self.init(de: try text(.de), el: try text(.el), en: try text(.en), ja: try text(.ja))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(de, forKey: .de)
        try container.encode(el, forKey: .el)
        try container.encode(en, forKey: .en)
        try container.encode(ja, forKey: .ja)
    }
}
