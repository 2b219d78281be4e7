/// The page of one lesson.
struct LessonPage {
    let lesson: Lesson
    let course: Course
    let vocabulary: Vocabulary

    private let body: MarkdownHTML<LessonDialect>

    init(_ lesson: Lesson, course: Course, vocabulary: Vocabulary) {
        (self.lesson, self.course, self.vocabulary) = (lesson, course, vocabulary)
        let numbered = course.lessons(in: lesson.language).compactMap { lesson in lesson.number.map { ($0, "\(lesson.name).html") } }
        body = MarkdownHTML(lesson.markdown, dialect: LessonDialect(
            lesson: lesson, vocabulary: vocabulary, allowsRawHTML: course.settings.allowsHTML,
            pages: Dictionary(numbered) { first, _ in first }))
    }

    var path: String { "\(lesson.language)/\(lesson.name).html" }

    var html: HTML {
        let others = course.languages.filter { language in course.lessons(in: language).contains { $0.name == lesson.name } }
        let translations = others.map { (language: $0, address: "../\($0)/\(lesson.name).html") }
        let frame = PageFrame(
            course: course, vocabulary: vocabulary, path: path, title: lesson.title ?? lesson.name, translations: translations)
        return frame.html(main: """
            <article>
            <header class="lesson">
            \(facts)<h1>\(title)</h1>
            \(subtitle)</header>
            \(contents)\(body.html(of: lesson.blocks))\(sections)\(lastWords)\(neighbours)</article>

            """)
    }

    // MARK: Head

    private var title: HTML {
        lesson.heading.map { body.html(inside: $0) } ?? "\(lesson.title ?? lesson.name)"
    }

    private var facts: HTML {
        let facts = LessonFacts(lesson, vocabulary: vocabulary).all
        return facts.isEmpty ? "" : "<p class=\"facts\">\(facts.joined(separator: " · "))</p>\n"
    }

    private var subtitle: HTML {
        lesson.subtitle.map { "<p class=\"subtitle\">\($0)</p>\n" } ?? ""
    }

    private var contents: HTML {
        let links: [HTML] = lesson.sections.filter { $0.level <= 2 }.map { section in
            "<li><a href=\"#\(attribute: section.id)\">\(body.html(inside: section.heading).withoutLinks)</a></li>\n"
        }
        guard !links.isEmpty else { return "" }
        return """
            <nav class="contents" aria-labelledby="_contents">
            <h2 id="_contents">\(vocabulary.phrase(.pageContents))</h2>
            <ol>
            \(links)</ol>
            </nav>

            """
    }

    // MARK: Sections

    private var sections: HTML {
        var html: HTML = ""
        var isOpen = false
        for section in lesson.sections {
            if section.level <= 2 || !isOpen {
                html += isOpen ? "</section>\n" : ""
                html += "<section class=\"\(attribute: section.kind.rawValue)\" aria-labelledby=\"\(attribute: section.id)\">\n"
                isOpen = true
            }
            html += self.section(section)
        }
        return isOpen ? html + "</section>\n" : html
    }

    private func section(_ section: Lesson.Section) -> HTML {
        let level = min(6, max(2, section.level))
        let inside: [HTML] = section.parts.map { part($0, under: level) }
        return """
            <h\(level) id="\(attribute: section.id)">\(body.html(inside: section.heading))</h\(level)>
            \(inside)\(section.kind == .completion ? completion : "")
            """
    }

    private func part(_ part: Lesson.Part, under level: Int) -> HTML {
        switch part {
        case .block(let node): body.html(of: node)
        case .level(_, let heading): "<h\(level + 1) class=\"level\">\(body.html(inside: heading))</h\(level + 1)>\n"
        case .question(let index): question(index, under: level)
        case .exercise(let index): exercise(index, under: level)
        }
    }

    private func question(_ index: Int, under level: Int) -> HTML {
        let question = lesson.faq[index]
        let own = min(6, question.level == nil ? level + 1 : level + 2)
        return """
            <div class="question">
            <h\(own) id="_question-\(index + 1)">\(body.html(inside: question.node))</h\(own)>
            \(body.html(of: question.answer))</div>

            """
    }

    private func exercise(_ index: Int, under level: Int) -> HTML {
        let exercise = lesson.exercises[index]
        let own = min(6, exercise.level == nil ? level + 1 : level + 2)
        let solutions = exercise.solutions.map { solution($0, of: exercise) }
        return """
            <div class="exercise">
            <h\(own) id="_exercise-\(exercise.number)">\(body.html(inside: exercise.heading))</h\(own)>
            \(body.html(of: exercise.task))\(check(exercise))\(solutions)</div>

            """
    }

    private func check(_ exercise: Lesson.Exercise) -> HTML {
        guard let id = exercise.id else { return "" }
        return "<p class=\"check\">\(vocabulary.phrase(.pageCheck)) <code translate=\"no\">lessonctl check \(id)</code></p>\n"
    }

    private func solution(_ solution: Lesson.Solution, of exercise: Lesson.Exercise) -> HTML {
        let name = vocabulary.phrase(.pageSolution, ["number": String(exercise.number), "title": exercise.title])
        return """
            <details class="solution">
            <summary>\(name) <span class="first">\(vocabulary.phrase(.pageSolutionFirst))</span></summary>
            \(body.html(of: solution.blocks))</details>

            """
    }

    // MARK: The end

    private var completion: HTML {
        """
        <p class="completion scripted"><button type="button" data-lesson="\(attribute: lesson.name)" aria-pressed="false">\
        \(vocabulary.phrase(.pageMarkDone))</button></p>

        """
    }

    /// The button of a lesson whose text doesn't ask whether it is done.
    private var lastWords: HTML {
        lesson.sections.contains { $0.kind == .completion } ? "" : completion
    }

    private var neighbours: HTML {
        let lessons = course.lessons(in: lesson.language)
        guard lessons.count > 1, let index = lessons.firstIndex(where: { $0.name == lesson.name }) else { return "" }
        let previous = index > 0 ? link(to: lessons[index - 1], .pagePrevious, "prev") : ""
        let next = index + 1 < lessons.count ? link(to: lessons[index + 1], .pageNext, "next") : ""
        return "<nav class=\"neighbours\" aria-label=\"\(attribute: vocabulary.phrase(.pageLessons))\">\n\(previous)\(next)</nav>\n"
    }

    private func link(to lesson: Lesson, _ key: Vocabulary.Key, _ relation: String) -> HTML {
        """
        <a rel="\(attribute: relation)" href="\(attribute: lesson.name).html">\
        <span>\(vocabulary.phrase(key))</span> \(lesson.title ?? lesson.name)</a>

        """
    }
}

extension HTML {
    /// Without the tags of links, for words that become a link themselves.
    fileprivate var withoutLinks: HTML {
        HTML(verbatim: text.replacing(#/</?a(?: [^>]*)?>/#, with: ""))
    }
}
