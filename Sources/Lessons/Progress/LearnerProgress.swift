import Foundation

/// Where a learner stands: a fold over the journal's events. The order of the events doesn't matter, nor do doubles.
public struct LearnerProgress: Equatable, Sendable {
    private var exercises: [String: ExerciseProgress] = [:]
    private var lessons: [String: Date] = [:]

    public init(_ events: some Sequence<ProgressEvent>, renamed: Renames = [:]) {
        for event in Set(events).sorted() {
            add(event, renamed: renamed)
        }
    }

    public func exercise(_ name: String) -> ExerciseProgress {
        exercises[name] ?? ExerciseProgress()
    }

    /// When a lesson was marked as done; nil where it isn't.
    public func done(lesson number: String) -> Date? {
        lessons[number]
    }

    private mutating func add(_ event: ProgressEvent, renamed: Renames) {
        switch event.kind {
        case .done(let lesson):
            let lesson = renamed.current(lesson)
            lessons[lesson] = lessons[lesson] ?? event.time
        case .undone(let lesson): lessons[renamed.current(lesson)] = nil
        case .started(let name), .reset(let name), .hint(let name, _), .passed(let name, _), .failed(let name, _, _):
            exercises[renamed.current(name), default: ExerciseProgress()].add(event.kind, at: event.time)
        }
    }
}
