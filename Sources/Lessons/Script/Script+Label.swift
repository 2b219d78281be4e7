extension Script {
    /// A name for one text in several languages.
    public struct Label: Hashable, Codable, Sendable {
        public var name: String
        /// Each language's text and its alternatives; `{}` stands for a value.
        public var texts: [Language: [String]]
        public var place: Finding.Place

        /// Whether its texts have a place for a value, so that it is used as `step(2)`.
        public var takesValue: Bool { texts.values.joined().contains { $0.contains("{}") } }

        /// The texts in a language, with that value in place; in every language where it has none in that one.
        public func texts(in language: Language?, value: String?) -> [String] {
            let own = language.flatMap { texts[$0] }
            let all = own ?? Language.allCases.flatMap { texts[$0] ?? [] }
            return all.map { value.map($0.filling) ?? $0 }
        }
    }
}

extension String {
    /// With a value where `{}` stands.
    fileprivate func filling(_ value: String) -> String {
        split(separator: "{}", omittingEmptySubsequences: false).joined(separator: value)
    }
}
