/// All exercises of the course, lesson by lesson, and how the reader stands with each.
struct ExercisesPage {
    let map: SiteMap
    let vocabulary: Vocabulary
    let cards: LessonCards

    var path: String { "\(vocabulary.language)/\(SitePage.exercises)" }

    var html: HTML {
        let title = vocabulary.phrase(.pageExercises)
        let frame = PageFrame(map: map, vocabulary: vocabulary, path: path, title: title, bodyClass: "page list-page")
        let lessons = map.lessons.compactMap(lesson)
        let nothing: HTML = "<p>\(vocabulary.phrase(.pageNoExercises))</p>\n"
        return frame.html(main: "<h1>\(title)</h1>\n\(lessons.isEmpty ? [nothing] : lessons)")
    }

    private func lesson(_ entry: SiteMap.Entry) -> HTML? {
        guard let card = cards.card(of: entry, in: vocabulary.language), !card.exercises.isEmpty else { return nil }
        let language = map.contentLanguage(of: entry, in: vocabulary.language) ?? vocabulary.language
        let foreign: HTML = language == vocabulary.language ? "" : " lang=\"\(attribute: language)\""
        let page = "\(entry.name.pathEscaped).html"
        let number: HTML = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
        return """
            <section class="stage">
            <h2\(foreign)><a href="\(attribute: page)">\(number)\(card.title)</a></h2>
            <ol class="exercises" data-standings="\(attribute: ExerciseStanding.words(in: vocabulary))">
            \(card.exercises.map { exercise($0, page: page, foreign: foreign) })</ol>
            </section>

            """
    }

    private func exercise(_ exercise: LessonCard.Exercise, page: String, foreign: HTML) -> HTML {
        let name = vocabulary.phrase(.pageExercise, ["number": String(exercise.number), "title": exercise.title])
        let level: HTML = exercise.level.map { "<span class=\"facts\">\(vocabulary.word(for: $0))</span>\n" } ?? ""
        let command: HTML = exercise.id.map { "<code lang=\"en\" translate=\"no\">lessonctl check \($0)</code>\n" } ?? ""
        let standing = exercise.id.map { ExerciseStanding(id: $0, facts: map.exercises[$0]).html } ?? ""
        return """
            <li><a href="\(attribute: "\(page)#\(PageID.exercise(exercise.number))")"\(foreign)>\(name)</a>
            \(level)\(command)\(standing)</li>

            """
    }
}
