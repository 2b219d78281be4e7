extension CourseFolder {
    /// The course's lessons, from the front matter and the titles of their documents.
    ///
    /// - Throws: `LessonFailure`, for the first document that can't be read or has no number.
    public func outline() throws(LessonFailure) -> CourseOutline {
        let (settings, _) = try CourseSettings.ofContent(content)
        return CourseOutline(
            lessons: try lessons(), exercises: exercises.map(\.name), renamed: Renames(settings.renamed), site: settings.site)
    }

    private func lessons() throws(LessonFailure) -> [CourseLesson] {
        var lessons: [String: CourseLesson] = [:]
        for language in Language.allCases {
            for name in documents(in: language.rawValue) {
                let lesson = try CourseLesson(document: name, at: document(name, in: language.rawValue), in: language)
                lessons[name] = lessons[name].map { $0.adding(titles: lesson.titles) } ?? lesson
            }
        }
        return lessons.values.sorted { (LessonNumber($0.number), $0.document) < (LessonNumber($1.number), $1.document) }
    }
}

extension CourseLesson {
    fileprivate init(document: String, at path: String, in language: Language) throws(LessonFailure) {
        let source = try SourceFile.lesson(at: path)
        let front = FrontMatter(source)
        guard let number = front.lesson else { throw .noLessonNumber(path: path) }
        let title = Markdown.title(of: source.lines.dropFirst(front.lineCount))
        self.init(number: number, document: document, titles: title.map { [language: $0] } ?? [:], exercises: front.exercises)
    }

    fileprivate func adding(titles: [Language: String]) -> CourseLesson {
        CourseLesson(
            number: number, document: document, titles: self.titles.merging(titles) { first, _ in first }, exercises: exercises)
    }
}

extension Markdown {
    /// The words of the first heading of level 1. Only what stands before it is read.
    static func title(of lines: SourceLines) -> String? {
        let candidates = lines.indices.lazy.filter { lines[$0].hasPrefix("# ") || lines[$0].hasPrefix("=") }
        return candidates.prefix(20).compactMap { last in
            let beginning = Markdown(lines: lines[...last])
            return beginning.children(of: 0).first { beginning.nodes[$0].kind == .heading(level: 1) }.map { beginning.plainText(of: $0) }
        }.first
    }
}
