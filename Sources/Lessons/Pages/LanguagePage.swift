/// The site's first page: the choice of a language, each named in itself.
struct LanguagePage {
    let course: Course
    let vocabulary: Vocabulary

    var html: HTML {
        let frame = PageFrame(
            course: course, vocabulary: vocabulary, path: "index.html",
            title: course.settings.titles[vocabulary.language] ?? vocabulary.phrase(.pageCourse), translations: [])
        return frame.html(main: "<h1>\(frame.courseTitle)</h1>\n<ul class=\"choice\">\n\(choices)</ul>\n")
    }

    private var choices: [HTML] {
        course.languages.compactMap { course.vocabularies[$0] }.map { vocabulary in
            let title = course.settings.titles[vocabulary.language].map { " – \($0)" } ?? ""
            let language = vocabulary.language
            return """
                <li lang="\(attribute: language)"><a href="\(attribute: language)/index.html" hreflang="\(attribute: language)">\
                \(vocabulary.name)</a>\(title)</li>

                """
        }
    }
}
