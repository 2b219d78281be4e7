import Foundation

/// Makes the files of a site and puts them aside until all are there.
struct SiteBuild {
    private let map: SiteMap
    private let old: SiteManifest
    private let target: SiteFolder
    /// Every file of the site, and what it was made from.
    private var keys: [String: String] = [:]
    private var staged: [String] = []
    private var newCards: [String: SiteManifest.Card] = [:]
    private var newLines: [String: [UInt8]] = [:]
    private var unfinished: Set<String> = []
    private(set) var findings: [Finding] = []

    init(map: SiteMap, old: SiteManifest, target: SiteFolder) {
        (self.map, self.old, self.target) = (map, old, target)
    }

    /// Those of the lessons that were read, by place.
    var cards: [String: LessonCard] { newCards.mapValues(\.card) }

    mutating func add(_ html: HTML, as path: String) throws(SiteFailure) {
        try add(Data(html.bytes), as: path)
    }

    mutating func add(_ data: Data, as path: String, key: String = "") throws(SiteFailure) {
        guard keys.updateValue(key, forKey: path) == nil else { return }
        if try target.stage(data, as: path) { staged.append(path) }
    }

    // MARK: Lessons

    /// Reads the lessons that must be read, some at a time, and makes their pages.
    mutating func addLessons(_ reading: SiteReading) throws(SiteFailure) {
        let work = LessonWork(reading: reading, target: target)
        for job in reading.jobs {
            for page in job.pages { keys[page.path] = page.key }
        }
        for (place, card) in reading.cards { newCards[place] = card }
        let jobs = reading.jobs.filter(work.isNeeded)
        for result in try jobs.map(jobs: ProcessInfo.processInfo.activeProcessorCount, work.result) {
            staged += result.staged
            findings += result.findings
            newCards.merge(result.cards) { $1 }
            newLines.merge(result.lines) { $1 }
            unfinished.formUnion(result.unfinished)
        }
    }

    // MARK: Search

    /// The lines of the lessons; that of a lesson in another language ends with the language.
    mutating func addSearch(in language: String, reading: SiteReading) throws(SiteFailure) {
        let path = SiteDocuments.searchPath(language)
        let lessons = map.lessons.compactMap { entry in
            map.contentLanguage(of: entry, in: language).map { (place: "\($0)/\(entry.name)", language: $0) }
        }
        let key = SiteKey(lessons.map { "\($0.place) \(newCards[$0.place]?.key ?? "")" }).text
        if let file = old.files[path], file.key == key, file.stamp == target.stamp(of: path) { keys[path] = key; return }
        var text = Array("courseSearch([".utf8)
        var separator = "\n"
        for lesson in lessons {
            guard let line = newLines[lesson.place] ?? reading.lines[lesson.place] else { continue }
            text += separator.utf8
            separator = ",\n"
            text += lesson.language == language ? line : line.dropLast() + ",\"\(lesson.language)\"]".utf8
        }
        try add(Data(text + "\n]);\n".utf8), as: path, key: key)
    }

    // MARK: Print

    mutating func addPrintEditions(in vocabulary: Vocabulary) throws(SiteFailure) {
        let pages = map.lessons.map { "\(vocabulary.language)/\($0.name).html" }
        for hasSolutions in [false, true] {
            let edition = PrintEdition(map: map, vocabulary: vocabulary, hasSolutions: hasSolutions)
            let key = SiteKey(pages.map { "\($0) \(keys[$0] ?? "")" }).text
            if let file = old.files[edition.path], file.key == key, file.stamp == target.stamp(of: edition.path) {
                keys[edition.path] = key
                continue
            }
            let html = edition.html { [target] path in target.contents(of: path) }
            try add(Data(html.bytes), as: edition.path, key: key)
        }
    }

    // MARK: Images

    /// The images that lessons show, as far as they are there and inside the course's content.
    mutating func addImages(cards: LessonCards, content: String) throws(SiteFailure) {
        let content = URL(fileURLWithPath: content).standardized.resolvingSymlinksInPath()
        let addresses = cards.byPlace.flatMap { place, card in card.images.map { "\(place.prefix { $0 != "/" })/\($0)" } }
        for address in Set(addresses).sorted() {
            let file = content.appendingPathComponent(address).standardized.resolvingSymlinksInPath()
            guard file.path.hasPrefix(content.path + "/"), Self.imageTypes.contains(file.pathExtension.lowercased()),
                let data = FileManager.default.contents(atPath: file.path)
            else { continue }
            try add(data, as: String(file.path.dropFirst(content.path.count + 1)))
        }
    }

    private static let imageTypes: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif"]

    // MARK: The end

    /// - Parameter unreadable: the places of lessons whose pages stay as they are.
    func finish(keeping unreadable: Set<String>) throws(SiteFailure) -> Site.Outcome {
        let kept = Set(unreadable.map { "\($0).html" })
        let stale = old.files.keys.filter { keys[$0] == nil && !kept.contains($0) }.sorted()
        try target.commit(staged, removing: stale, manifest: manifest)
        return Site.Outcome(written: staged.sorted(), removed: stale, unchanged: keys.count - staged.count)
    }

    private func manifest(of folder: SiteFolder) -> SiteManifest {
        var manifest = SiteManifest()
        for (path, key) in keys {
            manifest.files[path] = folder.stamp(of: path).map { SiteManifest.File(key: key, stamp: $0) }
        }
        for (path, file) in old.files where keys[path] == nil && folder.stamp(of: path) != nil { manifest.files[path] = file }
        manifest.cards = newCards.filter { !unfinished.contains($0.key) }
        return manifest
    }
}

/// Reads lessons and makes their pages, on any thread.
private struct LessonWork: Sendable {
    let reading: SiteReading
    let target: SiteFolder

    struct Result: Sendable {
        var staged: [String] = []
        var findings: [Finding] = []
        var cards: [String: SiteManifest.Card] = [:]
        var lines: [String: [UInt8]] = [:]
        /// The places of lessons that are to be read again next time, since something is wrong with them.
        var unfinished: [String] = []
    }

    func isNeeded(_ job: SiteReading.Job) -> Bool {
        job.pages.contains { !$0.isRight } || job.documents.values.contains(where: lacksCardOrLine)
    }

    private func lacksCardOrLine(_ document: SiteDocuments.Document) -> Bool {
        document.card == nil || reading.needsLines && reading.lines[document.place] == nil
    }

    func result(of job: SiteReading.Job) throws(SiteFailure) -> Result {
        var result = Result()
        let wanted = Set(job.pages.filter { !$0.isRight }.map(\.contentLanguage))
            .union(job.documents.values.filter(lacksCardOrLine).map(\.language))
        let lessons = lessons(of: job, in: wanted, result: &result)
        for page in job.pages where !page.isRight {
            guard let lesson = lessons[page.contentLanguage], let vocabulary = reading.documents.vocabularies[page.language],
                let words = reading.documents.vocabularies[page.contentLanguage]
            else { continue }
            let html = LessonPage(lesson: lesson, map: reading.map, vocabulary: vocabulary, words: words).html
            if try target.stage(Data(html.bytes), as: page.path) { result.staged.append(page.path) }
        }
        return result
    }

    /// The language that makes the addresses comes first, since the others need it.
    private func lessons(of job: SiteReading.Job, in wanted: Set<String>, result: inout Result) -> [String: Lesson] {
        var lessons: [String: Lesson] = [:]
        let ids = reading.documents.settings.ids
        let order = [ids].compactMap(\.self) + wanted.sorted().filter { $0 != ids }
        for language in order {
            guard let document = job.documents[language], let vocabulary = reading.documents.vocabularies[language] else { continue }
            guard let source = try? SourceFile.lesson(at: document.path) else { continue }
            let (lesson, findings) = Lesson.read(
                source, vocabulary: vocabulary, settings: reading.documents.settings, addressesOf: language == ids ? nil : ids.flatMap { lessons[$0] })
            lessons[language] = lesson
            guard wanted.contains(language) else { continue }
            result.findings += findings
            result.cards[document.place] = SiteManifest.Card(key: document.key, card: LessonCard(lesson, of: document))
            result.lines[document.place] = SearchLine(lesson, title: document.title).json.bytes
            if !findings.isEmpty { result.unfinished.append(document.place) }
        }
        return lessons
    }
}
