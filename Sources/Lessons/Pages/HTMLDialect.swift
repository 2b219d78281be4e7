/// What a page may decide about the HTML of Markdown; what it doesn't decide is as in the CommonMark specification.
protocol HTMLDialect {
    /// Whether HTML in the text stays HTML; otherwise it is left out.
    func keeps(rawHTML: String) -> Bool
    func write(_ words: String, isInLink: Bool, to html: inout HTML)
    func codeSpan(_ code: String) -> HTML
    func codeBlock(_ code: Markdown.CodeBlock, at node: Int, in markdown: Markdown) -> HTML
    func tableOpening(at node: Int) -> HTML
    var tableClosing: String { get }
    /// The address that a link leads to; nil where it may not lead there and only its words stay.
    func address(ofLink destination: String) -> String?
    /// The same for an image, of which its description stays.
    func address(ofImage destination: String) -> String?
    func level(ofHeading level: Int) -> Int
    func callout(at quote: Int, in markdown: Markdown) -> Markdown.Callout?
}

extension HTMLDialect {
    func keeps(rawHTML: String) -> Bool { true }
    func write(_ words: String, isInLink: Bool, to html: inout HTML) { html.write(text: words) }

    func codeBlock(_ code: Markdown.CodeBlock, at node: Int, in markdown: Markdown) -> HTML {
        let language = code.info.flatMap { markdown[$0].split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\n" }).first.map(String.init) }
        let opening: HTML = language.map { "<pre><code class=\"language-\($0)\">" } ?? "<pre><code>"
        return opening + "\(markdown[code.literal])</code></pre>\n"
    }

    func codeSpan(_ code: String) -> HTML { "<code>\(code)</code>" }
    func tableOpening(at node: Int) -> HTML { "<table>\n" }
    var tableClosing: String { "</table>\n" }
    func address(ofLink destination: String) -> String? { destination }
    func address(ofImage destination: String) -> String? { destination }
    func level(ofHeading level: Int) -> Int { level }
    func callout(at quote: Int, in markdown: Markdown) -> Markdown.Callout? { nil }
}

/// HTML as the CommonMark specification shows it.
struct CommonMarkDialect: HTMLDialect {}
