/// What pages say of a lesson at a glance: its number, stage and reading time.
struct LessonFacts {
    private let numberText: String?
    private let stageNumber: Int?
    private let stageName: String?
    private let minutes: Int?
    private let vocabulary: Vocabulary

    init(_ lesson: Lesson, vocabulary: Vocabulary) {
        (numberText, stageNumber, stageName, minutes) = (lesson.number, lesson.stage, lesson.stageName, lesson.readingMinutes)
        self.vocabulary = vocabulary
    }

    init(_ card: LessonCard, vocabulary: Vocabulary) {
        (numberText, stageNumber, stageName, minutes) = (card.number, card.stage, card.stageName, card.minutes)
        self.vocabulary = vocabulary
    }

    var all: [String] {
        [number, stage, readingTime].compactMap(\.self)
    }

    private var number: String? {
        numberText.map { vocabulary.phrase(.pageLesson, ["number": $0]) }
    }

    var stage: String? {
        guard let stage = stageNumber else { return nil }
        let words = vocabulary.phrase(.pageStage, ["stage": String(stage)])
        return stageName.map { "\(words) – \($0)" } ?? words
    }

    var readingTime: String? {
        guard let minutes else { return nil }
        return minutes == 1 ? vocabulary.phrase(.readingTimeOne) : vocabulary.phrase(.readingTime, ["minutes": String(minutes)])
    }
}
