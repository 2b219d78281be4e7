/// The text of a lesson as one article: its head, its sections, questions, exercises and solutions. All its words are in the lesson's
/// language.
struct LessonArticle {
    let lesson: Lesson
    let vocabulary: Vocabulary
    let exercises: [String: SiteMap.ExerciseFacts]
    private let body: MarkdownHTML<LessonDialect>

    init(_ lesson: Lesson, vocabulary: Vocabulary, map: SiteMap, folder: String) {
        (self.lesson, self.vocabulary, exercises) = (lesson, vocabulary, map.exercises)
        body = MarkdownHTML(lesson.markdown, dialect: LessonDialect(
            lesson: lesson, vocabulary: vocabulary, allowsRawHTML: map.settings.allowsHTML, pages: map.pages, folder: folder))
    }

    var html: HTML {
        """
        <header class="lesson">
        \(facts)<h1>\(title)</h1>
        \(subtitle)</header>
        \(contents)<div class="text">
        \(body.html(of: lesson.blocks))\(sections)\(lastWords)</div>

        """
    }

    // MARK: Head

    private var title: HTML {
        lesson.heading.map { body.html(inside: $0) } ?? "\(lesson.title ?? lesson.name)"
    }

    private var facts: HTML {
        let facts = LessonFacts(lesson, vocabulary: vocabulary).all
        guard !facts.isEmpty else { return "" }
        return """
            <p class="facts">\(facts.joined(separator: " · ")) <span class="scripted">·</span> <span class="state scripted" data-state="\(attribute: key)" \
            data-done="\(attribute: vocabulary.phrase(.pageDone))" data-open="\(attribute: vocabulary.phrase(.pageOpen))">○</span></p>

            """
    }

    private var subtitle: HTML {
        lesson.subtitle.map { "<p class=\"subtitle\">\($0)</p>\n" } ?? ""
    }

    private var key: String { lesson.number ?? lesson.name }

    private var contents: HTML {
        let links: [HTML] = lesson.sections.filter { $0.level <= 2 }.map { section in
            "<li><a href=\"#\(attribute: section.id)\">\(body.html(inside: section.heading).withoutLinks)</a></li>\n"
        }
        guard !links.isEmpty else { return "" }
        return """
            <nav class="contents" aria-labelledby="\(PageID.contents)">
            <details>
            <summary id="\(PageID.contents)">\(vocabulary.phrase(.pageContents))</summary>
            <ol>
            \(links)</ol>
            </details>
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
                html += "<section class=\"\(attribute: section.kind.rawValue)\">\n"
                isOpen = true
            }
            html += self.section(section)
        }
        return isOpen ? html + "</section>\n" : html
    }

    private func section(_ section: Lesson.Section) -> HTML {
        let level = min(6, max(2, section.level))
        let inside: [HTML] = section.parts.map { part($0, under: level) }
        return "\(heading(level, section.id, section.heading))\(inside)\(section.kind == .completion ? completion : "")"
    }

    private func heading(_ level: Int, _ id: String, _ node: Int) -> HTML {
        """
        <h\(level) id="\(attribute: id)">\(body.html(inside: node))</h\(level)>

        """
    }

    private func part(_ part: Lesson.Part, under level: Int) -> HTML {
        switch part {
        case .block(let node): return body.html(of: node)
        case .level(_, let heading):
            let own = min(6, level + 1)
            return "<h\(own) class=\"level\">\(body.html(inside: heading))</h\(own)>\n"
        case .question(let index): return question(index, under: level)
        case .exercise(let index): return exercise(index, under: level)
        }
    }

    private func question(_ index: Int, under level: Int) -> HTML {
        let question = lesson.faq[index]
        let own = min(6, question.level == nil ? level + 1 : level + 2)
        return """
            <div class="question">
            \(heading(own, PageID.question(index + 1), question.node))\(body.html(of: question.answer))</div>

            """
    }

    // MARK: Exercises

    private func exercise(_ index: Int, under level: Int) -> HTML {
        let exercise = lesson.exercises[index]
        let own = min(6, exercise.level == nil ? level + 1 : level + 2)
        let solutions = exercise.solutions.enumerated().map { solution($1, $0, of: exercise) }
        return """
            <div class="exercise">
            \(heading(own, PageID.exercise(exercise.number), exercise.heading))\(standing(exercise))\(body.html(of: exercise.task))\
            \(check(exercise))\(hints(exercise))\(solutions)</div>

            """
    }

    private func standing(_ exercise: Lesson.Exercise) -> HTML {
        guard let id = exercise.id else { return "" }
        return ExerciseStanding(id: id, facts: exercises[id]).html
    }

    private func check(_ exercise: Lesson.Exercise) -> HTML {
        guard let id = exercise.id else { return "" }
        return "<p class=\"check\">\(vocabulary.phrase(.pageCheck)) <code translate=\"no\">lessonctl check \(id)</code></p>\n"
    }

    private func hints(_ exercise: Lesson.Exercise) -> HTML {
        guard let id = exercise.id, let hints = exercises[id]?.hints[lesson.language], !hints.isEmpty else { return "" }
        let items: [HTML] = hints.enumerated().map { index, text in
            let words = vocabulary.phrase(.pageHint, ["number": String(index + 1), "total": String(hints.count)])
            return """
                <details class="hint">
                <summary>\(words)</summary>
                \(HintHTML(text, vocabulary: vocabulary).html)</details>

                """
        }
        return "\(items)"
    }

    private func solution(_ solution: Lesson.Solution, _ index: Int, of exercise: Lesson.Exercise) -> HTML {
        let name = vocabulary.phrase(.pageSolution, ["number": String(exercise.number), "title": exercise.title])
        return """
            <details class="solution" id="_solution-\(exercise.number)\(index == 0 ? "" : "-\(index + 1)")">
            <summary>\(name) <span class="first">\(vocabulary.phrase(.pageSolutionFirst))</span></summary>
            \(body.html(of: solution.blocks))</details>

            """
    }

    // MARK: The end

    private var completion: HTML {
        """
        <p class="completion scripted"><button type="button" data-mark="\(attribute: key)" aria-pressed="false" \
        data-failed="\(attribute: vocabulary.phrase(.pageNotSaved))">\(vocabulary.phrase(.pageMarkDone))</button></p>

        """
    }

    /// The button of a lesson whose text doesn't ask whether it is done.
    private var lastWords: HTML {
        lesson.sections.contains { $0.kind == .completion } ? "" : completion
    }
}

/// How a learner stands with an exercise: filled in by the page's script.
struct ExerciseStanding {
    let id: String
    let facts: SiteMap.ExerciseFacts?

    var html: HTML {
        """
        <p class="standing scripted" data-exercise="\(attribute: id)" data-script="\(attribute: facts?.script ?? "")">○</p>

        """
    }

    /// The words for all standings, for the page to say once.
    static func words(in vocabulary: Vocabulary) -> String {
        [Vocabulary.Key.pageUntouched, .pageBegun, .pagePassed, .pageStale].map { vocabulary.phrase($0) }.joined(separator: "|")
    }
}

/// A hint's Markdown, without raw HTML and links to lessons.
struct HintHTML {
    private let text: String
    private let vocabulary: Vocabulary

    init(_ text: String, vocabulary: Vocabulary) {
        (self.text, self.vocabulary) = (text, vocabulary)
    }

    var html: HTML {
        let markdown = Markdown(text)
        return MarkdownHTML(markdown, dialect: Dialect(vocabulary: vocabulary)).html(of: 0)
    }

    private struct Dialect: HTMLDialect {
        let vocabulary: Vocabulary

        func keeps(rawHTML: String) -> Bool { false }

        func codeBlock(_ code: Markdown.CodeBlock, at node: Int, in markdown: Markdown) -> HTML {
            "<pre class=\"plain\"><code translate=\"no\">\(SwiftHighlighting.html(of: markdown[code.literal]))</code></pre>\n"
        }

        func address(ofLink destination: String) -> String? { SafeAddress(destination)?.onPages }
        func address(ofImage destination: String) -> String? { nil }
        func level(ofHeading level: Int) -> Int { 6 }
    }
}

extension HTML {
    /// Without the tags of links, for words that become a link themselves.
    fileprivate var withoutLinks: HTML {
        guard bytes.contains(UInt8(ascii: "<")) else { return self }
        return HTML(verbatim: Array(text.replacing(#/</?a(?: [^>]*)?>/#, with: "").utf8))
    }
}
