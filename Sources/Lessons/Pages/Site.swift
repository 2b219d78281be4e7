import Foundation

/// A course as a folder of static pages.
public struct Site: Sendable {
    private let folder: CourseFolder
    private let vocabularies: Vocabularies
    private let settings: CourseSettings
    private let findings: [Finding]

    /// - Throws: `LessonFailure`, where the course's settings can't be read.
    public init(_ folder: CourseFolder, vocabularies: Vocabularies) throws(LessonFailure) {
        (self.folder, self.vocabularies) = (folder, vocabularies)
        (settings, findings) = try CourseSettings.ofContent(folder.content)
    }

    /// What a build did to the site's folder.
    public struct Outcome: Equatable, Sendable {
        /// Sorted, as paths from the site's root.
        public var written: [String] = []
        /// Files of ours that belong to nothing any more; sorted.
        public var removed: [String] = []
        public var unchanged = 0
        /// What is wrong with the settings and the documents.
        public var findings: [Finding] = []
    }

    /// Writes what is new or different and removes what we wrote once and isn't wanted any more; other files stay. All of it takes its
    /// place at the end, or nothing does. A lesson that can't be read keeps the page it has.
    ///
    /// - Parameter journal: what one learner did, put into the pages.
    /// - Throws: `SiteFailure`.
    public func write(to path: String, journal: [JournalEntry] = []) throws(SiteFailure) -> Outcome {
        let target = try SiteFolder(path)
        let old = SiteManifest(in: path)
        let documents = SiteDocuments(folder, settings: settings, vocabularies: vocabularies, known: old.cards)
        try documents.checkNames()
        let map = documents.map(exercises: ExerciseFacts.all(of: folder))
        let reading = documents.reading(map: map, old: old, in: target)
        var build = SiteBuild(map: map, old: old, target: target)
        try build.addLessons(reading)
        let cards = LessonCards(map: map, byPlace: reading.cards.mapValues(\.card).merging(build.cards) { $1 })
        for language in map.languages {
            guard let vocabulary = vocabularies[language] else { continue }
            try build.add(StartPage(map: map, vocabulary: vocabulary, cards: cards).html, as: "\(language)/\(SitePage.start)")
            try build.add(ExercisesPage(map: map, vocabulary: vocabulary, cards: cards).html, as: "\(language)/\(SitePage.exercises)")
            try build.add(APIPage(map: map, vocabulary: vocabulary, cards: cards).html, as: "\(language)/\(SitePage.apis)")
            try build.addSearch(in: language, reading: reading)
            try build.addPrintEditions(in: vocabulary)
        }
        if let vocabulary = map.languages.first.flatMap({ vocabularies[$0] }) {
            try build.add(LanguagePage(map: map, vocabulary: vocabulary).html, as: LanguagePage.path)
            try build.add(NotFoundPage(map: map, vocabulary: vocabulary).html, as: NotFoundPage.path)
        }
        try build.add(Data(SiteData(map: map, journal: journal).json.bytes), as: SiteData.path)
        for (path, data) in try SiteAssets.files().sorted(by: { $0.key < $1.key }) { try build.add(data, as: path) }
        try build.addImages(cards: cards, content: folder.content)
        var outcome = try build.finish(keeping: documents.unreadable)
        outcome.findings = findings + documents.findings + build.findings
        return outcome
    }
}

typealias ExerciseFacts = SiteMap.ExerciseFacts

extension SiteMap.ExerciseFacts {
    static func all(of folder: CourseFolder) -> [String: Self] {
        let pairs = folder.exercises.map { exercise in
            let hints = FileManager.default.contents(atPath: exercise.hints) ?? Data()
            let texts = Hints(markdown: String(decoding: hints, as: UTF8.self))
            let byLanguage = texts.languages.map { ($0.rawValue, texts.texts(in: $0)) }
            return (exercise.name, Self(
                script: exercise.scriptHash, hints: Dictionary(uniqueKeysWithValues: byLanguage), hintsHash: ContentHash(hints).description))
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
