/// A language's first page: the course's map and the reader's progress.
struct StartPage {
    let map: SiteMap
    let vocabulary: Vocabulary
    let cards: LessonCards

    var path: String { "\(vocabulary.language)/\(SitePage.start)" }

    var html: HTML {
        let frame = PageFrame(
            map: map, vocabulary: vocabulary, path: path, title: map.courseTitle(in: vocabulary), bodyClass: "page start-page")
        return frame.html(main: """
            <h1>\(frame.courseTitle)</h1>
            \(progress)\(stages)
            """)
    }

    // MARK: Progress

    private var progress: HTML {
        """
        <section class="your-progress scripted" data-exercises="\(attribute: exercises)">
        <h2>\(vocabulary.phrase(.pageYourProgress))</h2>
        \(bar(.pageProgress, count: map.lessons.count, name: "lessons"))\(bar(.pageExerciseProgress, count: exerciseIDs.count, name: "exercises"))\
        <p class="continue"><a class="button" href="#" data-continue="\(attribute: vocabulary.phrase(.pageContinue))" hidden></a>\
        <span data-all-done hidden>\(vocabulary.phrase(.pageAllDone))</span></p>
        <p class="files"><button type="button" class="quiet" data-export>\(vocabulary.phrase(.pageExport))</button>
        <button type="button" class="quiet" data-import>\(vocabulary.phrase(.pageImport))</button>
        <input type="file" data-import-file accept=".jsonl,.json,application/json" \
        aria-label="\(attribute: vocabulary.phrase(.pageImport))" hidden></p>
        <p class="small">\(vocabulary.phrase(.pageFileWords))</p>
        <p role="status" data-file-status data-imported="\(attribute: vocabulary.phrase(.pageImported))" \
        data-failed="\(attribute: vocabulary.phrase(.pageImportFailed))" data-unsaved="\(attribute: vocabulary.phrase(.pageNotSaved))"></p>
        </section>

        """
    }

    private func bar(_ words: Vocabulary.Key, count: Int, name: String) -> HTML {
        guard count > 0 else { return "" }
        let text = vocabulary.phrase(words)
        return """
            <div class="bar"><label for="_bar-\(name)" data-count-\(name)="\(attribute: text)">\(vocabulary.phrase(words, ["done": "0", "total": String(count)]))</label> \
            <progress id="_bar-\(name)" max="\(count)" value="0"></progress></div>

            """
    }

    /// Those that the lessons' front matter names, whether or not the text has come to them yet.
    private var exerciseIDs: [String] {
        Set(map.lessons.flatMap { cards.card(of: $0, in: vocabulary.language)?.folders ?? [] }).sorted()
    }

    /// Each with the hash of its script: `exercise1=00ff exercise2=…`
    private var exercises: String {
        exerciseIDs.map { "\($0)=\(map.exercises[$0]?.script ?? "")" }.joined(separator: " ")
    }

    // MARK: Map

    private var stages: [HTML] {
        var groups: [(name: String, lessons: [SiteMap.Entry])] = []
        for entry in map.lessons {
            let card = cards.card(of: entry, in: vocabulary.language)
            let name = card.flatMap { LessonFacts($0, vocabulary: vocabulary).stage } ?? vocabulary.phrase(.pageLessons)
            if groups.last?.name != name { groups.append((name, [])) }
            groups[groups.count - 1].lessons.append(entry)
        }
        return groups.map { group in
            "<section class=\"stage\">\n<h2>\(group.name)</h2>\n<ol class=\"lessons\">\n\(group.lessons.map(entry))</ol>\n</section>\n"
        }
    }

    private func entry(_ entry: SiteMap.Entry) -> HTML {
        guard let card = cards.card(of: entry, in: vocabulary.language) else { return "" }
        let language = map.contentLanguage(of: entry, in: vocabulary.language)
        let foreign: HTML = language.flatMap { $0 == vocabulary.language ? nil : " lang=\"\(attribute: $0)\" hreflang=\"\(attribute: $0)\"" } ?? ""
        let number: HTML = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
        let facts = [LessonFacts(card, vocabulary: vocabulary).readingTime, exercises(of: card)].compactMap(\.self)
        let glance: HTML = facts.isEmpty ? "" : "<span class=\"facts\">\(facts.joined(separator: " · "))</span>\n"
        return """
            <li><a href="\(attribute: entry.name.pathEscaped).html"\(foreign)>\(number)<span class="title">\(card.title)</span></a>
            \(glance)\
            <span class="state scripted" data-state="\(attribute: entry.key)" data-done="\(attribute: vocabulary.phrase(.pageDone))" \
            data-open="\(attribute: vocabulary.phrase(.pageOpen))">○</span></li>

            """
    }

    private func exercises(of card: LessonCard) -> String? {
        switch card.exercises.count {
        case 0: nil
        case 1: vocabulary.phrase(.pageExerciseOne)
        case let count: vocabulary.phrase(.pageExerciseMany, ["count": String(count)])
        }
    }
}

/// The cards of all lessons, in all their languages.
struct LessonCards: Sendable {
    let map: SiteMap
    let byPlace: [String: LessonCard]

    /// That of the lesson in the language, else in the one that stands in for it.
    func card(of entry: SiteMap.Entry, in language: String) -> LessonCard? {
        map.contentLanguage(of: entry, in: language).flatMap { byPlace["\($0)/\(entry.name)"] }
    }
}
