/// What the pages of a course know of each other: its lessons in their order, and which languages have them.
struct SiteMap: Sendable {
    let settings: CourseSettings
    let vocabularies: Vocabularies
    /// The languages in which there are lessons, the source first, then by tag.
    let languages: [String]
    let lessons: [Entry]
    /// By folder name.
    let exercises: [String: ExerciseFacts]

    /// The pages of the lessons, by number; the same in every language.
    let pages: [String: String]
    private let places: [String: Int]

    init(
        settings: CourseSettings, vocabularies: Vocabularies, languages: [String], lessons: [Entry], exercises: [String: ExerciseFacts]
    ) {
        (self.settings, self.vocabularies, self.languages, self.exercises) = (settings, vocabularies, languages, exercises)
        let lessons = lessons.map(NumberedEntry.init).sorted().map(\.entry)
        self.lessons = lessons
        pages = Dictionary(lessons.compactMap { entry in entry.number.map { ($0, "\(entry.name.pathEscaped).html") } }) { first, _ in first }
        places = Dictionary(lessons.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// A lesson, whatever its language.
    struct Entry: Equatable, Sendable {
        let name: String
        var number: String?
        /// By language; those are the languages that it is there in.
        var titles: [String: String]

        /// What progress calls it.
        var key: String { number ?? name }
    }

    /// What pages say of an exercise beyond the lesson's words.
    struct ExerciseFacts: Equatable, Sendable {
        /// The `ContentHash` of the script; nil where there is none.
        var script: String?
        /// In Markdown, by language.
        var hints: [String: [String]]
        /// Changes with the hints.
        var hintsHash: String
    }

    /// The languages in the order in which they stand in for one that lacks a lesson.
    func fallbacks(for language: String) -> [String] {
        [language] + languages.filter { $0 != language }
    }

    /// The language in which a page in `language` shows the lesson.
    func contentLanguage(of entry: Entry, in language: String) -> String? {
        fallbacks(for: language).first { entry.titles[$0] != nil }
    }

    func title(of entry: Entry, in language: String) -> String {
        contentLanguage(of: entry, in: language).flatMap { entry.titles[$0] } ?? entry.name
    }

    func neighbours(of name: String) -> (previous: Entry?, next: Entry?) {
        guard let place = places[name] else { return (nil, nil) }
        return (place > 0 ? lessons[place - 1] : nil, place + 1 < lessons.count ? lessons[place + 1] : nil)
    }

    func courseTitle(in vocabulary: Vocabulary) -> String {
        settings.titles[vocabulary.language] ?? vocabulary.phrase(.pageCourse)
    }

    /// The course's own address, with a slash at its end.
    var site: String? {
        settings.site.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }
}

/// Lessons go by number, then by name; those without a number come last.
private struct NumberedEntry: Comparable {
    let entry: SiteMap.Entry
    private let number: LessonNumber?

    init(_ entry: SiteMap.Entry) {
        self.entry = entry
        number = entry.number.map(LessonNumber.init)
    }

    static func < (a: Self, b: Self) -> Bool {
        switch (a.number, b.number) {
        case (let first?, let second?) where first != second: first < second
        case (_?, nil): true
        case (nil, _?): false
        default: a.entry.name < b.entry.name
        }
    }
}
