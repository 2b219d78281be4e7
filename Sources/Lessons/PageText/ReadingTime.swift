/// Finds how many minutes a page says that reading it takes.
struct ReadingTime: Sendable {
    /// What such lines are made of, besides the number, and which of it names the minutes.
    private let words: Set<String>
    private let units: Set<String>
    /// The lines of scripts without spaces, without signs and small words; what stands before and behind the number.
    private let lines: Set<[String]>

    private static let place = "{minutes}"

    init(_ templates: [String]) {
        let wide = templates.filter { $0.unicodeScalars.contains(where: \.isCJK) }
        let spaced = templates.filter { !$0.unicodeScalars.contains(where: \.isCJK) }
        words = Set(spaced.flatMap { Self.words(of: $0.replacing(Self.place, with: " ")) })
        units = Set(spaced.compactMap { Self.words(of: $0.split(separator: Self.place, omittingEmptySubsequences: false).last ?? "").first })
        lines = Set(wide.compactMap { template in
            template.firstRange(of: Self.place).map { [Self.plain(template[..<$0.lowerBound]), Self.plain(template[$0.upperBound...])] }
        })
    }

    func minutes(of text: Substring) -> Int? {
        guard text.contains(where: \.isWholeNumber) else { return nil }
        return text.unicodeScalars.contains(where: \.isCJK) ? minutes(ofWide: text) : minutes(ofSpaced: text)
    }

    /// A number, the word for minutes or its sign, and no word that such lines never have.
    private func minutes(ofSpaced text: Substring) -> Int? {
        let found = Self.words(of: text)
        let numbers = found.filter { $0.allSatisfy(\.isWholeNumber) }
        let others = found.filter { !$0.allSatisfy(\.isWholeNumber) }
        guard (1...2).contains(numbers.count), let minutes = numbers.last.flatMap({ Int($0) }), (1...600).contains(minutes) else { return nil }
        let hasUnit = others.contains(where: units.contains) || !others.isEmpty && text.contains { "'’′".contains($0) }
        return hasUnit && others.allSatisfy(words.contains) ? minutes : nil
    }

    private func minutes(ofWide text: Substring) -> Int? {
        let spelling = String(text).foldedSpelling
        guard let start = spelling.firstIndex(where: \.isWholeNumber) else { return nil }
        let digits = spelling[start...].prefix(while: \.isWholeNumber)
        return lines.contains([Self.plain(spelling[..<start]), Self.plain(spelling[digits.endIndex...])]) ? Int(digits) : nil
    }

    private static func words(of text: some StringProtocol) -> [String] {
        String(text).foldedSpelling.split { !$0.isLetter && !$0.isWholeNumber }.flatMap { word in
            let digits = word.prefix(while: \.isWholeNumber)
            return digits.isEmpty ? [String(word)] : [String(digits), String(word.dropFirst(digits.count))].filter { !$0.isEmpty }
        }
    }

    private static func plain(_ text: some StringProtocol) -> String {
        String(text).foldedSpelling.filter { $0.isLetter && $0 != "約" }
    }
}
