extension Lesson {
    /// The same lesson with every place moved: from a document to the page that it was made from.
    func moved(by move: (SourcePosition) -> SourcePosition) -> Lesson {
        func moved(_ range: SourceRange) -> SourceRange { SourceRange(start: move(range.start), end: move(range.end)) }
        var lesson = self
        for index in markdown.nodes.indices { lesson.markdown.nodes[index].range = moved(markdown.nodes[index].range) }
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
