import Foundation

/// The APIs that the course's lessons speak of, from A to Z, and where.
struct APIPage {
    let map: SiteMap
    let vocabulary: Vocabulary
    let cards: LessonCards

    var path: String { "\(vocabulary.language)/\(SitePage.apis)" }

    var html: HTML {
        let title = vocabulary.phrase(.pageAPIs)
        let frame = PageFrame(map: map, vocabulary: vocabulary, path: path, title: title, bodyClass: "page list-page")
        let groups = Dictionary(grouping: places, by: \.initial).sorted { $0.key < $1.key }
        let letters: [HTML] = groups.map { "<li><a href=\"#_\($0.key)\">\($0.key)</a></li>\n" }
        let sections: [HTML] = groups.map { letter, places in
            "<section>\n<h2 id=\"_\(letter)\">\(letter)</h2>\n<dl class=\"apis\">\n\(places.map(entry))</dl>\n</section>\n"
        }
        return frame.html(main: """
            <h1>\(title)</h1>
            <p class="subtitle">\(vocabulary.phrase(.pageAPIsLead))</p>
            \(letters.isEmpty ? "" : index(letters, title))\(sections)
            """)
    }

    private func index(_ letters: [HTML], _ title: String) -> HTML {
        "<nav class=\"letters\" aria-label=\"\(attribute: title)\">\n<ul>\n\(letters)</ul>\n</nav>\n"
    }

    private struct Place {
        let api: String
        var lessons: [(entry: SiteMap.Entry, mention: LessonCard.Mention)]

        /// The first letter, signs aside.
        var initial: String { api.first(where: \.isLetter).map { $0.uppercased() } ?? "#" }

        var order: (String, String) { (api.drop { !$0.isLetter }.lowercased(), api) }
    }

    /// In the order of the alphabet.
    private var places: [Place] {
        var byAPI: [String: Place] = [:]
        for entry in map.lessons {
            for mention in cards.card(of: entry, in: vocabulary.language)?.mentions ?? [] {
                byAPI[mention.api, default: Place(api: mention.api, lessons: [])].lessons.append((entry, mention))
            }
        }
        return byAPI.values.sorted { $0.order < $1.order }
    }

    private func entry(_ place: Place) -> HTML {
        let links: [HTML] = place.lessons.map { entry, mention in
            let language = map.contentLanguage(of: entry, in: vocabulary.language) ?? vocabulary.language
            let foreign: HTML = language == vocabulary.language ? "" : " lang=\"\(attribute: language)\""
            let number: HTML = entry.number.map { "<span class=\"number\">\($0)</span> " } ?? ""
            return """
                <dd\(foreign)><a href="\(attribute: "\(entry.name.pathEscaped).html#\(mention.section)")">\(number)\(mention.title)</a></dd>

                """
        }
        let foreign: HTML = vocabulary.language == "en" ? "" : " lang=\"en\""
        return "<dt><code\(foreign) translate=\"no\">\(place.api)</code></dt>\n\(links)"
    }
}
