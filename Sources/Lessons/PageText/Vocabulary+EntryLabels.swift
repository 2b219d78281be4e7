/// Marks before questions and answers.
extension Vocabulary {
    /// Behind the mark with which a line begins: "Q:", "F1.", "Frage 2 –", "Ερ.:", "問1"; nil where it has none.
    func end(of labels: Key, in text: Substring) -> Substring.Index? {
        let words = words(labels).filter { $0.mayBegin(text) }
        for word in words.sorted(by: { $0.count > $1.count }) {
            guard String(text.prefix(word.count)).foldedSpelling == word.foldedSpelling else { continue }
            let behind = text.dropFirst(word.count)
            let digits = behind.drop { " #.".contains($0) }.prefix { $0.isWholeNumber }
            let isCounted = !digits.isEmpty && (behind.first != "." || text[digits.endIndex...].first.map { ":：.)".contains($0) } == true)
            let rest = isCounted ? text[digits.endIndex...] : behind.drop { $0 == " " }
            let tail = rest.drop { ".:：．)）、|｜".contains($0) }
            if tail.startIndex > rest.startIndex { return isCounted ? tail.withoutDash.startIndex : tail.startIndex }
            if !isCounted, behind.withoutDash.startIndex > behind.startIndex { return behind.withoutDash.startIndex }
            if rest.isEmpty || behind.first == "\u{3000}" { return rest.startIndex }
            if isCounted, rest.first?.isWhitespace == true { return rest.withoutDash.startIndex }
        }
        return nil
    }
}

extension String {
    /// Whether both begin with the same character, however it is spelt; true where that can't be told from one scalar.
    fileprivate func mayBegin(_ text: Substring) -> Bool {
        guard let own = first?.unicodeScalars, let other = text.first?.unicodeScalars, own.count == 1, other.count == 1 else { return !text.isEmpty }
        guard let own = own.first?.folding, let other = other.first?.folding else { return true }
        return own == other
    }
}

extension Substring {
    /// Without a dash between spaces.
    fileprivate var withoutDash: Substring {
        let dash = drop(while: \.isWhitespace)
        guard let first = dash.first, "–—-".contains(first), dash.dropFirst().first?.isWhitespace == true else { return self }
        return dash.dropFirst()
    }
}
