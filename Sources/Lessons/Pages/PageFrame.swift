import Foundation

/// What all pages of a language share: head, header with the languages, search, footer.
struct PageFrame {
    let map: SiteMap
    let vocabulary: Vocabulary
    /// The page's path from the site's root, as in `de/index.html`.
    let path: String
    /// What comes first in the browser's title.
    let title: String
    /// Whether every language has a page of this name.
    var isTranslated = true
    /// The language that the page's text is in, where that isn't the page's own.
    var contentLanguage: String?
    var bodyClass = "page"

    func html(main: HTML) -> HTML {
        "\(opening)\(main)\(closing)"
    }

    /// All before the content.
    var opening: HTML {
        """
        <!DOCTYPE html>
        <html lang="\(attribute: vocabulary.language)" data-root="\(isInLanguage ? root : "./")">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(attribute: Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(windowTitle)</title>
        \(alternates)<script src="\(root)assets/theme.js"></script>
        <link rel="stylesheet" href="\(root)assets/course.css">
        \(isLesson ? "" : lists)<script src="\(root)assets/data.js" defer></script>
        <script src="\(root)assets/course.js" defer></script>
        \(bodyClass.hasSuffix("start-page") ? start : "")</head>
        <body class="\(attribute: bodyClass)">
        <a class="skip" href="#\(PageID.content)">\(vocabulary.phrase(.pageSkip))</a>
        <header class="site">
        <p class="course"><a href="\(attribute: home)">\(courseTitle)</a></p>
        \(tools)\(languages)</header>
        <main id="\(PageID.content)" tabindex="-1">

        """
    }

    /// All behind it.
    var closing: HTML {
        """
        </main>
        <footer class="site">
        \(links)<p class="course-progress scripted" data-progress="\(attribute: vocabulary.phrase(.pageProgress))" role="status"></p>
        <noscript><p>\(vocabulary.phrase(.pageNeedsScript))</p></noscript>
        </footer>
        \(search)</body>
        </html>

        """
    }

    var courseTitle: String { map.courseTitle(in: vocabulary) }

    /// Nothing but the site's own files, and no code or style inside a page.
    static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    private var windowTitle: String {
        title == courseTitle ? title : "\(title) – \(courseTitle)"
    }

    /// The way from this page to the site's root.
    private var root: HTML {
        "\(String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") }))"
    }

    private var isLesson: Bool { bodyClass.hasSuffix("lesson-page") }

    private var lists: HTML { "<link rel=\"stylesheet\" href=\"\(root)assets/lists.css\">\n" }

    private var start: HTML { "<script src=\"\(root)assets/start.js\" defer></script>\n" }

    private var isInLanguage: Bool { path.contains("/") }

    private var home: String {
        isInLanguage ? "index.html" : "\(vocabulary.language)/index.html"
    }

    private var name: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    // MARK: Head

    /// With addresses of the whole web where the course has one, else from this page.
    private var alternates: HTML {
        guard isTranslated else { return "" }
        let start = map.site.map { $0 } ?? "../"
        let name = escapedName
        if let contentLanguage {
            return """
                <meta name="robots" content="noindex">
                <link rel="canonical" href="\(attribute: "\(start)\(contentLanguage)/\(name)")">

                """
        }
        let source = map.languages.first ?? vocabulary.language
        let links: [HTML] = map.languages.map { language in
            "<link rel=\"alternate\" hreflang=\"\(attribute: language)\" href=\"\(attribute: "\(start)\(language)/\(name)")\">\n"
        }
        return "\(links)<link rel=\"alternate\" hreflang=\"x-default\" href=\"\(attribute: "\(start)\(source)/\(name)")\">\n"
    }

    private var escapedName: String { name.pathEscaped }

    // MARK: Header

    private var languages: HTML {
        guard isTranslated, map.languages.count > 1 else { return "" }
        let items: [HTML] = map.languages.map { language in
            let name = map.vocabularies[language]?.name ?? language
            return language == vocabulary.language
                ? "<li><strong lang=\"\(attribute: language)\">\(name)</strong></li>\n"
                : """
                <li><a href="../\(attribute: "\(language)/\(escapedName)")" hreflang="\(attribute: language)" \
                lang="\(attribute: language)">\(name)</a></li>

                """
        }
        return "<nav class=\"languages\" aria-label=\"\(attribute: vocabulary.phrase(.pageLanguages))\">\n<ul>\n\(items)</ul>\n</nav>\n"
    }

    private var tools: HTML {
        """
        <p class="tools scripted">\(isInLanguage ? searchButton : "")\
        <button type="button" class="quiet theme" data-words="\(attribute: themeWords)">\
        \(Icon.theme)</button></p>

        """
    }

    private var searchButton: HTML {
        """
        <button type="button" class="quiet search-button" aria-haspopup="dialog">\(Icon.search)<span>\
        \(vocabulary.phrase(.pageSearch))</span></button>
        """
    }

    private var themeWords: String {
        [Vocabulary.Key.pageThemeAuto, .pageThemeLight, .pageThemeDark]
            .map { vocabulary.phrase(.pageTheme, ["theme": vocabulary.phrase($0)]) }.joined(separator: "|")
    }

    // MARK: Search

    private var search: HTML {
        guard isInLanguage else { return "" }
        return """
            <dialog class="search" aria-labelledby="_search-title" data-root="\(root)assets/" \
            data-one="\(attribute: vocabulary.phrase(.pageSearchOne))" data-many="\(attribute: vocabulary.phrase(.pageSearchMany))" \
            data-none="\(attribute: vocabulary.phrase(.pageSearchNone))" data-missing="\(attribute: vocabulary.phrase(.pageSearchMissing))">
            <h2 id="_search-title">\(vocabulary.phrase(.pageSearch))</h2>
            <button type="button" class="quiet close">\(vocabulary.phrase(.pageClose))</button>
            <label for="_search-words">\(vocabulary.phrase(.pageSearchWords))</label>
            <input type="search" id="_search-words">
            <p role="status"></p>
            </dialog>

            """
    }

    // MARK: Footer

    private var links: HTML {
        guard isInLanguage else { return "" }
        let pages: [(String, Vocabulary.Key)] = [
            ("index.html", .pageCourse), (SitePage.exercises, .pageExercises), (SitePage.apis, .pageAPIs), (SitePage.print, .pagePrint),
            (SitePage.printWithSolutions, .pagePrintSolutions),
        ]
        let items: [HTML] = pages.map { "<li><a href=\"\(attribute: $0)\">\(vocabulary.phrase($1))</a></li>\n" }
        return "<nav aria-label=\"\(attribute: vocabulary.phrase(.pageCourse))\">\n<ul>\n\(items)</ul>\n</nav>\n"
    }
}

/// The names of the pages that every language has beside its lessons.
enum SitePage {
    static let start = "index.html"
    static let exercises = "exercises.html"
    static let apis = "apis.html"
    static let print = "print.html"
    static let printWithSolutions = "print-with-solutions.html"

    static let all = [start, exercises, apis, print, printWithSolutions]
}

/// Pictures that only accompany words.
enum Icon {
    static let search: HTML = """
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/>\
        <path d="m13 13 4.5 4.5"/></svg>
        """
    static let theme: HTML = """
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10" r="7.5"/>\
        <path class="half" d="M10 2.5a7.5 7.5 0 0 1 0 15z"/></svg>
        """
}

extension String {
    /// As one part of an address's path.
    var pathEscaped: String {
        let isPlain = utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
        return isPlain ? self : addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ":", "?", "#"])) ?? self
    }
}
