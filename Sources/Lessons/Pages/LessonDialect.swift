/// How a lesson's Markdown becomes HTML: samples with their frames, callouts, references to lessons as links, and no address that
/// could run code or fetch anything.
struct LessonDialect: HTMLDialect {
    let lesson: Lesson
    let vocabulary: Vocabulary
    let allowsRawHTML: Bool
    /// The pages of the lessons in this language, by number.
    let pages: [String: String]

    /// Comments hold what readers need not see.
    func keeps(rawHTML: String) -> Bool {
        allowsRawHTML && !rawHTML.isHTMLComment
    }

    func text(_ words: String, isInLink: Bool) -> HTML {
        guard !isInLink else { return "\(words)" }
        var html: HTML = ""
        var rest = words.startIndex
        for reference in LessonReference.all(in: words, vocabulary: vocabulary) {
            guard reference.number != lesson.number, let page = pages[reference.number] else { continue }
            let before = String(words[rest..<reference.range.lowerBound])
            html += "\(before)<a href=\"\(attribute: page)\">\(String(words[reference.range]))</a>"
            rest = reference.range.upperBound
        }
        return html + "\(String(words[rest...]))"
    }

    func codeBlock(_ code: Markdown.CodeBlock, at node: Int) -> HTML {
        guard let index = lesson.sampleIndices[node] else { return "" }
        let sample = lesson.codeSamples[index]
        let name = vocabulary.phrase(
            sample.role == .output ? .pageOutput : .pageCode, ["number": String(index + 1), "section": sample.section])
        let language: HTML = sample.language.map { " class=\"language-\(attribute: $0)\"" } ?? ""
        return """
            <pre class="\(sample.role == .output ? "output" : "sample")" tabindex="0" role="region" aria-label="\(attribute: name)">\
            <code\(language) translate="no">\(code.literal)</code></pre>

            """
    }

    func address(ofLink destination: String) -> String? {
        SafeAddress(destination)?.onPages
    }

    func address(ofImage destination: String) -> String? {
        SafeAddress(destination).flatMap { $0.isRelative ? $0.text : nil }
    }

    func level(ofHeading level: Int) -> Int {
        max(2, level)
    }

    func callout(at quote: Int, in markdown: Markdown) -> Markdown.Callout? {
        markdown.callout(at: quote)
    }
}
