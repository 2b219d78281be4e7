extension Phrase {
    /// A text that is shown, in each language's quotation marks.
    static func quoting(_ text: String) -> Phrase {
        Phrase(de: "„\(text)“", el: "«\(text)»", en: "“\(text)”", ja: "「\(text)」")
    }

    /// A noun and what it is called: `sheet “Menu”`, in Japanese without a space.
    func called(_ name: Phrase?) -> Phrase {
        name.map { self + Phrase(de: " ", el: " ", en: " ", ja: "") + $0 } ?? self
    }

    /// The same done to the text of every language.
    func map(_ transform: (String) -> String) -> Phrase {
        Phrase(de: transform(de), el: transform(el), en: transform(en), ja: transform(ja))
    }

    static func + (a: Phrase, b: Phrase) -> Phrase {
        Phrase(de: a.de + b.de, el: a.el + b.el, en: a.en + b.en, ja: a.ja + b.ja)
    }

    static func + (a: Phrase, b: String) -> Phrase { a + Phrase(verbatim: b) }
    static func + (a: String, b: Phrase) -> Phrase { Phrase(verbatim: a) + b }
}

extension Sequence<Phrase> {
    /// One after the other: `a, b, c`, in Japanese `a、b、c`.
    func listed() -> Phrase { joined(by: Phrase(de: ", ", el: ", ", en: ", ", ja: "、")) }

    func joined(by separator: Phrase) -> Phrase {
        Phrase(
            de: map(\.de).joined(separator: separator.de), el: map(\.el).joined(separator: separator.el),
            en: map(\.en).joined(separator: separator.en), ja: map(\.ja).joined(separator: separator.ja))
    }
}
