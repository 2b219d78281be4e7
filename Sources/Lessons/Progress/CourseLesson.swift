/// What progress needs to know of a lesson.
public struct CourseLesson: Hashable, Sendable {
    /// As in `3.20`.
    public let number: String
    /// The document's name without folder and extension.
    public let document: String
    public let titles: [Language: String]
    /// The names of the exercises, in the order of the text; nil for one that has no folder yet.
    public let exercises: [String?]

    public init(number: String, document: String, titles: [Language: String], exercises: [String?]) {
        self.number = number
        self.document = document
        self.titles = titles
        self.exercises = exercises
    }

    /// The title in that language, else in English, else in any.
    public func title(in language: Language) -> String {
        ([language, .english] + Language.allCases).lazy.compactMap { titles[$0] }.first ?? document
    }

    /// The exercises that there are.
    public var ownExercises: [String] { exercises.compactMap(\.self) }
}
