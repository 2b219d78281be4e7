extension Lesson {
    /// The same lesson with every place moved: from a document to the page that it was made from.
    func moved(by move: (SourcePosition) -> SourcePosition) -> Lesson {
        func moved(_ range: SourceRange) -> SourceRange { SourceRange(start: move(range.start), end: move(range.end)) }
        var lesson = self
        lesson.markdown = Markdown(nodes: markdown.nodes.map { Markdown.Node(kind: $0.kind, range: moved($0.range), end: $0.end) })
        for index in sections.indices { lesson.sections[index].range = moved(sections[index].range) }
        for index in faq.indices { lesson.faq[index].range = moved(faq[index].range) }
        for index in codeSamples.indices {
            lesson.codeSamples[index].range = moved(codeSamples[index].range)
            lesson.codeSamples[index].lineStarts = codeSamples[index].lineStarts.map(move)
        }
        for index in exercises.indices {
            lesson.exercises[index].range = moved(exercises[index].range)
            for number in exercises[index].solutions.indices {
                lesson.exercises[index].solutions[number].range = moved(exercises[index].solutions[number].range)
            }
        }
        return lesson
    }
}
