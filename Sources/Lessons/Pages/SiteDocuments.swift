import Foundation

/// The documents of a course as far as a build must know them before it reads any whole: their hashes, numbers and titles.
struct SiteDocuments: Sendable {
    let folder: CourseFolder
    let settings: CourseSettings
    let vocabularies: Vocabularies
    private(set) var documents: [Document] = []
    private(set) var languages: [String] = []
    private(set) var findings: [Finding] = []
    /// The places of documents that are there but can't be read.
    private(set) var unreadable: Set<String> = []

    struct Document: Sendable {
        let language: String
        let name: String
        let path: String
        /// Changes with all that its card and its search line are made from.
        let key: String
        /// That of an earlier build, where nothing of that changed.
        let card: LessonCard?
        let number: String?
        let title: String
        let exercises: [String]

        var place: String { "\(language)/\(name)" }
    }

    /// - Parameter known: the cards of an earlier build, by place.
    init(_ folder: CourseFolder, settings: CourseSettings, vocabularies: Vocabularies, known: [String: SiteManifest.Card]) {
        (self.folder, self.settings, self.vocabularies) = (folder, settings, vocabularies)
        let ids = settings.ids
        let common = SiteKey(contentsOf: folder.settings)
        var models: [String: String] = [:]
        for language in folder.languages.sorted(by: { ($0 == ids ? 0 : 1, $0) < ($1 == ids ? 0 : 1, $1) }) {
            let names = folder.documents(in: language)
            guard !names.isEmpty else { continue }
            guard let vocabulary = vocabularies[language] else {
                findings.append(LessonFailure.unknownLanguage(language, known: vocabularies.languages).finding)
                continue
            }
            languages.append(language)
            let words = common.adding(vocabulary.fingerprint)
            for name in names {
                let path = folder.document(name, in: language)
                let hash = SiteKey(contentsOf: path).text
                let key = words.adding(path, hash, language == ids ? "" : models[name] ?? "").text
                if language == ids { models[name] = hash }
                add(name, in: language, at: path, key: key, known: known["\(language)/\(name)"])
            }
        }
        let source = settings.source
        languages.sort { ($0 == source ? 0 : 1, $0) < ($1 == source ? 0 : 1, $1) }
    }

    private mutating func add(_ name: String, in language: String, at path: String, key: String, known: SiteManifest.Card?) {
        if let known, known.key == key {
            documents.append(Document(
                language: language, name: name, path: path, key: key, card: known.card, number: known.card.number, title: known.card.title,
                exercises: known.card.folders))
            return
        }
        do throws(LessonFailure) {
            let source = try SourceFile.lesson(at: path)
            let front = FrontMatter(source)
            documents.append(Document(
                language: language, name: name, path: path, key: key, card: nil, number: front.lesson,
                title: Markdown.title(of: source.lines.dropFirst(front.lineCount)) ?? name, exercises: front.exercises.compactMap(\.self)))
        } catch {
            findings.append(error.finding)
            unreadable.insert("\(language)/\(name)")
        }
    }

    /// - Throws: `SiteFailure.nameTaken`.
    func checkNames() throws(SiteFailure) {
        if let document = documents.first(where: { SitePage.all.contains("\($0.name).html") }) {
            throw .nameTaken(path: document.path, name: document.name)
        }
    }

    func map(exercises: [String: SiteMap.ExerciseFacts]) -> SiteMap {
        var entries: [String: SiteMap.Entry] = [:]
        for document in documents.sorted(by: { languages.firstIndex(of: $0.language) ?? 0 < languages.firstIndex(of: $1.language) ?? 0 }) {
            var entry = entries[document.name] ?? SiteMap.Entry(name: document.name, number: document.number, titles: [:])
            entry.number = entry.number ?? document.number
            entry.titles[document.language] = document.title
            entries[document.name] = entry
        }
        return SiteMap(
            settings: settings, vocabularies: vocabularies, languages: languages, lessons: Array(entries.values), exercises: exercises)
    }
}
