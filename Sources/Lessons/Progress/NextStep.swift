/// What a learner does best next, and why.
public enum NextStep: Equatable, Sendable {
    /// To read a lesson of which nothing is done yet.
    case read(CourseLesson)
    /// To solve an exercise that is untouched, begun or gone stale.
    case solve(exercise: String, of: CourseLesson?, Standing)
    /// To mark a lesson whose exercises are all passed.
    case mark(CourseLesson)
    case nothing

    /// The first that isn't complete, in the course's order; what is left of lessons that are marked as done comes last.
    public init(in outline: CourseOutline, isDone: (CourseLesson) -> Bool, standing: (_ exercise: String) -> Standing) {
        if let lesson = outline.lessons.first(where: { !isDone($0) }) {
            self = .step(in: lesson, standing)
        } else {
            let groups = [(nil, outline.freeExercises)] + outline.lessons.map { ($0, $0.ownExercises) }
            self = groups.compactMap { Self.exercise(of: $0, $1, standing) }.first ?? .nothing
        }
    }

    private static func step(in lesson: CourseLesson, _ standing: (String) -> Standing) -> NextStep {
        if lesson.ownExercises.allSatisfy({ standing($0) == .untouched }) { return .read(lesson) }
        return exercise(of: lesson, lesson.ownExercises, standing) ?? .mark(lesson)
    }

    private static func exercise(
        of lesson: CourseLesson?, _ exercises: [String], _ standing: (String) -> Standing
    ) -> NextStep? {
        exercises.first { standing($0) != .passed }.map { .solve(exercise: $0, of: lesson, standing($0)) }
    }
}
