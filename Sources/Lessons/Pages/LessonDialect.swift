/// How a lesson's Markdown becomes HTML: samples with their frames, callouts, references to lessons as links, and no address that
/// could run code or fetch anything.
struct LessonDialect: HTMLDialect {
    let lesson: Lesson
    let vocabulary: Vocabulary
    let allowsRawHTML: Bool
    /// The pages of the lessons, by number.
    let pages: [String: String]
    /// The way from the page to the folder of the lesson's language; empty where the page is in it.
    var folder = ""

    /// Comments hold what readers need not see.
    func keeps(rawHTML: String) -> Bool {
        allowsRawHTML && !rawHTML.isHTMLComment
    }

    func write(_ words: String, isInLink: Bool, to html: inout HTML) {
        guard !isInLink else { return html.write(text: words) }
        var rest = words.startIndex
        for reference in LessonReference.all(in: words, vocabulary: vocabulary) {
            guard reference.number != lesson.number, let page = pages[reference.number] else { continue }
            html.write(text: words[rest..<reference.range.lowerBound])
            html += "<a href=\"\(attribute: page)\">\(String(words[reference.range]))</a>"
            rest = reference.range.upperBound
        }
        html.write(text: words[rest...])
    }

    func codeSpan(_ code: String) -> HTML {
        let isForeign = vocabulary.language != "en" && code.utf8.allSatisfy { $0 < 0x80 }
        return isForeign ? "<code lang=\"en\" translate=\"no\">\(code)</code>" : "<code translate=\"no\">\(code)</code>"
    }

    func codeBlock(_ code: Markdown.CodeBlock, at node: Int, in markdown: Markdown) -> HTML {
        guard let index = lesson.sampleIndices[node] else { return "" }
        return SampleFigure(lesson: lesson, index: index, vocabulary: vocabulary).html
    }

    func address(ofLink destination: String) -> String? {
        SafeAddress(destination)?.onPages
    }

    func address(ofImage destination: String) -> String? {
        SafeAddress(destination).flatMap { $0.isRelative ? folder + $0.text : nil }
    }

    func level(ofHeading level: Int) -> Int {
        max(2, level)
    }

    func callout(at quote: Int, in markdown: Markdown) -> Markdown.Callout? {
        markdown.callout(at: quote)
    }

    func tableOpening(at node: Int) -> HTML {
        "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"\(attribute: vocabulary.phrase(.pageTable)) \(node)\">\n<table>\n"
    }

    var tableClosing: String { "</table>\n</div>\n" }
}
