import Foundation

extension LearningStatement {
    /// The statements that a learner's events make: every check that passed or failed, and the lessons that are marked as done and
    /// still are. Where the course has no address, activities are named by URNs.
    ///
    /// - Parameter learner: the learner's name; a pseudonym will do.
    public static func all(of events: [ProgressEvent], in outline: CourseOutline, learner: String) -> [LearningStatement] {
        let progress = LearnerProgress(events, renamed: outline.renamed)
        let place = Place(site: outline.site, learner: learner)
        return Set(events).sorted().compactMap { event in
            switch event.kind {
            case .passed(let name, let attempt):
                place.statement(event, .passed, outline.renamed.current(name), attempt)
            case .failed(let name, let attempt, _):
                place.statement(event, .failed, outline.renamed.current(name), attempt)
            case .done(let name):
                outline.lesson(outline.renamed.current(name))
                    .flatMap { progress.done(lesson: $0.number) == event.time ? $0 : nil }
                    .map { place.statement(event, completed: $0) }
            case .undone, .started, .reset, .hint: nil
            }
        }
    }

    private struct Place {
        let site: String?
        let learner: String

        func statement(
            _ event: ProgressEvent, _ verb: Verb, _ exercise: String, _ attempt: ProgressEvent.Attempt
        ) -> LearningStatement {
            let result = Outcome(success: verb.id == Verb.passed.id, duration: "PT\(Double(attempt.milliseconds) / 1000)S")
            let name = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, exercise) })
            return statement(event, verb, activity("exercises/\(exercise)", type: "assessment", name: name), result)
        }

        func statement(_ event: ProgressEvent, completed lesson: CourseLesson) -> LearningStatement {
            let name = Dictionary(uniqueKeysWithValues: lesson.titles.map { ($0.key.rawValue, $0.value) })
            let object = activity("lessons/\(lesson.document)", type: "lesson", name: name)
            return statement(event, .completed, object, Outcome(completion: true))
        }

        private func statement(
            _ event: ProgressEvent, _ verb: Verb, _ object: Activity, _ result: Outcome
        ) -> LearningStatement {
            LearningStatement(
                id: event.id.uuidString.lowercased(),
                actor: Actor(account: .init(homePage: site ?? "https://lessonctl.invalid/", name: learner)),
                verb: verb, object: object, result: result,
                context: event.language.map { Context(language: $0.rawValue) }, timestamp: Timestamp(event.time))
        }

        private func activity(_ path: String, type: String, name: [String: String]) -> Activity {
            let path = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            let address = site.map { $0.hasSuffix("/") ? $0 + path : "\($0)/\(path)" }
            return Activity(
                id: address ?? "urn:lessonctl:\(path.replacing("/", with: ":"))",
                definition: .init(type: "http://adlnet.gov/expapi/activities/\(type)", name: name))
        }
    }
}

extension LearningStatement.Verb {
    static let passed = verb("passed", de: "bestand", el: "πέρασε", en: "passed", ja: "合格した")
    static let failed = verb("failed", de: "bestand nicht", el: "δεν πέρασε", en: "failed", ja: "不合格だった")
    static let completed = verb("completed", de: "schloss ab", el: "ολοκλήρωσε", en: "completed", ja: "完了した")

    private static func verb(_ name: String, de: String, el: String, en: String, ja: String) -> Self {
        Self(
            id: "http://adlnet.gov/expapi/verbs/\(name)",
            display: ["de": de, "el": el, "en": en, "ja": ja])
    }
}
