/// One line of a scenario.
public struct Statement: Hashable, Codable, Sendable {
    public var kind: Kind
    public var place: Finding.Place
    /// The line without its indentation and comment.
    public var source: String
    /// The author's words for a learner who fails here.
    public var hints: [Language: String] = [:]

    /// The hint in that language, else in English, else in the next one that has it.
    public func hint(in language: Language) -> String? {
        ([language, .english] + Language.allCases).lazy.compactMap { hints[$0] }.first
    }

    public enum Kind: Hashable, Codable, Sendable {
        /// Done so often, its target looked for anew each time.
        case step(Step, times: Int)
        case expectation(Expectation)
    }
}
