/// A language's first page: the course's lessons, stage by stage.
struct StartPage {
    let course: Course
    let vocabulary: Vocabulary

    var path: String { "\(vocabulary.language)/index.html" }

    var html: HTML {
        let frame = PageFrame(
            course: course, vocabulary: vocabulary, path: path, title: course.settings.titles[vocabulary.language] ?? vocabulary.phrase(.pageCourse),
            translations: course.languages.map { (language: $0, address: "../\($0)/index.html") })
        return frame.html(main: """
            <h1>\(frame.courseTitle)</h1>
            <progress class="scripted" data-progress-bar max="\(lessons.count)" value="0" \
            aria-label="\(attribute: vocabulary.phrase(.pageLessons))"></progress>
            \(stages)
            """)
    }

    private var lessons: [Lesson] { course.lessons(in: vocabulary.language) }

    private var stages: [HTML] {
        var groups: [(name: String, lessons: [Lesson])] = []
        for lesson in lessons {
            let name = LessonFacts(lesson, vocabulary: vocabulary).stage ?? vocabulary.phrase(.pageLessons)
            if groups.last?.name != name { groups.append((name, [])) }
            groups[groups.count - 1].lessons.append(lesson)
        }
        return groups.map { group in
            "<section class=\"stage\">\n<h2>\(group.name)</h2>\n<ol class=\"lessons\">\n\(group.lessons.map(entry))</ol>\n</section>\n"
        }
    }

    private func entry(_ lesson: Lesson) -> HTML {
        let number: HTML = lesson.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
        let time: HTML = LessonFacts(lesson, vocabulary: vocabulary).readingTime.map { " <span class=\"time\">\($0)</span>" } ?? ""
        return """
            <li><a href="\(attribute: lesson.name).html">\(number)\(lesson.title ?? lesson.name)</a>\(time) \
            <span class="state scripted" data-state="\(attribute: lesson.name)" data-done="\(attribute: vocabulary.phrase(.pageDone))" \
            data-open="\(attribute: vocabulary.phrase(.pageOpen))">\(vocabulary.phrase(.pageOpen))</span></li>

            """
    }
}
