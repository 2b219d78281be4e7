import Foundation

/// Progress for other programs: `{"version": 1, "lessons": […], "exercises": […]}`, `exercises` being those that belong to no lesson.
public struct ProgressReport: Codable, Equatable, Sendable {
    public var version = 1
    public let lessons: [Lesson]
    public let exercises: [Exercise]

    public struct Lesson: Codable, Equatable, Sendable {
        public let number: String
        public let title: String
        /// When it was marked as done.
        public let done: Timestamp?
        public let exercises: [Exercise]

        public var passed: Int { exercises.count { $0.standing == .passed } }
    }

    public struct Exercise: Codable, Equatable, Sendable {
        public let exercise: String
        public let standing: Standing
        public let attempts: Int
        /// How many hints were shown.
        public let hints: Int
        public let passed: Timestamp?
        /// Until the first pass.
        public let secondsOfWork: Int
    }

    /// - Parameter script: the hash of an exercise's script as it is now.
    public init(
        _ progress: LearnerProgress, in outline: CourseOutline, language: Language, script: (_ exercise: String) -> String?
    ) {
        func rows(_ names: [String]) -> [Exercise] {
            names.map { Exercise($0, progress.exercise($0), script: script($0)) }
        }
        lessons = outline.lessons.map { lesson in
            Lesson(
                number: lesson.number, title: lesson.title(in: language),
                done: progress.done(lesson: lesson.number).map(Timestamp.init), exercises: rows(lesson.ownExercises))
        }
        exercises = rows(outline.freeExercises)
    }

    public var allExercises: [Exercise] { lessons.flatMap(\.exercises) + exercises }
}

extension ProgressReport.Exercise {
    fileprivate init(_ name: String, _ progress: ExerciseProgress, script: String?) {
        exercise = name
        standing = progress.standing(script: script)
        attempts = progress.attempts
        hints = progress.hint
        passed = progress.passed(script: script).map(Timestamp.init)
        secondsOfWork = Int(progress.secondsOfWork)
    }
}
