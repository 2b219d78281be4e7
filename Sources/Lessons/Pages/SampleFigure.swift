/// A code sample with its number and what is special about it; the page's script adds the button that copies it.
struct SampleFigure {
    private let sample: CodeSample
    private let number: Int
    private let vocabulary: Vocabulary
    private let label: String
    /// The sample before it in the same section, of which this is the output.
    private let cause: CodeSample?

    init(lesson: Lesson, index: Int, vocabulary: Vocabulary) {
        sample = lesson.codeSamples[index]
        let isOutput = sample.role == .output
        number = lesson.codeSamples[...index].count { !$0.isHidden && ($0.role == .output) == isOutput }
        self.vocabulary = vocabulary
        label = vocabulary.phrase(isOutput ? .pageOutputNumber : .pageCodeNumber, ["number": String(number)])
        let before = lesson.codeSamples[..<index].last { !$0.isHidden }
        cause = before.flatMap { $0.section == lesson.codeSamples[index].section ? $0 : nil }
    }

    var html: HTML {
        let id = isOutput ? PageID.output(number) : PageID.code(number)
        return """
            <figure class="\(kind)" id="\(id)">
            <figcaption><a href="#\(id)">\(caption)</a></figcaption>
            <pre\(isOutput ? language : region)><code translate="no">\(source)</code></pre>
            </figure>

            """
    }

    private var isOutput: Bool { sample.role == .output }

    private var kind: HTML {
        if isOutput { return cause?.attributes.fails != nil ? "output error" : "output" }
        return sample.attributes.fails != nil ? "sample fails" : sample.attributes.warns != nil ? "sample warns" : "sample"
    }

    private var caption: HTML {
        if isOutput { return "\(vocabulary.phrase(outputKey))" }
        guard let remark else { return "\(label)" }
        return "\(label) · <strong>\(vocabulary.phrase(remark))</strong>"
    }

    private var outputKey: Vocabulary.Key {
        guard let attributes = cause?.attributes else { return .pageMessageConsole }
        return attributes.fails != nil ? .pageMessageCompiler : .pageMessageConsole
    }

    private var remark: Vocabulary.Key? {
        sample.attributes.fails != nil ? .pageFails : sample.attributes.warns != nil ? .pageWarns : nil
    }

    /// What tools say is English.
    private var language: HTML {
        vocabulary.language == "en" ? "" : " lang=\"en\""
    }

    /// Code may be wider than the page: it is a stop for the keyboard. What tools say wraps.
    private var region: HTML {
        " tabindex=\"0\" role=\"region\" aria-label=\"\(attribute: label)\""
    }

    private var source: HTML {
        sample.language == "swift" ? SwiftHighlighting.html(of: sample.source) : "\(sample.source)"
    }
}
