/// What a page is about, as far as its words tell, to know its title from the name of its site.
struct PageTopic {
    private var words: Set<String> = []

    /// - Parameter blocks: those of the text itself.
    init(_ blocks: some Sequence<PageBlock>) {
        var bytes = 0
        for block in blocks {
            for slice in block.slices {
                words.formUnion(Self.words(of: slice.text))
                bytes += slice.text.utf8.count
            }
            if bytes > 30_000 { return }
        }
    }

    /// The part of a line's words that the text takes up again; nil where it has none that count.
    func share(of line: Substring) -> Double? {
        let own = Self.words(of: line)
        return own.isEmpty ? nil : Double(own.count { words.contains($0) || isCompound($0) }) / Double(own.count)
    }

    /// Whether a word of the text is a part of it: "Kontaktformular" takes up "Formular".
    private func isCompound(_ word: String) -> Bool {
        word.count >= 9 && word.utf8.count < 200 && words.contains { $0.count >= 6 && (word.hasSuffix($0) || word.hasPrefix($0)) }
    }

    /// Words of four letters or more, and pairs of characters in scripts without spaces.
    private static func words(of text: Substring) -> Set<String> {
        var words: Set<String> = []
        for word in String(text).foldedSpelling.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            for part in word.split(omittingEmptySubsequences: true, whereSeparator: { $0.unicodeScalars.first?.isCJK == true })
            where part.count >= 4 {
                words.insert(String(part))
            }
            for (first, second) in zip(word, word.dropFirst())
            where first.unicodeScalars.first?.isCJK == true && second.unicodeScalars.first?.isCJK == true {
                words.insert("\(first)\(second)")
            }
        }
        return words
    }
}
