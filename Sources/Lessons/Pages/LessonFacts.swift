/// What a page says of a lesson at a glance: its number, stage and reading time.
struct LessonFacts {
    private let lesson: Lesson
    private let vocabulary: Vocabulary

    init(_ lesson: Lesson, vocabulary: Vocabulary) {
        (self.lesson, self.vocabulary) = (lesson, vocabulary)
    }

    var all: [String] {
        [number, stage, readingTime].compactMap(\.self)
    }

    private var number: String? {
        lesson.number.map { vocabulary.phrase(.pageLesson, ["number": $0]) }
    }

    var stage: String? {
        guard let stage = lesson.stage else { return nil }
        let words = vocabulary.phrase(.pageStage, ["stage": String(stage)])
        return lesson.stageName.map { "\(words) – \($0)" } ?? words
    }

    var readingTime: String? {
        guard let minutes = lesson.readingMinutes else { return nil }
        return minutes == 1 ? vocabulary.phrase(.readingTimeOne) : vocabulary.phrase(.readingTime, ["minutes": String(minutes)])
    }
}
