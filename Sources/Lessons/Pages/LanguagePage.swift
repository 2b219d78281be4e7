/// The site's first page: the choice of a language, each named in itself.
struct LanguagePage {
    let map: SiteMap
    let vocabulary: Vocabulary

    static let path = "index.html"

    var html: HTML {
        let title = map.courseTitle(in: vocabulary)
        let frame = PageFrame(
            map: map, vocabulary: vocabulary, path: Self.path, title: title, isTranslated: false, bodyClass: "page choice-page")
        return frame.html(main: """
            <h1>\(title)</h1>
            <p class="subtitle">\(vocabulary.phrase(.pageChooseLanguage))</p>
            <ul class="choice">
            \(choices)</ul>

            """)
    }

    private var choices: [HTML] {
        map.languages.compactMap { map.vocabularies[$0] }.map { vocabulary in
            let language = vocabulary.language
            let title: HTML = map.settings.titles[language].map { " <span>\($0)</span>" } ?? ""
            return """
                <li lang="\(attribute: language)"><a href="\(attribute: language)/index.html" hreflang="\(attribute: language)">\
                <strong>\(vocabulary.name)</strong>\(title)</a></li>

                """
        }
    }
}
