import Foundation

/// What a web server shows for an address that isn't one, in every language of the course. It may be shown at any depth, so its
/// addresses begin at the server's root where the course says where it lies.
struct NotFoundPage {
    let map: SiteMap
    let vocabulary: Vocabulary

    static let path = "404.html"

    var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="\(attribute: vocabulary.language)" data-root="\(attribute: root.isEmpty ? "./" : root)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(attribute: PageFrame.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>\(vocabulary.phrase(.pageNotFound))</title>
        <script src="\(attribute: root)assets/theme.js"></script>
        <link rel="stylesheet" href="\(attribute: root)assets/course.css">
        <link rel="stylesheet" href="\(attribute: root)assets/lists.css">
        </head>
        <body class="page choice-page">
        <main id="\(PageID.content)" tabindex="-1">
        <h1>\(vocabulary.phrase(.pageNotFound))</h1>
        \(sections)</main>
        </body>
        </html>

        """
    }

    private var root: String {
        map.site.flatMap { URL(string: $0)?.path(percentEncoded: true) }.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    private var sections: [HTML] {
        map.languages.compactMap { map.vocabularies[$0] }.map { words in
            let language = words.language
            let heading: HTML = language == vocabulary.language ? "" : "<h2>\(words.phrase(.pageNotFound))</h2>\n"
            return """
                <section lang="\(attribute: language)">
                \(heading)<p>\(words.phrase(.pageNotFoundWords)) <a href="\(attribute: "\(root)\(language)/index.html")">\
                \(words.phrase(.pageHome))</a></p>
                </section>

                """
        }
    }
}
