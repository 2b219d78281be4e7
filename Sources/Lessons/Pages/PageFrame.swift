/// What all pages of a language share: head, header with the languages, footer.
struct PageFrame {
    let course: Course
    let vocabulary: Vocabulary
    /// The page's path from the site's root, as in `de/index.html`.
    let path: String
    /// What comes first in the browser's title.
    let title: String
    /// The same page in other languages, as addresses from this page, by language; this page's own is among them.
    let translations: [(language: String, address: String)]

    func html(main: HTML) -> HTML {
        """
        <!DOCTYPE html>
        <html lang="\(attribute: vocabulary.language)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(attribute: Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(windowTitle)</title>
        \(alternates)<link rel="stylesheet" href="\(attribute: root)assets/course.css">
        <script src="\(attribute: root)assets/course.js" defer></script>
        </head>
        <body data-lessons="\(attribute: lessonNames)">
        <a class="skip" href="#_content">\(vocabulary.phrase(.pageSkip))</a>
        <header class="site">
        <p class="course"><a href="\(attribute: home)">\(courseTitle)</a></p>
        \(languages)</header>
        <main id="_content" tabindex="-1">
        \(main)</main>
        <footer class="site">
        <p class="progress scripted" data-progress="\(attribute: vocabulary.phrase(.pageProgress))" role="status"></p>
        <noscript><p>\(vocabulary.phrase(.pageNeedsScript))</p></noscript>
        </footer>
        </body>
        </html>

        """
    }

    var courseTitle: String {
        course.settings.titles[vocabulary.language] ?? vocabulary.phrase(.pageCourse)
    }

    /// Nothing but the site's own files, and no code or style inside a page.
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    private var windowTitle: String {
        title == courseTitle ? title : "\(title) – \(courseTitle)"
    }

    /// The way from this page to the site's root.
    private var root: String {
        String(repeating: "../", count: path.count { $0 == "/" })
    }

    private var home: String {
        "\(root)\(vocabulary.language)/index.html"
    }

    /// Every lesson's name: what the page's script counts.
    private var lessonNames: String {
        course.lessons(preferring: [vocabulary.language]).map(\.name).joined(separator: " ")
    }

    private var alternates: HTML {
        guard let site = course.settings.site.map({ $0.hasSuffix("/") ? $0 : $0 + "/" }), translations.count > 1 else { return "" }
        let links: [HTML] = translations.map { translation in
            let page = "\(site)\(translation.language)/\(path.split(separator: "/").last.map(String.init) ?? "")"
            return "<link rel=\"alternate\" hreflang=\"\(attribute: translation.language)\" href=\"\(attribute: page)\">\n"
        }
        return "\(links)<link rel=\"alternate\" hreflang=\"x-default\" href=\"\(attribute: site)index.html\">\n"
    }

    private var languages: HTML {
        guard translations.count > 1 else { return "" }
        let items: [HTML] = translations.map { language, address in
            let name = course.vocabularies[language]?.name ?? language
            return language == vocabulary.language
                ? "<li><strong lang=\"\(attribute: language)\">\(name)</strong></li>\n"
                : """
                <li><a href="\(attribute: address)" hreflang="\(attribute: language)" lang="\(attribute: language)">\(name)</a></li>

                """
        }
        return "<nav class=\"languages\" aria-label=\"\(attribute: vocabulary.phrase(.pageLanguages))\">\n<ul>\n\(items)</ul>\n</nav>\n"
    }
}
