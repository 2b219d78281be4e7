/// The lessons of a course in their order, and the exercises that belong to none.
public struct CourseOutline: Hashable, Sendable {
    public let lessons: [CourseLesson]
    public let freeExercises: [String]
    public let renamed: Renames
    /// The address of the course, where it has one.
    public let site: String?

    /// - Parameter exercises: all that the course has, in their order.
    public init(lessons: [CourseLesson], exercises: [String], renamed: Renames = [:], site: String? = nil) {
        let taken = Set(lessons.flatMap(\.ownExercises))
        self.lessons = lessons
        freeExercises = exercises.filter { !taken.contains($0) }
        self.renamed = renamed
        self.site = site
    }

    /// All exercises, lesson by lesson.
    public var exercises: [String] {
        lessons.flatMap(\.ownExercises) + freeExercises
    }

    /// The lesson of that number or document name.
    public func lesson(_ name: String) -> CourseLesson? {
        lessons.first { $0.number == name } ?? lessons.first { $0.document == name }
    }
}
