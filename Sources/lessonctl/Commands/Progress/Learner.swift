import Foundation
import Lessons

/// Someone whose progress is looked at.
struct Learner {
    /// Nil for whoever sits here.
    let name: String?
    let report: ProgressReport
    private let events: [ProgressEvent]

    init(name: String?, journal: Journal, in context: Context) throws {
        let (course, outline) = (try context.course(), try context.outline())
        self.name = name
        events = try journal.events()
        report = ProgressReport(
            LearnerProgress(events, renamed: outline.renamed), in: outline, language: context.language
        ) { course.exercise(named: $0)?.scriptHash }
    }

    /// The events as xAPI statements. A learner without a name is called by the first event's id: the same on every machine that the
    /// journal was merged on, and no one's own name.
    func statements(in outline: CourseOutline) -> [LearningStatement] {
        let pseudonym = events.min()?.id.uuidString.lowercased() ?? ""
        return LearningStatement.all(of: events, in: outline, learner: name ?? pseudonym)
    }
}
