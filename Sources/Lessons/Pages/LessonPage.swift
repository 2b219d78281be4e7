/// The page of one lesson in one language, or of the lesson in another language where a translation is missing.
struct LessonPage {
    let lesson: Lesson
    let map: SiteMap
    /// Of the page's language.
    let vocabulary: Vocabulary
    /// Of the lesson's language.
    let words: Vocabulary

    var path: String { "\(vocabulary.language)/\(lesson.name).html" }

    private var isFallback: Bool { words.language != vocabulary.language }

    var html: HTML {
        let frame = PageFrame(
            map: map, vocabulary: vocabulary, path: path, title: lesson.title ?? lesson.name,
            contentLanguage: isFallback ? words.language : nil, bodyClass: "page lesson-page")
        let folder = isFallback ? "../\(words.language)/" : ""
        let article = LessonArticle(lesson, vocabulary: words, map: map, folder: folder)
        let foreign: HTML = isFallback ? " lang=\"\(attribute: words.language)\"" : ""
        return frame.html(main: """
            \(notice)<article class="lesson"\(foreign) data-standings="\(attribute: ExerciseStanding.words(in: words))" data-copy="\(attribute: copying)">
            \(article.html)</article>
            \(neighbours)
            """)
    }

    private var copying: String {
        [Vocabulary.Key.pageCopy, .pageCopied, .pageCopyFailed].map { words.phrase($0) }.joined(separator: "|")
    }

    private var notice: HTML {
        guard isFallback else { return "" }
        return """
            <p class="notice">\(vocabulary.phrase(.pageFallback)) \
            <a href="../\(attribute: "\(words.language)/\(lesson.name.pathEscaped)").html" lang="\(attribute: words.language)" \
            hreflang="\(attribute: words.language)">\(words.name)</a></p>

            """
    }

    private var neighbours: HTML {
        let (previous, next) = map.neighbours(of: lesson.name)
        guard previous != nil || next != nil else { return "" }
        let links = [previous.map { link(to: $0, .pagePrevious, "prev") }, next.map { link(to: $0, .pageNext, "next") }].compactMap(\.self)
        return "<nav class=\"neighbours\" aria-label=\"\(attribute: vocabulary.phrase(.pageLessons))\">\n\(links)</nav>\n"
    }

    private func link(to entry: SiteMap.Entry, _ key: Vocabulary.Key, _ relation: String) -> HTML {
        let language = map.contentLanguage(of: entry, in: vocabulary.language) ?? vocabulary.language
        let foreign: HTML = language == vocabulary.language ? "" : " lang=\"\(attribute: language)\""
        return """
            <a rel="\(attribute: relation)" href="\(attribute: entry.name.pathEscaped).html"><span class="where">\(vocabulary.phrase(key))</span> \
            <span\(foreign)>\(map.title(of: entry, in: vocabulary.language))</span></a>

            """
    }
}
